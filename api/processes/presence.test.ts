import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmbeddedStores } from '../store/embedded.ts'
import { StoreUnavailableError } from '../store/errors.ts'
import type { Doc, Stores } from '../store/store.ts'
import { filePlace } from './file-place.ts'
import { createPresence, MisfitError } from './presence.ts'

const root = mkdtempSync(join(tmpdir(), 'voiceglow-presence-'))
const stores = openEmbeddedStores({ dir: root, requireIndexes: true })
const secrets = { secret: 'the secret of all of them, long enough', credentialsSecret: 'and the other one' }
let now = 0

beforeEach(async () => {
  now = 1_000_000
  await stores.eu.collection('processes').deleteMany({})
})
afterAll(async () => {
  await stores.close()
  rmSync(root, { recursive: true, force: true })
})

function server(differing: Partial<typeof secrets & { place: string; stores: Stores }> = {}) {
  now += 1
  const { place = 'folder', ...rest } = differing
  const warnings: unknown[] = []
  const log = { warn: (...told: unknown[]) => warnings.push(told) } as never
  return createPresence({ stores, config: { ...secrets, ...rest }, place, now: () => now, log, ...rest })
}

describe('a server among others on its store', () => {
  it('joins those that have the same secrets and files', async () => {
    await server().join()
    await server().join()
    expect(await stores.eu.collection('processes').countDocuments({})).toBe(2)
  })

  it.each([
    [{ secret: 'another secret, as long as the first' }, 'SESSION_SECRET'],
    [{ credentialsSecret: 'another' }, 'CREDENTIALS_SECRET'],
    [{ place: 'elsewhere' }, 'S3_BUCKET'],
  ])('is refused with what differs: %j', async (differing, named) => {
    await server().join()
    const late = server(differing)
    await expect(late.join()).rejects.toThrow(MisfitError)
    await expect(late.join()).rejects.toThrow(named)
    // The one that was there first goes on, and nobody else is held up by who was refused.
    expect(await stores.eu.collection('processes').countDocuments({})).toBe(1)
    await server().join()
  })

  it('of two that start at the same moment and differ, exactly one goes on', async () => {
    const both = [server(), server({ secret: 'another secret, as long as the first' })]
    const outcomes = await Promise.allSettled(both.map((each) => each.join()))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('may have other secrets once the others have stopped, or were not seen for a while', async () => {
    const first = server()
    await first.join()
    await first.leave()
    const second = server({ secret: 'another secret, as long as the first' })
    await second.join()
    now += 36_000
    await server().join()
  })

  it('tells nothing of a secret', async () => {
    await server().join()
    const kept = await stores.eu.collection<Doc>('processes').find({}).toArray()
    expect(JSON.stringify(kept)).not.toContain('secret of all')
  })

  it('joins later when the store is away at its start, and says then that it does not fit', async () => {
    await server().join()
    let isAway = true
    const away: Stores = {
      ...stores,
      eu: {
        ping: () => stores.eu.ping(),
        createIndexes: (wanted) => stores.eu.createIndexes(wanted),
        collection: (name) => {
          const open = stores.eu.collection<never>(name)
          return new Proxy(open, {
            get(target, method: keyof typeof open) {
              return (...args: unknown[]) => {
                if (isAway) throw new StoreUnavailableError('away')
                return (target[method] as (...given: unknown[]) => unknown).apply(target, args)
              }
            },
          }) as never
        },
      },
    }
    const late = server({ stores: away, secret: 'another secret, as long as the first' })
    await expect(late.join()).rejects.toThrow(StoreUnavailableError)
    isAway = false
    const misfits: MisfitError[] = []
    const stop = late.stay((error) => misfits.push(error))
    await expect.poll(() => misfits.length).toBe(1)
    stop()
  })
})

it('a folder is one place, whatever path leads to it, and another folder is another', async () => {
  for (const name of ['one', 'two']) mkdirSync(join(root, name), { recursive: true })
  symlinkSync(join(root, 'one'), join(root, 'same'))
  const placeOf = (name: string) => filePlace({ s3: null, dataDir: join(root, name) })
  const first = await placeOf('one')
  expect(await placeOf('same')).toBe(first)
  expect(await placeOf('one')).toBe(first)
  expect(await placeOf('two')).not.toBe(first)
})
