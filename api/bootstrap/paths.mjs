import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** An absolute path from one relative to the repository's root. */
export function fromRoot(...parts) {
  return path.join(root, ...parts)
}
