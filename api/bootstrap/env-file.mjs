import { existsSync } from 'node:fs'
import { fromRoot } from './paths.mjs'

/**
 * Loads `.env` from the root when there is one; variables already set win. `ENV_FILE` names another file: the tests
 * point it at none, so that a developer's settings cannot leak into them.
 */
export function loadEnvFile() {
  const file = process.env.ENV_FILE ?? fromRoot('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
