import type { FlowNode } from './flow.schema.ts'
import { exitsOf, targetOf, waits } from './flow-exits.ts'

/** Nodes by their id; of two with one id the first. */
export function byId(nodes: readonly FlowNode[]): Map<string, FlowNode> {
  const found = new Map<string, FlowNode>()
  for (const node of nodes) if (!found.has(node.id)) found.set(node.id, node)
  return found
}

/** Ids of the nodes a node leads to that exist. */
export function followersOf(node: FlowNode, known: ReadonlyMap<string, FlowNode>): string[] {
  return exitsOf(node).flatMap(({ id }) => {
    const target = targetOf(node, id)
    return target !== null && known.has(target) ? [target] : []
  })
}

/** Ids of the nodes a conversation can come to from a node, that one among them only where a way leads back. */
export function reachableFrom(from: string, followers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>()
  const open = [...(followers.get(from) ?? [])]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(followers.get(id) ?? []))
  }
  return seen
}

/** Loops in which no node ever waits for the visitor, each as the ids of its nodes in the flow's order. */
export function endlessLoops(nodes: readonly FlowNode[]): string[][] {
  const running = byId(nodes.filter((node) => !waits(node)))
  const followers = new Map([...running].map(([id, node]) => [id, followersOf(node, running)]))
  const left = withoutLooseEnds(followers)
  const reach = new Map([...left.keys()].map((id) => [id, reachableFrom(id, left)]))
  const loops: string[][] = []
  const told = new Set<string>()
  for (const [id, reached] of reach) {
    if (told.has(id) || !reached.has(id)) continue
    const loop = [...reach.keys()].filter((other) => reached.has(other) && reach.get(other)?.has(id))
    for (const other of loop) told.add(other)
    loops.push(loop)
  }
  return loops
}

/** What is left when nodes that lead nowhere are taken out, again and again: only loops and what leads to them. */
function withoutLooseEnds(followers: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const left = new Map([...followers].map(([id, to]) => [id, [...new Set(to)]]))
  const before = new Map<string, string[]>([...left.keys()].map((id) => [id, []]))
  for (const [id, to] of left) for (const other of to) before.get(other)?.push(id)
  const ways = new Map([...left].map(([id, to]) => [id, to.length]))
  const loose = [...left.keys()].filter((id) => ways.get(id) === 0)
  for (let id = loose.pop(); id !== undefined; id = loose.pop()) {
    left.delete(id)
    for (const other of before.get(id) ?? []) {
      const count = (ways.get(other) ?? 0) - 1
      ways.set(other, count)
      if (count === 0) loose.push(other)
    }
  }
  return new Map([...left].map(([id, to]) => [id, to.filter((other) => left.has(other))]))
}
