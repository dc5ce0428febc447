import * as z from 'zod/mini'

/** A cap on calls of the language model that was reached on behalf of an agent or of all agents of its workspace. */
export const modelCapSchema = z.object({
  of: z.enum(['agent', 'workspace']),
  /** Calls within the time. */
  calls: z.int(),
  /** How long that time is. */
  seconds: z.int(),
})
export type ModelCap = z.infer<typeof modelCapSchema>

const whose = { agent: 'for this agent', workspace: 'for the agents of this workspace' }

/** Which cap was reached, in a sentence. */
export function modelCapText({ of, calls, seconds }: ModelCap): string {
  const span = seconds >= 24 * 60 * 60 ? 'a day' : 'an hour'
  return `This server allows ${calls.toLocaleString('en-US')} calls ${span} ${whose[of]}.`
}
