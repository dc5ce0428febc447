import { describe, expect, it } from 'vitest'
import { createReadingPlaces } from './reading-places.ts'

/** Long enough for a turn to come and to be told of. */
const turn = async () => {
  await new Promise(setImmediate)
  await new Promise(setImmediate)
}

/** Work that goes on until it is told to end. */
function longWork() {
  let end = () => {}
  let isRunning = false
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    work: async () => {
      isRunning = true
      await ended
      isRunning = false
    },
    end: () => end(),
    isRunning: () => isRunning,
  }
}

describe('places for reading websites', () => {
  it('lets nobody take all of them, and tells who waits how many are ahead', async () => {
    const places = createReadingPlaces({ total: 3, perOwner: 2 })
    const mine = Array.from({ length: 4 }, longWork)
    const ahead: number[] = []
    const runs = mine.map(({ work }, index) =>
      places.use('mine', work, index === 3 ? { onWaiting: (count) => ahead.push(count) } : {}),
    )
    const yours = longWork()
    const other = places.use('yours', yours.work)
    await turn()
    expect(mine.map(({ isRunning }) => isRunning())).toEqual([true, true, false, false])
    expect(yours.isRunning()).toBe(true)
    expect(ahead.at(-1)).toBe(1)
    mine[0]!.end()
    await turn()
    expect(mine[2]!.isRunning()).toBe(true)
    expect(ahead.at(-1)).toBe(0)
    for (const { end } of [...mine, yours]) end()
    await Promise.all([...runs, other])
  })

  it('refuses one more than may wait, and whoever waited too long', async () => {
    const places = createReadingPlaces({ total: 1, waiting: 1 })
    const first = longWork()
    const running = places.use('a', first.work)
    await turn()
    const waiting = places.use('b', async () => 'read', { patienceMs: 20 })
    await expect(places.use('c', async () => 'read')).rejects.toMatchObject({ reason: 'busy' })
    await expect(waiting).rejects.toMatchObject({ reason: 'busy' })
    first.end()
    await running
    expect(await places.use('d', async () => 'read')).toBe('read')
  })

  it('gives the turn of whoever left the line to the next, and goes on after a failure', async () => {
    const places = createReadingPlaces({ total: 1 })
    const first = longWork()
    const running = places.use('a', first.work)
    const gone = new AbortController()
    const left = places.use('b', async () => 'read', { signal: gone.signal })
    const failing = places.use('c', () => Promise.reject(new Error('broken')))
    const next = places.use('d', async () => 'read')
    gone.abort(new Error('closed the tab'))
    await expect(left).rejects.toThrow('closed the tab')
    first.end()
    await running
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('read')
  })
})
