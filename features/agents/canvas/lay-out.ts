import { Graph, layout } from '@dagrejs/dagre'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { exitsOf, targetOf } from '#mocks/contracts/flow/flow-exits.ts'
import type { Place } from './flow-edits.ts'
import { nodeHeight, nodeWidth } from './flow-lines.ts'

/** Where every node stands when the flow runs from left to right without nodes over each other. */
export function layOut(nodes: readonly FlowNode[]): Map<string, Place> {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: 40, ranksep: 96, marginx: 0, marginy: 0 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const node of nodes) graph.setNode(node.id, { width: nodeWidth, height: nodeHeight(node) })
  for (const node of nodes) {
    for (const { id: exit } of exitsOf(node)) {
      const target = targetOf(node, exit)
      if (target !== null && graph.hasNode(target)) graph.setEdge(node.id, target, {}, exit)
    }
  }
  layout(graph)
  return new Map(
    nodes.map((node) => {
      const { x, y } = graph.node(node.id) as Place
      return [node.id, { x: Math.round(x - nodeWidth / 2), y: Math.round(y - nodeHeight(node) / 2) }]
    }),
  )
}
