import type { Policy } from '../http/policy.ts'

/** A visitor's session opens one agent, in one region. */
export const visitAgent: Policy<{ agentId: string }> = (principal, { agentId }, region) =>
  principal.kind === 'visitor' && principal.agentId === agentId && principal.region === region
    ? 'allow'
    : 'hide'
