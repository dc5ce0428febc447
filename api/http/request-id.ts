import { randomBytes } from 'node:crypto'

const boot = randomBytes(4).toString('hex')
let count = 0

/** An id for one request: random per process, counted within it; cheap, unique and easy to quote. */
export function nextRequestId(): string {
  count += 1
  return `${boot}-${count.toString(36)}`
}
