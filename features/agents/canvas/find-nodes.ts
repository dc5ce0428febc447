import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { flowKindWords } from '#mocks/contracts/flow/flow-exits.ts'
import { templatesOf, variablesSetBy } from '#mocks/contracts/flow/flow-templates.ts'

/** Nodes that have every word that is typed, in their kind, their name or what they say; none while nothing is typed. */
export function findNodes<Node extends FlowNode>(nodes: readonly Node[], typed: string): Node[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return nodes.filter((node) => {
    const text = searchText(node)
    return words.every((word) => text.includes(word))
  })
}

function searchText(node: FlowNode): string {
  const choices = node.kind === 'choice' ? node.choices.map(({ label }) => label) : []
  const parts = [
    flowKindWords[node.kind],
    node.label,
    ...templatesOf(node),
    ...choices,
    ...variablesSetBy(node),
  ]
  return parts.join(' ').toLowerCase()
}
