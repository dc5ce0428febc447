import type { FlowNode, FlowNodeKind, FlowNodeOf } from '#mocks/contracts/flow/flow.schema.ts'
import { exitsOf, targetOf } from '#mocks/contracts/flow/flow-exits.ts'
import { flowNodesLimit, flowPositionLimit } from '#mocks/contracts/flow/flow-limits.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'
import { linesOf, nodeWidth, passesThrough } from './flow-lines.ts'

/** A place on the canvas, in its own pixels. */
export type Place = FlowNode['position']

/** Room between a node and the one that is put after it, in pixels. */
const gap = { x: 96, y: 48 }

/** About how high a new node is, in pixels. */
const room = 140

/** A node of a kind as it begins, at a place. */
export function newNode<K extends FlowNodeKind>(kind: K, id: string, position: Place): FlowNodeOf<K> {
  const node: FlowNode = { ...makeNode(kind, id), position: within(position) }
  return node as FlowNodeOf<K>
}

/** Whether this many more nodes find room. */
export function hasRoom(nodes: readonly FlowNode[], more = 1): boolean {
  return nodes.length + more <= flowNodesLimit
}

/**
 * The flow with one more node, reached from the first way out of `after` that leads nowhere. Where the only way out
 * leads somewhere already, the node is put in between.
 */
export function addNode(
  nodes: readonly FlowNode[],
  added: FlowNode,
  after?: string,
  exit?: string,
): FlowNode[] {
  const from = nodes.find(({ id }) => id === after)
  const all = [...nodes, added]
  if (!from || added.kind === 'start') return all
  const free = exit ?? freeExit(from)
  if (free) return connect(all, from.id, free, added.id)
  const [only, ...others] = exitsOf(from)
  const onward = freeExit(added)
  const target = only && targetOf(from, only.id)
  if (!only || !target || !onward || others.length > 0) return all
  return connect(connect(all, from.id, only.id, added.id), added.id, onward, target)
}

/** The first way out of a node that leads nowhere. */
export function freeExit(node: FlowNode): string | undefined {
  return exitsOf(node).find(({ id }) => targetOf(node, id) === null)?.id
}

/** Where a node goes that is put after another: on none that is there already, and on no line. */
export function placeAfter(nodes: readonly FlowNode[], after: FlowNode): Place {
  const x = after.position.x + nodeWidth + gap.x
  let y = after.position.y
  const lines = linesOf(nodes)
  const isTaken = () =>
    nodes.some(({ position }) => Math.abs(position.x - x) < nodeWidth && Math.abs(position.y - y) < room) ||
    lines.some((line) => passesThrough(line, { x, y, width: nodeWidth, height: room }))
  // Each of them is in the way a few steps long at most.
  for (let tries = 0; tries < (nodes.length + lines.length) * 4 && isTaken(); tries += 1) y += gap.y
  return within({ x, y })
}

/** The flow without some nodes; what led to them leads nowhere. */
export function removeNodes(nodes: readonly FlowNode[], ids: readonly string[]): FlowNode[] {
  const gone = new Set(ids)
  return nodes
    .filter(({ id }) => !gone.has(id))
    .map((node) => withExits(node, ([, target]) => !gone.has(target)))
}

/** The flow with one exit leading to a node, or nowhere with null. */
export function connect(
  nodes: readonly FlowNode[],
  from: string,
  exit: string,
  to: string | null,
): FlowNode[] {
  return nodes.map((node) => {
    if (node.id !== from) return node
    const { [exit]: _, ...others } = node.exits
    return { ...node, exits: to === null ? others : { ...others, [exit]: to } }
  })
}

/** The flow with some nodes standing elsewhere. */
export function moveNodes(nodes: readonly FlowNode[], places: ReadonlyMap<string, Place>): FlowNode[] {
  return nodes.map((node) => {
    const place = places.get(node.id)
    return place ? { ...node, position: within(place) } : node
  })
}

/** The flow with one node changed; ways out it no longer has go. */
export function changeNode(nodes: readonly FlowNode[], changed: FlowNode): FlowNode[] {
  const known = new Set(exitsOf(changed).map(({ id }) => id))
  const kept = withExits(changed, ([exit]) => known.has(exit))
  return nodes.map((node) => (node.id === changed.id ? kept : node))
}

/** A piece of a flow put into it again under new ids: connections within it stay, those out of it go. */
export function pasteNodes(
  nodes: readonly FlowNode[],
  copied: readonly FlowNode[],
  makeId: () => string,
  offset: Place = { x: 40, y: 40 },
): { nodes: FlowNode[]; ids: string[] } {
  const piece = copied.filter(({ kind }) => kind !== 'start' || !nodes.some((node) => node.kind === 'start'))
  const ids = new Map(piece.map(({ id }) => [id, makeId()]))
  const pasted = piece.map((node) => {
    const exits = Object.entries(node.exits).flatMap(([exit, target]) => {
      const to = ids.get(target)
      return to === undefined ? [] : [[exit, to]]
    })
    const { x, y } = node.position
    const position = within({ x: x + offset.x, y: y + offset.y })
    return { ...node, id: ids.get(node.id) ?? node.id, position, exits: Object.fromEntries(exits) }
  })
  return { nodes: [...nodes, ...pasted], ids: [...ids.values()] }
}

/** Whether a connection may be drawn: out of an exit, into another node that can be entered. */
export function mayConnect(nodes: readonly FlowNode[], from: string, to: string): boolean {
  return nodes.some(({ id, kind }) => id === to && kind !== 'start') && nodes.some(({ id }) => id === from)
}

function withExits(node: FlowNode, keep: (entry: [string, string]) => boolean): FlowNode {
  const entries = Object.entries(node.exits)
  const kept = entries.filter(keep)
  return kept.length === entries.length ? node : { ...node, exits: Object.fromEntries(kept) }
}

/** Whole pixels, no further out than a flow reaches. */
function within({ x, y }: Place): Place {
  const held = (value: number) => Math.round(Math.min(flowPositionLimit, Math.max(-flowPositionLimit, value)))
  return { x: held(x), y: held(y) }
}
