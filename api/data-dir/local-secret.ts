import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ConfigError, unusable } from '../config-error.ts'
import { createPrivateFile } from './create-private-file.ts'

const leastCharacters = 32

/**
 * A secret of this machine's own, made once, so that visitors stay signed in over a restart. One that is there but
 * cannot be used ends the start: what workspaces keep encrypted depends on it, so it is never made anew by itself.
 */
export function localSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  try {
    if (!existsSync(file)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      createPrivateFile(file, randomBytes(32).toString('base64url'))
    }
  } catch (error) {
    throw unusable(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
  return readSecret(file)
}

function readSecret(file: string): string {
  let secret: string
  try {
    secret = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw unusable(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  if (secret.length < leastCharacters) throw damaged(file, secret.length)
  return secret
}

function damaged(file: string, length: number): ConfigError {
  return unusable(
    `${file} ${length === 0 ? 'is empty' : `has ${length} characters, fewer than ${leastCharacters}`}, so it protects nothing.`,
    'Put it back from a backup, or set SESSION_SECRET to what it held.',
    'If that is lost, delete the file: the next start makes a new one. Visitors then start new conversations, and what',
    'workspaces keep in Credentials has to be entered again.',
  )
}
