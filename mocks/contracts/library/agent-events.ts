import * as z from 'zod/mini'
import type { EventType } from './event.schema.ts'

/** Events that are about one agent while it is there, and so may go to a webhook of its own. */
export const agentEventTypes = [
  'agent_published',
  'conversation_started',
  'lead_created',
  'automation_finished',
  'automation_failed',
] as const satisfies readonly EventType[]
export type AgentEventType = (typeof agentEventTypes)[number]
export const agentEventTypeSchema = z.enum(agentEventTypes)

/** Whether an event may go to an agent's own webhook. */
export function isAgentEvent(type: EventType): type is AgentEventType {
  return agentEventTypes.some((each) => each === type)
}
