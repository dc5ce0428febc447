import type { FlowNode } from './flow.schema.ts'

/** Three states of one flow: what both began with, and what each made of it. */
export interface FlowsToMerge {
  base: readonly FlowNode[]
  mine: readonly FlowNode[]
  theirs: readonly FlowNode[]
  /** Whose node stands where both changed the same. @default 'theirs' */
  prefer?: 'mine' | 'theirs'
}

/** Two editors' flows as one. */
export interface MergedFlow {
  nodes: FlowNode[]
  /** Ids of nodes in which both changed the same thing differently; there one of the two stands. */
  conflicts: string[]
}

/**
 * Merges what two editors made of a flow, node by node: different nodes never collide, nor do different fields of one
 * node (one moves it, the other rewrites it) or different exits. A node one deleted and the other changed does.
 */
export function mergeFlows({ base, mine, theirs, prefer = 'theirs' }: FlowsToMerge): MergedFlow {
  const [before, here, there] = [base, mine, theirs].map(
    (nodes) => new Map(nodes.map((one) => [one.id, one])),
  )
  const conflicts: string[] = []
  const ids = new Set([...theirs, ...mine].map(({ id }) => id))
  const nodes = [...ids].flatMap((id) => {
    const [was, my, their] = [before?.get(id), here?.get(id), there?.get(id)]
    if (same(my, their) || same(was, my)) return their ?? []
    if (same(was, their)) return my ?? []
    const merged = my && their && my.kind === their.kind ? mergeNode(was, my, their, prefer) : null
    if (!merged || merged.collides) conflicts.push(id)
    return merged?.node ?? (prefer === 'mine' ? my : their) ?? []
  })
  return { nodes, conflicts }
}

type Fields = Readonly<Record<string, unknown>>

function mergeNode(was: FlowNode | undefined, mine: FlowNode, theirs: FlowNode, prefer: 'mine' | 'theirs') {
  const base = was?.kind === mine.kind ? was : undefined
  const fields = mergeFields(base ?? {}, mine, theirs, prefer)
  const exits = mergeFields(base?.exits ?? {}, mine.exits, theirs.exits, prefer)
  const collides = exits.lost.length > 0 || fields.lost.some((name) => name !== 'exits')
  // Fields of one kind merged field by field are a node of that kind.
  return { node: { ...fields.merged, exits: exits.merged } as FlowNode, collides }
}

function mergeFields(was: Fields, mine: Fields, theirs: Fields, prefer: 'mine' | 'theirs') {
  const lost: string[] = []
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const entries = names.flatMap((name): [string, unknown][] => {
    const [before, my, their] = [was, mine, theirs].map((fields) => ownOf(fields, name))
    const keep = (value: unknown): [string, unknown][] => (value === undefined ? [] : [[name, value]])
    if (same(my, their) || same(before, my)) return keep(their)
    if (same(before, their)) return keep(my)
    lost.push(name)
    return keep(prefer === 'mine' ? my : their)
  })
  return { merged: Object.fromEntries(entries), lost }
}

/** An exit may be called `constructor`. */
function ownOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** The same value with the keys of objects in one order: stores and browsers keep them in another. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
