import { createHash } from 'node:crypto'

/** Tells texts of a document apart: what was read from one stands for no other, whatever its id and revision are. */
export function textKey({ name, content }: { name: string; content: string }): string {
  return createHash('sha256').update(`${name}\n${content}`).digest('base64url').slice(0, 22)
}
