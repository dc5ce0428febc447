import type { Messages } from '#features/shared/draft-form/draft-errors.ts'
import type { Mergers } from '#features/shared/draft-form/draft-values.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { type FlowNode, flowNodeSchema, flowOf, flowSchema } from '#mocks/contracts/flow/flow.schema.ts'
import { mergeFlows } from '#mocks/contracts/flow/merge-flows.ts'
import { fullName } from './node-words.ts'

/** The tab's form. */
export interface CanvasValues {
  /** Whether visitors are answered by the flow. */
  enableNodes: boolean
  nodes: FlowNode[]
}

/** What the form shows of an agent. */
export function toCanvasValues(agent: Agent): CanvasValues {
  return { enableNodes: agent.enableNodes, nodes: flowOf(agent) ?? [] }
}

/** What keeps a flow from being saved; what keeps it from being published is not among it. */
export function checkCanvasValues({ nodes }: CanvasValues): Messages {
  for (const node of nodes) {
    const wrong = flowNodeSchema.safeParse(node).error?.issues[0]
    if (wrong) return { nodes: `${fullName(node)}. ${wrong.message}` }
  }
  const wrong = flowSchema.safeParse(nodes).error?.issues[0]
  return wrong ? { nodes: wrong.message } : {}
}

/** Two people on one canvas: their nodes are merged, and only what both changed in one node is asked about. */
export const canvasMergers: Mergers<CanvasValues> = {
  nodes(base, mine, theirs) {
    const { nodes, conflicts } = mergeFlows({ base, mine, theirs, prefer: 'mine' })
    const yielded = mergeFlows({ base, mine, theirs, prefer: 'theirs' }).nodes
    return { mine: nodes, theirs: yielded, contested: conflicts.length > 0 }
  },
}

/** Whether two flows are the same; fields a node has not got and the order of its fields make no difference. */
export function isSameFlow(one: readonly FlowNode[], other: readonly FlowNode[]): boolean {
  if (one === other || JSON.stringify(one) === JSON.stringify(other)) return true
  return one.length === other.length && plain(one) === plain(other)
}

/** A flow with its fields in the contract's order. */
function plain(nodes: readonly FlowNode[]): string {
  const parsed = flowSchema.safeParse(nodes)
  return JSON.stringify(parsed.success ? parsed.data : nodes)
}

/** Names of the nodes in which two flows differ, a few of them. */
export function differingNodes(one: readonly FlowNode[], other: readonly FlowNode[]): FlowNode[] {
  const others = new Map(other.map((node) => [node.id, node]))
  return one.filter((node) => {
    const counterpart = others.get(node.id)
    return !counterpart || !isSameFlow([node], [counterpart])
  })
}
