import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { exitsOf, targetOf } from '#mocks/contracts/flow/flow-exits.ts'

/** How wide a node is drawn, in pixels. */
export const nodeWidth = 240

/** A piece of a connection, level or upright, in the canvas's pixels. */
interface Line {
  from: FlowNode['position']
  to: FlowNode['position']
}

/** Where something stands, and how large it is. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

const [head, exitHeight, foot] = [76, 28, 8]
/** How far a connection runs on before it turns back, in pixels. */
const turn = 20

/** About how high a node is drawn: its head, its text, a line for each way out. */
export function nodeHeight(node: FlowNode): number {
  return head + exitsOf(node).length * exitHeight + foot
}

/** About where a flow's connections are drawn, piece by piece. */
export function linesOf(nodes: readonly FlowNode[]): Line[] {
  const known = new Map(nodes.map((node) => [node.id, node]))
  return nodes.flatMap((node) =>
    exitsOf(node).flatMap(({ id }, index) => {
      const target = known.get(targetOf(node, id) ?? '')
      if (!target) return []
      const out = {
        x: node.position.x + nodeWidth,
        y: node.position.y + head + (index + 0.5) * exitHeight,
      }
      const into = { x: target.position.x, y: target.position.y + nodeHeight(target) / 2 }
      return between(cornersOf(out, into))
    }),
  )
}

/** Whether a line passes through a box, or so near that it seems to. */
export function passesThrough({ from, to }: Line, { x, y, width, height }: Box, near = 12): boolean {
  return (
    Math.max(from.x, to.x) > x - near &&
    Math.min(from.x, to.x) < x + width + near &&
    Math.max(from.y, to.y) > y - near &&
    Math.min(from.y, to.y) < y + height + near
  )
}

function cornersOf(out: FlowNode['position'], into: FlowNode['position']): FlowNode['position'][] {
  if (into.x >= out.x + 2 * turn) {
    const x = (out.x + into.x) / 2
    return [out, { x, y: out.y }, { x, y: into.y }, into]
  }
  const [right, left, y] = [out.x + turn, into.x - turn, (out.y + into.y) / 2]
  return [out, { x: right, y: out.y }, { x: right, y }, { x: left, y }, { x: left, y: into.y }, into]
}

function between(corners: readonly FlowNode['position'][]): Line[] {
  return corners.slice(1).flatMap((to, index) => {
    const from = corners[index]
    return from ? [{ from, to }] : []
  })
}
