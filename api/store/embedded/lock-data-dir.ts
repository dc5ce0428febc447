import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { unusable } from '../../config-error.ts'
import { holdFile } from './sqlite.ts'

/** A server that was told to stop may still be finishing its last requests. */
const waitMs = 3000

/**
 * Takes a folder for this server alone: what a server remembers of sessions, limits and jobs in memory would be wrong
 * beside a second one. Ends the start when another one has it, and says which.
 * @returns what lets go of the folder
 */
export function lockDataDir(dataDir: string, wait = waitMs): () => void {
  const holder = join(dataDir, 'server-lock-holder')
  const release = hold(dataDir, wait)
  if (!release) throw unusable(...taken(dataDir, holder))
  writeFileSync(holder, `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}\n`, {
    mode: 0o600,
  })
  return () => {
    rmSync(holder, { force: true })
    release()
  }
}

function hold(dataDir: string, wait: number): (() => void) | null {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return holdFile(join(dataDir, 'server-lock'), wait)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw unusable(`DATA_DIR ${dataDir} cannot be written (${code ?? message})`)
  }
}

function taken(dataDir: string, holder: string): string[] {
  return [
    `DATA_DIR ${dataDir} is in use by another server: ${who(holder)}.`,
    'Stop that one first, or set DATA_DIR to another folder. Several servers share a MongoDB (MONGODB_URI).',
  ]
}

function who(holder: string): string {
  try {
    return readFileSync(holder, 'utf8').trim()
  } catch {
    return 'a process that has not said which'
  }
}
