import type { FlowNode, FlowNodeKind, FlowNodeOf } from './flow.schema.ts'
import { lastMessage } from './flow-templates.ts'

/** What a node of a kind begins with. */
const beginnings: { [K in FlowNodeKind]: Omit<FlowNodeOf<K>, 'id' | 'position' | 'exits' | 'label'> } = {
  start: { kind: 'start' },
  message: { kind: 'message', text: '' },
  question: { kind: 'question', text: '', variable: '', answerKind: 'text' },
  choice: { kind: 'choice', text: '', choices: [{ id: 'choice-1', label: '' }] },
  condition: {
    kind: 'condition',
    rules: [{ id: 'rule-1', variable: '', operator: 'is', value: '' }],
  },
  knowledge: { kind: 'knowledge', question: `{{${lastMessage}}}` },
  ai: { kind: 'ai', instruction: '' },
  tool: { kind: 'tool', toolId: '', arguments: {} },
  set: { kind: 'set', variable: '', value: '' },
  handoff: { kind: 'handoff' },
  end: { kind: 'end' },
}

/** A new node of a kind, connected to nothing. */
export function makeNode<K extends FlowNodeKind>(
  kind: K,
  id: string,
  fields: Partial<FlowNodeOf<K>> = {},
): FlowNodeOf<K> {
  const made = { id, position: { x: 0, y: 0 }, exits: {}, ...structuredClone(beginnings[kind]), ...fields }
  // Every beginning above is of its kind.
  return made as unknown as FlowNodeOf<K>
}

/** A flow with nothing but its start. */
export function emptyFlow(): FlowNode[] {
  return [makeNode('start', 'start')]
}
