import type { FlowNode } from './flow.schema.ts'
import type { FlowContact } from './flow-ports.ts'

/** How to reach a flow's visitor: the latest answers to questions for it, and the variable `name`. */
export function flowContact(
  nodes: readonly FlowNode[],
  variables: Readonly<Record<string, string>>,
): FlowContact {
  const own = (name: string) => (Object.hasOwn(variables, name) ? (variables[name] ?? '') : '')
  const asked = (kind: string) => {
    const names = nodes.flatMap((node) =>
      node.kind === 'question' && node.answerKind === kind ? [node.variable] : [],
    )
    return names.map(own).findLast(Boolean) ?? ''
  }
  return { name: own('name'), email: asked('email'), phone: asked('phone') }
}
