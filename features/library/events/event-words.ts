import { type EventState, eventLabels, type WorkspaceEvent } from '#mocks/contracts/library/event.schema.ts'
import type { BadgeProps } from '#ui/badge/badge.tsx'
import { formatCount } from '#ui/format/number.ts'

/** What became of an event, in words and colour. */
export const stateWords: Record<EventState, { label: string; tone: BadgeProps['tone'] }> = {
  sent: { label: 'Sent', tone: 'success' },
  pending: { label: 'Waiting', tone: 'info' },
  failed: { label: 'Failed', tone: 'danger' },
  unsubscribed: { label: 'Not subscribed', tone: 'neutral' },
}

/** What an event is about, in one line: an agent's or a crawler's name, an address. */
export function subjectOf({ type, payload }: WorkspaceEvent): string {
  const subject = payload.automationName ?? payload.agentName ?? payload.memberEmail
  const more = type === 'automation_failed' ? payload.message : undefined
  const said = [subject, more].filter((part) => part !== undefined && part !== '')
  return said.length > 0 ? said.join(' · ') : eventLabels[type]
}

/** How often an event was delivered or tried: 'Never tried', '1 attempt'. */
export function attemptWords(attempts: number): string {
  if (attempts === 0) return 'Never tried'
  return formatCount(attempts, 'attempt')
}

/** What an endpoint receives, as its JSON reads. */
export function deliveredJson({ type, payload, createdAt }: WorkspaceEvent, endpointId: string): string {
  return JSON.stringify({ type, payload: { ...payload, createdAt, workspaceSecret: endpointId } }, null, 2)
}
