import * as z from 'zod/mini'

/** A cap on the language model's use that was reached on behalf of an agent or of all agents of its workspace. */
export const modelCapSchema = z.object({
  of: z.enum(['agent', 'workspace']),
  /** Calls within the time, or tokens. */
  calls: z.int(),
  /** What is counted: `tokens` where the agent's owner limits them, and nothing of the server's. @default 'calls' */
  unit: z.optional(z.enum(['calls', 'tokens'])),
  /** How long that time is. */
  seconds: z.int(),
})
export type ModelCap = z.infer<typeof modelCapSchema>

const whose = { agent: 'for this agent', workspace: 'for the agents of this workspace' }

/** Which cap was reached, in a sentence. */
export function modelCapText({ of, calls, unit, seconds }: ModelCap): string {
  const span = seconds >= 24 * 60 * 60 ? 'a day' : 'an hour'
  const figure = calls.toLocaleString('en-US')
  return unit === 'tokens'
    ? `Its settings allow ${figure} tokens ${span}.`
    : `This server allows ${figure} calls ${span} ${whose[of]}.`
}

/** What ends it, in a sentence. */
export function modelCapRemedy({ unit }: ModelCap): string {
  const who =
    unit === 'tokens'
      ? 'you may allow more under Settings, Security'
      : 'whoever runs this server may allow more'
  return `It is asked again when that time is over, and ${who}.`
}
