import type { Edge, Node } from '@xyflow/react'
import type { FlowProblem } from '#mocks/contracts/flow/check-flow.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { exitsOf, targetOf } from '#mocks/contracts/flow/flow-exits.ts'
import { nodeHeight, nodeWidth } from './flow-lines.ts'
import { fullName } from './node-words.ts'

/** What a drawn node knows. */
export interface DrawnData extends Record<string, unknown> {
  node: FlowNode
  summary: string
  /** What is wrong with it, in words. */
  problems: readonly FlowProblem[]
  /** The conversation of the test chat is here. */
  lit: boolean
}

export type DrawnNode = Node<DrawnData, 'step'>

/** What is drawn of a flow beyond its nodes. */
interface Drawn {
  nodes: readonly FlowNode[]
  selected: readonly string[]
  problems: ReadonlyMap<string, readonly FlowProblem[]>
  litNodeId?: string
  summaryOf: (node: FlowNode) => string
}

const none: readonly FlowProblem[] = []

/**
 * The nodes as they are drawn. One that looks as before stays the same object, so that it is not drawn again.
 * @param before what was drawn last, with sizes measured then
 */
export function drawnNodes(
  { nodes, selected, problems, litNodeId, summaryOf }: Drawn,
  before: readonly DrawnNode[],
): DrawnNode[] {
  const known = new Map(before.map((each) => [each.id, each]))
  const chosen = new Set(selected)
  return nodes.map((node) => {
    const old = known.get(node.id)
    const wrong = problems.get(node.id) ?? none
    const data = { node, summary: summaryOf(node), problems: wrong, lit: node.id === litNodeId }
    const isChosen = chosen.has(node.id)
    const keepsData = old !== undefined && looksSame(old.data, data)
    const { x, y } = node.position
    if (keepsData && old.selected === isChosen && old.position.x === x && old.position.y === y) return old
    return {
      ...old,
      id: node.id,
      type: 'step',
      position: node.position,
      initialWidth: nodeWidth,
      initialHeight: nodeHeight(node),
      selected: isChosen,
      ariaLabel: fullName(node),
      data: keepsData ? old.data : data,
    }
  })
}

function looksSame(one: DrawnData, other: DrawnData): boolean {
  const alike = one.summary === other.summary && one.lit === other.lit
  // Problems are found anew with every change of the flow.
  const words = (data: DrawnData) => data.problems.map((problem) => problem.words).join()
  return alike && one.node === other.node && words(one) === words(other)
}

/** The connections as they are drawn; what leads to a node that is gone is not. */
export function drawnEdges(nodes: readonly FlowNode[], selected: string | undefined): Edge[] {
  const ids = new Set(nodes.map(({ id }) => id))
  return nodes.flatMap((node) =>
    exitsOf(node).flatMap(({ id: exit }) => {
      const target = targetOf(node, exit)
      if (target === null || !ids.has(target)) return []
      const id = edgeId(node.id, exit)
      return [{ id, source: node.id, sourceHandle: exit, target, selected: id === selected }]
    }),
  )
}

/** One name for a way out of a node. */
export function edgeId(nodeId: string, exit: string): string {
  return `${nodeId}:${exit}`
}
