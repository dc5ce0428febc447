import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createShortCache } from './short-cache.ts'

function cacheAt(start = 0) {
  const clock = { now: start }
  return { clock, cache: createShortCache<string>({ ms: 1000, size: 3, now: () => clock.now }) }
}

describe('createShortCache', () => {
  it('asks once within its time', async () => {
    const { clock, cache } = cacheAt()
    let asked = 0
    const load = async () => {
      asked += 1
      return `answer ${asked}`
    }
    expect(await cache.through('a', load)).toBe('answer 1')
    clock.now = 999
    expect(await cache.through('a', load)).toBe('answer 1')
    clock.now = 1000
    expect(await cache.through('a', load)).toBe('answer 2')
  })

  it('asks again when the clock goes backwards', async () => {
    const { clock, cache } = cacheAt(5000)
    await cache.through('a', async () => 'old')
    clock.now = 4999
    expect(await cache.through('a', async () => 'new')).toBe('new')
  })

  it('does not remember that there was nothing', async () => {
    const { cache } = cacheAt()
    expect(await cache.through('a', async () => null)).toBeNull()
    expect(await cache.through('a', async () => 'now there is')).toBe('now there is')
  })

  it('does not keep an answer that was dropped while it was being read', async () => {
    const { cache } = cacheAt()
    const store = new PassThrough()
    const reading = cache.through('a', async () => String((await once(store, 'data'))[0]))
    cache.drop('a')
    store.write('from before')
    expect(await reading).toBe('from before')
    expect(await cache.through('a', async () => 'from after')).toBe('from after')
  })

  it('drops what a test picks, and everything when it is full', async () => {
    const { cache } = cacheAt()
    for (const key of ['a', 'b', 'c']) await cache.through(key, async () => key)
    cache.drop((value) => value !== 'b')
    expect(await cache.through('a', async () => 'again')).toBe('again')
    expect(await cache.through('b', async () => 'again')).toBe('b')
    await cache.through('c', async () => 'c')
    await cache.through('d', async () => 'd')
    expect(await cache.through('b', async () => 'again')).toBe('again')
  })

  it('remembers nothing for no time', async () => {
    const cache = createShortCache<string>({ ms: 0, size: 3, now: () => 0 })
    await cache.through('a', async () => 'old')
    expect(await cache.through('a', async () => 'new')).toBe('new')
  })
})
