import { hash, randomBytes, randomInt } from 'node:crypto'
import { customAlphabet, nanoid } from 'nanoid'

const alphanumeric = customAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 20)

/** SHA-256 of a secret, as it is stored: secrets themselves never are. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** A workspace secret or agent key: `vg_` and 20 characters (spec 1 §9, spec 2 §9). */
export function newKey(): string {
  return `vg_${alphanumeric()}`
}

/** So many letters and digits that nobody guesses. */
export function newSecret(length: number): string {
  return alphanumeric(length)
}

/** An id of 16 characters for a document. */
export function newId(): string {
  return nanoid(16)
}

/** An id of 16 characters that sorts by when it was made, in Unix milliseconds: breaks ties within a second. */
export function newTimedId(now: number): string {
  return `${Math.floor(now).toString(36).padStart(9, '0')}${nanoid(7)}`
}

/** An unguessable token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Six digits, evenly spread. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}
