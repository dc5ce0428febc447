import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { openEmbeddedStores } from '#api/store/embedded.ts'

const KILLS = process.env.DEEP === '1' ? 15 : 3
const dir = mkdtempSync(join(tmpdir(), 'voiceglow-kill-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

describe('a store whose process is killed', () => {
  it(`keeps every acknowledged insert over ${KILLS} kills`, { timeout: KILLS * 20_000 }, async () => {
    const acknowledged: string[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const ids = await insertUntilKilled(`k${kill}`, 200 + kill * 137)
      expect(ids.length).toBeGreaterThanOrEqual(200)
      acknowledged.push(...ids)
      expect(await missing(acknowledged)).toEqual([])
    }
  })
})

/** The ids a child had acknowledged when it was killed, soon after `enough` of them. */
async function insertUntilKilled(prefix: string, enough: number): Promise<string[]> {
  const script = fileURLToPath(new URL('../store/children/insert-stream.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, dir, prefix], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
    if (output.split('\n').length > enough) child.kill('SIGKILL')
  })
  const closed = once(child, 'close')
  const [code, signal] = await closed
  expect([code, signal]).toEqual([null, 'SIGKILL'])
  // What follows the last newline was never acknowledged whole.
  return output.split('\n').slice(0, -1)
}

async function missing(ids: readonly string[]): Promise<string[]> {
  const stores = openEmbeddedStores({ dir, requireIndexes: true })
  const found = await stores.eu.collection('stream').find({}).toArray()
  const byIndex = await stores.eu
    .collection<{ _id: string; n: number }>('stream')
    .countDocuments({ n: { $gte: 0 } })
  await stores.close()
  expect(byIndex).toBe(found.length)
  const stored = new Set(found.map(({ _id }) => _id))
  return ids.filter((id) => !stored.has(id))
}
