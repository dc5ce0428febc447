import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { exitsOf, targetOf } from '#mocks/contracts/flow/flow-exits.ts'

/** A node in the order a visitor could meet it. */
export interface WalkedNode {
  node: FlowNode
  /** From 1, as the list counts. */
  number: number
  /** Whether something leads to it from the start. */
  reached: boolean
}

/** A flow's nodes in the order they are walked: every way out in turn from the start, then what nothing leads to. */
export function walkingOrder(nodes: readonly FlowNode[]): WalkedNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const seen = new Set<string>()
  const walked: FlowNode[] = []

  function walkFrom(first: FlowNode) {
    // A stack: a flow may be deeper than calls can nest.
    const waiting = [first]
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (seen.has(node.id)) continue
      seen.add(node.id)
      walked.push(node)
      waiting.push(...nextOf(node, byId).reverse())
    }
  }

  for (const node of nodes) if (node.kind === 'start') walkFrom(node)
  const reached = walked.length
  for (const node of nodes) walkFrom(node)
  return walked.map((node, index) => ({ node, number: index + 1, reached: index < reached }))
}

function nextOf(node: FlowNode, byId: ReadonlyMap<string, FlowNode>): FlowNode[] {
  return exitsOf(node).flatMap(({ id }) => byId.get(targetOf(node, id) ?? '') ?? [])
}
