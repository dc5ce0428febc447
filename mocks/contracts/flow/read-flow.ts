import {
  type FlowNode,
  flowNodeKinds,
  flowNodeSchema,
  flowSchema,
  flowTooLarge,
  flowTwice,
} from './flow.schema.ts'
import { flowNodesLimit } from './flow-limits.ts'

/** An imported flow, or why it is none. */
export type ReadFlow =
  | {
      ok: true
      nodes: FlowNode[]
      /** Ids of tool nodes whose tool another workspace has: they came without it. */
      withoutTool: string[]
    }
  | { ok: false; words: string }

/** Said of a file that holds no flow. */
export const noFlow = 'This file holds no flow.'

const longestKind = 40
const shownKinds = 3

/**
 * Reads a flow somebody brings: a list of nodes, `{ nodes }`, or an agent template. Loops and unfinished nodes are
 * taken (`checkFlow` names them); what is no flow of this product is refused as a whole.
 * @param toolIds ids of the workspace's functions; tools that are not among them are taken out. @default all stay
 */
export function readFlow(imported: unknown, toolIds?: readonly string[]): ReadFlow {
  const nodes = nodesIn(imported)
  if (!nodes || nodes.length === 0) return { ok: false, words: noFlow }
  if (nodes.length > flowNodesLimit) return { ok: false, words: flowTooLarge }
  const unknown = unknownKinds(nodes)
  if (unknown.length > 0) return { ok: false, words: unknownKindWords(unknown) }
  const parsed = flowSchema.safeParse(nodes)
  if (!parsed.success) return { ok: false, words: refusalOf(nodes) }
  return { ok: true, ...withKnownTools(parsed.data, toolIds) }
}

/** A flow without the tools of other workspaces. */
export function withKnownTools(
  nodes: readonly FlowNode[],
  toolIds?: readonly string[],
): { nodes: FlowNode[]; withoutTool: string[] } {
  const isForeign = (node: FlowNode) =>
    node.kind === 'tool' && node.toolId !== '' && toolIds !== undefined && !toolIds.includes(node.toolId)
  return {
    nodes: nodes.map((node) => (node.kind === 'tool' && isForeign(node) ? { ...node, toolId: '' } : node)),
    withoutTool: nodes.filter(isForeign).map(({ id }) => id),
  }
}

function nodesIn(imported: unknown): unknown[] | null {
  if (Array.isArray(imported)) return imported
  const { nodes, agent } = Object(imported)
  if (Array.isArray(nodes)) return nodes
  return Array.isArray(Object(agent).nodes) ? Object(agent).nodes : null
}

function unknownKinds(nodes: readonly unknown[]): string[] {
  const kinds = nodes.map((node) => Object(node).kind ?? Object(node).type)
  const unknown = kinds.filter((kind) => !flowNodeKinds.some((known) => known === kind))
  return [...new Set(unknown.map((kind) => (typeof kind === 'string' ? kind.slice(0, longestKind) : '')))]
}

function unknownKindWords(kinds: readonly string[]): string {
  const named = kinds.filter(Boolean).slice(0, shownKinds)
  if (named.length === 0) return noFlow
  return `This flow has nodes of a kind that is not known here: ${named.map((kind) => `“${kind}”`).join(', ')}.`
}

function refusalOf(nodes: readonly unknown[]): string {
  const broken = nodes.findIndex((node) => !flowNodeSchema.safeParse(node).success)
  return broken < 0 ? flowTwice : `Node ${broken + 1} of this flow cannot be read.`
}
