import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** True when the stamp file was written for this exact value. */
export function hasStamp(file, value) {
  try {
    return readFileSync(file, 'utf8') === value
  } catch {
    return false
  }
}

/** Records that the work described by `value` has been completed. */
export function writeStamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, value)
}

/** Forgets the stamp, so that work cut short is done again. */
export function clearStamp(file) {
  rmSync(file, { force: true })
}
