/** A page something was found on. */
interface FlowSource {
  title: string
  url: string
}

/** What the knowledge says to a question. */
export interface FlowKnowledgeAnswer {
  /** False for an honest don't-know. */
  known: boolean
  text: string
  sources: FlowSource[]
}

/** What came of a step that can fail; `words` are what is said where no way leads on from the failure. */
export type FlowOutcome = { ok: true; text: string } | { ok: false; words?: string }

/** How to reach the visitor, as far as the flow has asked; '' for what it has not. */
export interface FlowContact {
  name: string
  email: string
  phone: string
}

/** A conversation that is handed over. */
export interface FlowHandoff {
  contact: FlowContact
  /** What the owner wrote for it; '' for nothing. */
  text: string
  /** The flow goes on with the visitor: nothing else is to be asked of them. */
  goesOn: boolean
}

/**
 * What a flow reaches the world by. A port never throws for what can go wrong in its own world: it says so. What it
 * yields on the way are pieces of the text it returns.
 */
export interface FlowPorts {
  knowledge(question: string): AsyncGenerator<string, FlowKnowledgeAnswer>
  /**
   * Lets the model write. What its variables hold may be a visitor's words: they are never part of the instruction.
   * @param instruction as its owner wrote it, with `{{names}}`
   * @param values what those names stand for
   */
  ai(instruction: string, values: Readonly<Record<string, string>>): AsyncGenerator<string, FlowOutcome>
  tool(toolId: string, values: Readonly<Record<string, string>>): Promise<FlowOutcome>
  /** Hands over to a person and tells what is said about it. */
  handoff(handoff: FlowHandoff): Promise<string>
}
