import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { fromRoot } from '#api/bootstrap/paths.mjs'

/** Loads modules one after the other and prints why one could not be. */
const load = `for (const file of process.argv.slice(1)) {
  await import(file).catch((error) => console.log(file + ': ' + error.message))
}
process.exit()`

describe('benches', () => {
  it('all load in Node as npm run bench has them', async () => {
    const benches = readdirSync(fromRoot('tests/bench'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.bench.ts'))
      .map((file) => fromRoot('tests/bench', file))
    expect(benches.length).toBeGreaterThan(15)
    const args = ['--import', 'tsx', '--input-type=module', '--eval', load, ...benches]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: fromRoot() })
    expect(stdout).toBe('')
  })
})
