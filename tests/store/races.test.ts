// Races: two processes, twenty calls each at once.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { openMongoStores } from '#api/store/mongo.ts'
import type { Doc, Stores } from '#api/store/store.ts'
import { canRace, testMongoUri } from '../harness/test-stores.ts'
import type { RaceResult } from './children/race.ts'

interface RaceDoc extends Doc {
  n: number
  rev: number
  by: string
}

const script = fileURLToPath(new URL('./children/race.ts', import.meta.url))
const rounds = process.env.DEEP === '1' ? 500 : 60
const isRacing = canRace()

it.runIf(isRacing)(
  'two processes, twenty calls each at once, lose nothing and take nothing twice',
  {
    timeout: 60_000,
  },
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'voiceglow-races-'))
    const side = testMongoUri ?? dir
    const stores: Stores = testMongoUri
      ? openMongoStores({ uri: testMongoUri, maxPoolSize: 20 })
      : openEmbeddedStores({ dir, requireIndexes: true })
    const name = `races_${process.pid}`
    const docs = stores.eu.collection<RaceDoc>(name)
    const jobs = Array.from({ length: rounds }, (_, index) => `job-${index + 1}`)
    await docs.insertMany(['swap', 'inc', ...jobs].map((_id) => ({ _id, n: 0, rev: 0, by: '' })))
    const racers = [start(side, name), start(side, name)]
    try {
      const results = await race(racers)
      const all = <K extends 'claimed' | 'inserted'>(key: K) => results.flatMap((result) => result[key])
      const once = (ids: string[], prefix: string) => {
        expect(ids.sort()).toEqual(Array.from({ length: rounds }, (_, i) => `${prefix}-${i + 1}`).sort())
      }
      expect((await docs.findOne({ _id: 'inc' }))?.n).toBe(2 * rounds)
      expect(await docs.findOne({ _id: 'swap' })).toMatchObject({ n: 2 * rounds, rev: 2 * rounds })
      expect(results.map(({ swapped }) => swapped)).toEqual([rounds, rounds])
      once(all('claimed'), 'job')
      once(all('inserted'), 'once')
      const seated = results.reduce((sum, result) => sum + result.seated, 0)
      expect(await docs.countDocuments({ by: 'seat' })).toBe(seated)
      expect(seated).toBeLessThanOrEqual(7)
    } finally {
      for (const racer of racers) racer.kill('SIGKILL')
      await docs.deleteMany({})
      await stores.close()
      rmSync(dir, { recursive: true, force: true })
    }
  },
)

function start(side: string, name: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script, side, name, String(rounds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

/** Starts all together; what each of them got. */
async function race(racers: readonly ChildProcess[]): Promise<RaceResult[]> {
  await Promise.all(racers.map((racer) => once(racer.stdout!, 'data')))
  const said = racers.map(async (racer) => {
    let text = ''
    racer.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    expect(await once(racer, 'close')).toEqual([0, null])
    return JSON.parse(text) as RaceResult
  })
  for (const racer of racers) racer.stdin!.write('go\n')
  return Promise.all(said)
}
