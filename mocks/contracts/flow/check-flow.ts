import type { FlowNode } from './flow.schema.ts'
import { exitsOf, nodeName, targetOf } from './flow-exits.ts'
import { byId, endlessLoops, followersOf, reachableFrom } from './flow-graph.ts'
import { namesIn, templatesOf, variablesOf } from './flow-templates.ts'
import { lacksOf } from './part-lacks.ts'

/** What can be wrong with a flow. */
export type FlowProblemCode =
  | 'no-start'
  | 'two-starts'
  | 'unreachable'
  | 'unconnected'
  | 'unknown-target'
  | 'endless-loop'
  | 'empty-text'
  | 'same-choice'
  | 'missing-variable'
  | 'unknown-variable'
  | 'missing-tool'
  | 'unknown-tool'
  | 'unfinished-part'
  | 'rich-off'
  | 'no-model'

/** Something wrong with a flow. */
export interface FlowProblem {
  /** The node it is about; null for the flow as a whole. */
  nodeId: string | null
  code: FlowProblemCode
  /** An error keeps a flow from being published; a warning does not. */
  severity: 'error' | 'warning'
  /** For people: one sentence without the node's name. */
  words: string
  /** The exit it is about. @default the node as a whole */
  exitId?: string
}

/** What a flow is checked with. */
export interface FlowSurroundings {
  /** Ids of the workspace's functions. @default tools are not looked at */
  toolIds?: readonly string[]
  /** Whether the agent may send more than words (`vg_enableUIEngine`). @default true */
  richAnswers?: boolean
  /** Whether a language model is configured. @default true */
  hasModel?: boolean
}

const richOff = 'Turn on “Rich answers” under Settings, UI, or take out the cards, buttons and form.'

/** What is wrong with a flow, in the order of its nodes; an empty flow has no start. */
export function checkFlow(nodes: readonly FlowNode[], surroundings: FlowSurroundings = {}): FlowProblem[] {
  const known = byId(nodes)
  const names = new Set(variablesOf(nodes))
  const results = nodes.flatMap((node) => (node.kind === 'tool' && node.variable ? `${node.variable}_` : []))
  const isResult = (name: string) => results.some((result) => name.startsWith(result))
  return [
    ...startProblems(nodes),
    ...nodes.flatMap((node) => [
      ...textProblems(node),
      ...variableProblems(node, (name) => names.has(name) || isResult(name)),
      ...toolProblems(node, surroundings),
      ...partProblems(node, surroundings),
      ...modelProblems(node, surroundings),
      ...exitProblems(node, known),
    ]),
    ...unreachableProblems(nodes, known),
    ...endlessLoops(nodes).map((loop) => loopProblem(loop, known)),
  ]
}

/** The problems that keep a flow from being published. */
export function flowErrors(nodes: readonly FlowNode[], surroundings?: FlowSurroundings): FlowProblem[] {
  return checkFlow(nodes, surroundings).filter(({ severity }) => severity === 'error')
}

function startProblems(nodes: readonly FlowNode[]): FlowProblem[] {
  const [first, ...others] = nodes.filter(({ kind }) => kind === 'start')
  if (!first) return [error(null, 'no-start', 'Add a start: the flow has none.')]
  return others.map(({ id }) => error(id, 'two-starts', 'Keep one start: the flow has another one.'))
}

function textProblems(node: FlowNode): FlowProblem[] {
  const missing = (text: string, words: string) =>
    text.trim() === '' ? [error(node.id, 'empty-text', words)] : []
  switch (node.kind) {
    case 'message':
      return node.parts?.length ? [] : missing(node.text, 'Write what the agent says.')
    case 'question':
      return missing(node.text, 'Write what the agent asks.')
    case 'choice':
      return [
        ...missing(node.text, 'Write what the agent asks.'),
        ...node.choices.flatMap(({ label }) => missing(label, 'Name every choice.')).slice(0, 1),
        ...sameChoices(node.choices.map(({ label }) => label)).map((label) =>
          error(node.id, 'same-choice', `Name each choice differently: “${label}” is there twice.`),
        ),
      ]
    case 'knowledge':
      return missing(node.question, 'Write what the knowledge is asked.')
    case 'ai':
      return missing(node.instruction, 'Write what the model is told.')
    default:
      return []
  }
}

function sameChoices(labels: readonly string[]): string[] {
  const plain = labels.map((label) => label.trim().toLowerCase())
  return labels.filter((_, index) => plain[index] !== '' && plain.indexOf(plain[index] ?? '') < index)
}

function variableProblems(node: FlowNode, isKnown: (name: string) => boolean): FlowProblem[] {
  const compared = node.kind === 'condition' ? node.rules.map(({ variable }) => variable) : []
  const needed = node.kind === 'question' || node.kind === 'set' ? [node.variable] : compared
  const used = [...compared, ...templatesOf(node).flatMap(namesIn)]
  const unknown = [...new Set(used)].filter((name) => name !== '' && !isKnown(name))
  return [
    ...(needed.includes('') ? [error(node.id, 'missing-variable', 'Choose a variable.')] : []),
    ...unknown.map((name) =>
      warning(node.id, 'unknown-variable', `No step of the flow gives “${name}” a value.`),
    ),
  ]
}

function toolProblems(node: FlowNode, { toolIds }: FlowSurroundings): FlowProblem[] {
  if (node.kind !== 'tool') return []
  if (node.toolId === '') return [error(node.id, 'missing-tool', 'Choose a tool.')]
  if (!toolIds || toolIds.includes(node.toolId)) return []
  return [error(node.id, 'unknown-tool', 'Choose another tool: this one is not in the workspace.')]
}

function partProblems(node: FlowNode, { richAnswers = true }: FlowSurroundings): FlowProblem[] {
  if (node.kind !== 'message' || !node.parts?.length) return []
  return [
    ...(richAnswers ? [] : [error(node.id, 'rich-off', richOff)]),
    ...lacksOf(node.parts).map((words) => error(node.id, 'unfinished-part', words)),
  ]
}

function modelProblems(node: FlowNode, { hasModel = true }: FlowSurroundings): FlowProblem[] {
  if (node.kind !== 'ai' || hasModel) return []
  return [warning(node.id, 'no-model', 'No language model is configured: this step takes “Failed”.')]
}

function exitProblems(node: FlowNode, known: ReadonlyMap<string, FlowNode>): FlowProblem[] {
  return exitsOf(node).flatMap(({ id: exitId, label, unconnected }): FlowProblem[] => {
    const target = targetOf(node, exitId)
    if (target !== null) {
      if (known.has(target)) return []
      const words = `Connect “${label}”: the step it leads to is gone.`
      return [{ ...error(node.id, 'unknown-target', words), exitId }]
    }
    if (unconnected === 'optional') return []
    return unconnected === 'required'
      ? [{ ...error(node.id, 'unconnected', `Connect “${label}”: it leads nowhere.`), exitId }]
      : [{ ...warning(node.id, 'unconnected', `The flow ends at “${label}”.`), exitId }]
  })
}

function unreachableProblems(
  nodes: readonly FlowNode[],
  known: ReadonlyMap<string, FlowNode>,
): FlowProblem[] {
  const start = nodes.find(({ kind }) => kind === 'start')
  if (!start) return []
  const followers = new Map([...known].map(([id, node]) => [id, followersOf(node, known)]))
  const reached = reachableFrom(start.id, followers)
  return nodes
    .filter(({ id, kind }) => kind !== 'start' && !reached.has(id))
    .map(({ id }) => error(id, 'unreachable', 'Connect this step: no way from the start leads to it.'))
}

function loopProblem(loop: readonly string[], known: ReadonlyMap<string, FlowNode>): FlowProblem {
  const names = loop.slice(0, 3).flatMap((id) => {
    const node = known.get(id)
    return node ? [`“${nodeName(node)}”`] : []
  })
  const way = [...names, ...(loop.length > 3 ? ['…'] : [])].join(', ')
  return error(
    loop[0] ?? null,
    'endless-loop',
    `Put a question or a choice into this loop: ${way} would repeat without waiting for the visitor.`,
  )
}

function error(nodeId: string | null, code: FlowProblemCode, words: string): FlowProblem {
  return { nodeId, code, severity: 'error', words }
}

function warning(nodeId: string | null, code: FlowProblemCode, words: string): FlowProblem {
  return { nodeId, code, severity: 'warning', words }
}
