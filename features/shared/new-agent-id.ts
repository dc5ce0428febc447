import { nanoid } from 'nanoid'

/** An agent id made in the browser: 16 random characters, so that sending it twice makes one agent (spec 1 §9). */
export function newAgentId(): string {
  return nanoid(16)
}
