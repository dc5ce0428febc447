import { invalidFields, limitReached, type Refusal } from '../shared/refusal.ts'
import { agentTitleMissing, protectedAgentFields } from './agent.schema.ts'
import { templateTooLarge } from './template-limits.ts'

/** A new agent belongs to a workspace. */
export const workspaceMissing = invalidFields({ workspaceId: 'Choose a workspace.' })

/** A copy that would be its own original. */
export const copyWithoutId = invalidFields({ agentId: 'A copy needs an id of its own.' })

/** A template file nobody could bring back. */
export const templateExceeds: Refusal = {
  status: 422,
  code: 'template_too_large',
  message: `${templateTooLarge}. Export the agent without its knowledge.`,
}

/** A new agent without a name; `field` is where it was to be given. */
export function untitled(field: string): Refusal {
  return invalidFields({ [field]: agentTitleMissing })
}

/** The plan's agents are all made. */
export function agentsFull(max: number | null): Refusal {
  return limitReached(
    `Your plan includes ${max} ${max === 1 ? 'agent' : 'agents'}. Upgrade your plan to add more.`,
  )
}

/** CSS that is not read: too deep, too long or too broken. `objection` says which. */
export function refuseCss(objection: string | undefined): Refusal | undefined {
  return objection === undefined ? undefined : invalidFields({ customCSS: objection })
}

/** A widget visitors could not use does not reach them. `parts` are the sentences of `unusableParts`. */
export function refuseUnusable(parts: readonly string[]): Refusal | undefined {
  if (parts.length === 0) return undefined
  const message = `Visitors could not use this widget. ${parts.join(' ')}`
  return { status: 422, code: 'widget_unusable', message }
}

/** Nobody sends a protected field of an agent. */
export function refuseProtected(body: Readonly<Record<string, unknown>>): Refusal | undefined {
  const isCarried = Object.keys(protectedAgentFields).some((field) => body[field] !== undefined)
  return isCarried ? { status: 403 } : undefined
}
