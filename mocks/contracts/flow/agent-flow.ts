import type { Agent } from '../agents/agent.schema.ts'
import { greetingIn } from '../agents/template-greetings.ts'
import { suggestionsIn } from '../agents/template-starters.ts'
import { ownGreeting } from '../agents/widget-texts.ts'
import { type FlowNode, flowOf } from './flow.schema.ts'
import { waits } from './flow-exits.ts'
import { type FlowOpening, openFlow } from './flow-opening.ts'

type WithFlow = Pick<
  Agent,
  'agentPlatform' | 'enableNodes' | 'nodes' | 'vg_enableUIEngine' | 'title' | 'lang'
>

/**
 * The flow that answers for an agent; null where it answers without one: it is off, has no start, or is none. Where
 * rich answers are off, its messages are their words alone.
 */
export function answeringFlow(agent: WithFlow): FlowNode[] | null {
  if (agent.agentPlatform === 'vf' || !agent.enableNodes) return null
  const nodes = flowOf(agent)
  if (!nodes?.some(({ kind }) => kind === 'start')) return null
  return agent.vg_enableUIEngine ? nodes : nodes.map(withoutParts)
}

function withoutParts(node: FlowNode): FlowNode {
  if (node.kind !== 'message') return node
  const { parts: _, ...plain } = node
  return plain
}

/** How a conversation with an agent opens by its flow; null where the visitor speaks first. */
export function agentOpening(agent: WithFlow): FlowOpening | null {
  const nodes = answeringFlow(agent)
  return nodes && openFlow(nodes, { agent: agent.title, language: agent.lang })
}

/** What a widget shows before anybody wrote: the flow's own opening, else the agent's greeting in its language, and suggestions. */
export function greetingOf(
  agent: WithFlow & Pick<Agent, 'proactiveMessage' | 'vg_initMessages' | 'widgetTexts'>,
): Pick<Agent, 'proactiveMessage'> & { suggestions: string[] } {
  const suggestions = suggestionsIn(agent.lang, agent.vg_initMessages)
  const proactiveMessage =
    ownGreeting(agent.lang, agent.widgetTexts) ?? greetingIn(agent.lang, agent.proactiveMessage)
  const opening = agentOpening(agent)
  if (!opening) return { proactiveMessage, suggestions }
  const asks = opening.text !== '' && !waitsForQuestion(agent, opening)
  return {
    proactiveMessage: opening.text || proactiveMessage,
    // Suggested questions are no answers to what a flow asks.
    suggestions: asks ? opening.choices : suggestions,
  }
}

function waitsForQuestion(agent: WithFlow, { state }: FlowOpening): boolean {
  const node = answeringFlow(agent)?.find(({ id }) => id === state.nodeId)
  return node?.kind === 'knowledge' && waits(node)
}
