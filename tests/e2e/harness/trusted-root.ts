import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What makes a home folder's Chromium trust somebody more, from Debian. */
export const certutil = { program: 'certutil', package: 'libnss3-tools' }

/** A home folder whose Chromium trusts one root more than it came with: names and dates of certificates still count. */
export async function homeTrusting(root: string): Promise<{ home: string; remove: () => void }> {
  const home = mkdtempSync(join(tmpdir(), 'voiceglow-trusting-'))
  const database = join(home, '.pki', 'nssdb')
  mkdirSync(database, { recursive: true })
  const file = join(home, 'root.pem')
  writeFileSync(file, root)
  await run('certutil', ['-d', `sql:${database}`, '-N', '--empty-password'])
  await run('certutil', ['-d', `sql:${database}`, '-A', '-t', 'C,,', '-n', 'test root', '-i', file])
  return { home, remove: () => rmSync(home, { recursive: true, force: true }) }
}
