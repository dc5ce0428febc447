import type { Part } from '../conversations/parts.ts'
import { cutText } from '../shared/cut-text.ts'
import type { FlowNode } from './flow.schema.ts'
import { flowValueLimit, flowVariablesLimit } from './flow-limits.ts'
import type { FlowContact, FlowKnowledgeAnswer, FlowPorts } from './flow-ports.ts'
import { lastMessage } from './flow-templates.ts'

/** Where a conversation is in its flow. */
export interface FlowState {
  /** The node that waits for the visitor; null where the flow ended: the next message begins it anew. */
  nodeId: string | null
  variables: Record<string, string>
}

/** One message of a visitor to a flow. */
export interface FlowInput {
  nodes: readonly FlowNode[]
  /** Where the conversation is; null for its first message. */
  state: FlowState | null
  /** What the visitor wrote. */
  text: string
  /** What was filled in, where it is a form that was sent. @default it is read from the text */
  values?: Readonly<Record<string, string>> | undefined
  /** Variables that are always there (`promptValues`). */
  facts: Readonly<Record<string, string>>
  /** The language the agent speaks, BCP 47. */
  lang: string
  ports: FlowPorts
  /** Ends the turn before its next step. @default it ends by itself */
  signal?: AbortSignal
}

/** What happens in a turn, in its order. */
export type FlowEvent =
  | { type: 'entered'; nodeId: string }
  /** The next piece of a text that is being written; its `said` follows. */
  | { type: 'piece'; text: string }
  | {
      type: 'said'
      text: string
      /** It came in pieces already. */
      inPieces: boolean
      sources: FlowKnowledgeAnswer['sources']
      known: boolean
    }
  | { type: 'choices'; labels: string[] }
  /** What stands under what was said last. */
  | { type: 'parts'; parts: Part[] }

/** How a turn ended: the state it leaves behind, and whether the steps ran out. */
export interface FlowEnd {
  state: FlowState
  /** How to reach the visitor, as far as the flow has asked. */
  contact: FlowContact
  stopped: boolean
}

/** What a turn knows while it goes on. */
export class FlowTurn {
  readonly variables: Record<string, string>
  /** Nobody has taken the visitor's message yet. */
  fresh = true
  /** Something was said. */
  spoke = false
  /** What its buttons say: choices that follow do not offer the same again. */
  readonly offered = new Set<string>()
  /** Characters of its templates that were said. */
  saidLength = 0
  readonly #input: FlowInput

  constructor(input: FlowInput, variables: Readonly<Record<string, string>>) {
    this.#input = input
    this.variables = { ...variables }
  }

  /** What templates are filled with: the flow's own variables come first. */
  values(): Record<string, string> {
    return { ...this.#input.facts, [lastMessage]: this.#input.text, ...this.variables }
  }

  /** Keeps a value, cut to what is kept; beyond the most variables a new one is not. */
  set(variable: string, value: string): void {
    if (variable === '') return
    const isNew = !Object.hasOwn(this.variables, variable)
    if (isNew && Object.keys(this.variables).length >= flowVariablesLimit) return
    this.variables[variable] = cutText(value, flowValueLimit)
  }

  /**
   * Keeps what a tool brought. Of a JSON object the texts, numbers and yes-or-nos are kept by themselves, too:
   * `{ "time": "9" }` in `slot` is `{{slot_time}}`.
   */
  setResult(variable: string, result: string): void {
    if (variable === '') return
    this.set(variable, result)
    for (const [name, value] of Object.entries(fieldsIn(result))) {
      const whole = `${variable}_${name}`
      if (/^[a-z][a-z0-9_]{0,39}$/i.test(whole)) this.set(whole, value)
    }
  }

  /** How to reach the visitor: the latest answers to questions for it, and the variable `name`. */
  contact(): FlowContact {
    const asked = (kind: string) => {
      const names = this.#input.nodes.flatMap((node) =>
        node.kind === 'question' && node.answerKind === kind ? [node.variable] : [],
      )
      return names.map((name) => this.#own(name)).findLast(Boolean) ?? ''
    }
    return { name: this.#own('name'), email: asked('email'), phone: asked('phone') }
  }

  #own(name: string): string {
    return Object.hasOwn(this.variables, name) ? (this.variables[name] ?? '') : ''
  }
}

function fieldsIn(json: string): Record<string, string> {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return {}
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {}
  const plain = Object.entries(parsed).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
  return Object.fromEntries(plain.map(([name, value]) => [name, String(value)]))
}
