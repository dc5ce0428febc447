import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmbeddedStores } from './embedded.ts'
import { createTurns, type ServerTurnDoc, type Turns, turnMs } from './turns.ts'

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-turns-'))
const stores = openEmbeddedStores({ dir, requireIndexes: true })
const hour = 60 * 60_000
let made = 0
let now = 0
let one: Turns
let another: Turns

beforeEach(() => {
  now = 1_000
  made += 1
  const store = stores.eu.collection<ServerTurnDoc>(`turns_${made}`)
  one = createTurns({ store, me: 'one', now: () => now })
  another = createTurns({ store, me: 'another', now: () => now })
})
afterAll(async () => {
  await stores.close()
  rmSync(dir, { recursive: true, force: true })
})

describe('work that one process does for all', () => {
  it('is done by one of those that look at the same moment, and not again before it is due', async () => {
    let done = 0
    const work = async () => {
      done += 1
      await new Promise(setImmediate)
    }
    await Promise.all([one, another, one, another].map((turns) => turns.take('sweep', hour, work)))
    expect(done).toBe(1)
    now += hour - 1
    expect(await another.take('sweep', hour, work)).toBe(false)
    now += 1
    expect(await another.take('sweep', hour, work)).toBe(true)
    expect(done).toBe(2)
  })

  it('is taken over from a process that was killed, once its turn is over', async () => {
    void one.take('sweep', hour, () => new Promise(() => undefined))
    await expect.poll(() => another.take('sweep', hour, async () => undefined)).toBe(false)
    now += turnMs - 1
    expect(await another.take('sweep', hour, async () => undefined)).toBe(false)
    now += 1
    expect(await another.take('sweep', hour, async () => undefined)).toBe(true)
  })

  it('is due at once when it failed', async () => {
    const failing = one.take('sweep', hour, () => Promise.reject(new Error('away')))
    await expect(failing).rejects.toThrow('away')
    expect(await another.take('sweep', hour, async () => undefined)).toBe(true)
  })

  it('of another name waits for nobody', async () => {
    void one.take('sweep', hour, () => new Promise(() => undefined))
    expect(await another.take('mails', hour, async () => undefined)).toBe(true)
  })
})
