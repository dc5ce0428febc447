import { cutText } from '../shared/cut-text.ts'
import type { FlowNode } from './flow.schema.ts'
import { targetOf, waits } from './flow-exits.ts'
import { byId } from './flow-graph.ts'
import { flowSaidLimit, flowStepsLimit, flowValueLimit, flowVariablesLimit } from './flow-limits.ts'
import { labelsOf } from './flow-steps.ts'
import { fillTemplate, namesIn, templatesOf } from './flow-templates.ts'
import type { FlowState } from './flow-turn.ts'

/** What a flow says before anybody wrote, and where it then waits. */
export interface FlowOpening {
  /** '' where it says nothing before it waits. */
  text: string
  /** Replies to press. */
  choices: string[]
  state: FlowState
}

/**
 * The opening of a flow that comes to its first wait by itself: through messages and variables it sets, with nothing
 * in them that only a visitor's message or the clock decides. Null for any other, and for one that says or keeps too
 * much: it begins with the first message.
 * @param facts variables that stand before any conversation begins
 */
export function openFlow(
  nodes: readonly FlowNode[],
  facts: Readonly<Record<string, string>>,
): FlowOpening | null {
  const known = byId(nodes)
  const variables: Record<string, string> = {}
  const texts: string[] = []
  let node = nodes.find(({ kind }) => kind === 'start')
  for (let steps = 0; node && steps < flowStepsLimit; steps += 1) {
    const values = { ...facts, ...variables }
    const isWait = waits(node)
    const templates = node.kind === 'knowledge' ? [] : templatesOf(node)
    if (templates.flatMap(namesIn).some((name) => !Object.hasOwn(values, name))) return null
    // What is shown before a conversation begins is words and replies.
    if (node.kind === 'message' && node.parts?.length) return null
    if (node.kind === 'message' || node.kind === 'question' || node.kind === 'choice') {
      texts.push(fillTemplate(node.text, values))
    } else if (node.kind === 'set' && node.variable) {
      variables[node.variable] = cutText(fillTemplate(node.value, values), flowValueLimit)
      if (Object.keys(variables).length > flowVariablesLimit) return null
    } else if (!isWait && node.kind !== 'start') return null
    if (isWait) {
      const choices = node.kind === 'choice' ? labelsOf(node) : []
      const text = texts.filter((said) => said.trim() !== '').join('\n\n')
      if (text.length > flowSaidLimit) return null
      return { text, choices, state: { nodeId: node.id, variables } }
    }
    node = known.get(targetOf(node, 'next') ?? '')
  }
  return null
}
