import type { Agent } from '../agents/agent.schema.ts'
import type { Refusal } from '../shared/refusal.ts'
import { type FlowSurroundings, flowErrors } from './check-flow.ts'
import { flowNodeUnknown, flowOf } from './flow.schema.ts'
import { nodeName } from './flow-exits.ts'

/** Problems a refusal names. */
const named = 3

/**
 * A flow visitors could not be led through does not reach them. One that is off, or empty, is in nobody's way.
 * @param surroundings what tools there are
 */
export function refuseFlow(
  agent: Pick<Agent, 'enableNodes' | 'nodes' | 'vg_enableUIEngine'>,
  surroundings?: FlowSurroundings,
): Refusal | undefined {
  if (!agent.enableNodes || agent.nodes.length === 0) return undefined
  const nodes = flowOf(agent)
  if (!nodes) return refusal([flowNodeUnknown])
  const errors = flowErrors(nodes, { ...surroundings, richAnswers: agent.vg_enableUIEngine })
  if (errors.length === 0) return undefined
  const parts = errors.slice(0, named).map(({ nodeId, words }) => {
    const node = nodes.find(({ id }) => id === nodeId)
    return node ? `“${nodeName(node)}”: ${words}` : words
  })
  const left = errors.length - parts.length
  return refusal([...parts, ...(left > 0 ? [`There ${left === 1 ? 'is 1 more' : `are ${left} more`}.`] : [])])
}

function refusal(parts: readonly string[]): Refusal {
  const message = `The flow would not lead visitors to an answer. ${parts.join(' ')}`
  return { status: 422, code: 'flow_broken', message }
}
