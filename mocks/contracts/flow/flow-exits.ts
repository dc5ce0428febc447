import { formAmong } from '../conversations/form-values.ts'
import type { FlowNode, FlowNodeKind } from './flow.schema.ts'

/** What kinds of nodes are called. */
export const flowKindWords: Record<FlowNodeKind, string> = {
  start: 'Start',
  message: 'Message',
  question: 'Question',
  choice: 'Choice',
  condition: 'Condition',
  knowledge: 'Knowledge',
  ai: 'AI',
  tool: 'Tool',
  set: 'Set variable',
  handoff: 'Handoff',
  end: 'End',
}

/** A way out of a node. */
export interface FlowExit {
  id: string
  label: string
  /**
   * What an exit that leads nowhere means: `required` leaves a visitor without an answer, `ends` ends the flow after
   * something was said, `optional` has a meaning of its own (asked again, or the next message is answered the same way).
   */
  unconnected: 'required' | 'ends' | 'optional'
}

const next: FlowExit = { id: 'next', label: 'Next', unconnected: 'required' }
const nextOrEnd: FlowExit = { ...next, unconnected: 'ends' }
const other: FlowExit = { id: 'other', label: 'Anything else', unconnected: 'optional' }
const failed: FlowExit = { id: 'failed', label: 'Failed', unconnected: 'ends' }

/** The ways out of a node with their labels, in order. */
export function exitsOf(node: FlowNode): FlowExit[] {
  switch (node.kind) {
    case 'start':
    case 'question':
    case 'set':
      return [next]
    case 'message':
      return formAmong(node.parts) ? [{ ...nextOrEnd, label: 'Sent' }, other] : [nextOrEnd]
    case 'handoff':
      return [nextOrEnd]
    case 'choice':
      return [...node.choices.map(({ id, label }) => branch(id, label || 'Choice')), other]
    case 'condition':
      return [...node.rules.map(({ id }, index) => branch(id, `Rule ${index + 1}`)), branch('else', 'Else')]
    case 'knowledge':
      return ['Found', 'Not found'].map((label, index) => ({
        id: index === 0 ? 'found' : 'notFound',
        label,
        // It answers the next message, too.
        unconnected: waits(node) ? 'optional' : 'ends',
      }))
    case 'ai':
      return [node.variable ? next : nextOrEnd, failed]
    case 'tool':
      return [next, failed]
    case 'end':
      return []
  }
}

/** Where an exit leads; null for nowhere. */
export function targetOf({ exits }: Pick<FlowNode, 'exits'>, exitId: string): string | null {
  return Object.hasOwn(exits, exitId) ? (exits[exitId] ?? null) : null
}

/** What a node is called: its own name, or its kind's. */
export function nodeName({ label, kind }: Pick<FlowNode, 'label' | 'kind'>): string {
  return label?.trim() || flowKindWords[kind]
}

/** Whether a node may wait for a message of the visitor; a loop with one of them in it stops there. */
export function waits(node: FlowNode): boolean {
  if (node.kind === 'question' || node.kind === 'choice') return true
  if (node.kind === 'message') return formAmong(node.parts) !== undefined
  return node.kind === 'knowledge' && asksLastMessage(node.question)
}

/** Whether a question is what the visitor wrote last. */
export function asksLastMessage(question: string): boolean {
  return /\{\{\s*last_message\s*\}\}/.test(question)
}

function branch(id: string, label: string): FlowExit {
  return { id, label, unconnected: 'required' }
}
