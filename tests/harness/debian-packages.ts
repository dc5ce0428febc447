import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exec } from '#api/bootstrap/exec.mjs'
import { withLock } from '#api/bootstrap/lock.mjs'
import { fromRoot } from '#api/bootstrap/paths.mjs'

const installMs = 5 * 60_000

/** A program of a Debian package. */
interface DebianProgram {
  program: string
  package: string
}

/**
 * Makes sure that programs are there, installing Debian's packages where apt may be used. Null when they are; else why
 * not, for the line that says what was skipped.
 */
export async function missingPrograms(wanted: readonly DebianProgram[]): Promise<string | null> {
  const missing = () => wanted.filter(({ program }) => !programPath(program))
  if (missing().length === 0) return null
  const names = () => [...new Set(missing().map((each) => each.package))]
  if (!mayUseApt()) return `${names().join(' and ')} is not installed, and apt cannot be used here`
  await withLock(fromRoot('.cache/locks/apt'), async () => {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '--no-install-recommends', ...names()],
    ]) {
      if (missing().length > 0) {
        await exec('apt-get', args, {
          // At runlevel 1 no service is started that a package brings.
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
          timeoutMs: installMs,
          output: 'capture',
        })
      }
    }
  })
  return missing().length === 0 ? null : `apt could not install ${names().join(' and ')}`
}

/** Where a program lies; null where it does not. */
export function programPath(program: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'].filter(Boolean)
  return folders.map((folder) => join(folder, program)).find(isExecutable) ?? null
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}
