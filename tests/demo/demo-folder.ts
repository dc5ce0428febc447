import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataDir } from '#api/store/embedded/lock-data-dir.ts'

/** Marks a folder as a demo's, which may be wiped. */
const marker = 'voiceglow-demo'

/** Empties a demo's folder, or makes it. A folder that holds anything else is never touched. */
export function freshDemoFolder(folder: string): void {
  const held = existsSync(folder) ? readdirSync(folder) : []
  if (held.length > 0 && !held.includes(marker)) {
    throw new Error(`${folder} holds something else than a demo. Set DATA_DIR to an empty or a new folder.`)
  }
  // Never under a demo that is running.
  if (held.length > 0) lockDataDir(folder)()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, marker), 'npm run demo empties this folder at every start.\n')
}
