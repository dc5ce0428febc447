import { promptVariables } from '../agents/prompt-variables.ts'
import { formAmong } from '../conversations/form-values.ts'
import { cutText } from '../shared/cut-text.ts'
import type { FlowNode } from './flow.schema.ts'
import { flowFilledLimit } from './flow-limits.ts'
import { textsOf } from './flow-parts.ts'

/** What the visitor wrote last, as a variable. */
export const lastMessage = 'last_message'

const written = /\{\{\s*([A-Za-z_]\w{0,40})\s*\}\}/g

/**
 * A template with its variables replaced once: what a value contains is text. An unset variable is empty. It is cut
 * where it grows too long, before that costs anything.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  let filled = ''
  let end = 0
  for (const { 0: whole, 1: name = '', index } of template.matchAll(written)) {
    filled += template.slice(end, index) + (Object.hasOwn(values, name) ? (values[name] ?? '') : '')
    end = index + whole.length
    if (filled.length > flowFilledLimit) break
  }
  return cutText(filled + template.slice(end), flowFilledLimit)
}

/** Names a template uses, each once. */
export function namesIn(template: string): string[] {
  return [...new Set([...template.matchAll(written)].map(([, name = '']) => name))]
}

/** The variables a node gives values. */
export function variablesSetBy(node: FlowNode): string[] {
  if (node.kind === 'message') return (formAmong(node.parts)?.fields ?? []).map(({ name }) => name)
  return 'variable' in node && node.variable ? [node.variable] : []
}

/** The templates of a node, as they were written. */
export function templatesOf(node: FlowNode): string[] {
  switch (node.kind) {
    case 'start':
      return []
    case 'message':
      return [node.text, ...textsOf(node.parts ?? [])]
    case 'choice':
      return [node.text]
    case 'question':
      return [node.text, node.retryText ?? '']
    case 'condition':
      return node.rules.map(({ value }) => value)
    case 'knowledge':
      return [node.question]
    case 'ai':
      return [node.instruction]
    case 'tool':
      return Object.values(node.arguments)
    case 'set':
      return [node.value]
    case 'handoff':
    case 'end':
      return [node.text ?? '']
  }
}

/** Every name a template of a flow can use: its own variables, what was said last, and those of prompts. */
export function variablesOf(nodes: readonly FlowNode[]): string[] {
  const own = nodes.flatMap(variablesSetBy)
  return [...new Set([...own.filter(Boolean), lastMessage, ...promptVariables])]
}
