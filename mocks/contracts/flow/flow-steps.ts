import { formAmong, readForm, valuesIn } from '../conversations/form-values.ts'
import { saidByAll } from '../conversations/part-words.ts'
import type { FlowNode, FlowNodeOf } from './flow.schema.ts'
import { chosen, readAnswer } from './flow-answers.ts'
import { asksLastMessage, targetOf } from './flow-exits.ts'
import { filledParts } from './flow-parts.ts'
import { ruleThatHolds } from './flow-rules.ts'
import { fillTemplate, namesIn } from './flow-templates.ts'
import type { FlowEvent, FlowInput, FlowTurn } from './flow-turn.ts'

/** What a step leads to: an exit, the visitor's next message, or the end of the flow. */
export type StepEnd = { exit: string; failed?: { words?: string } } | 'wait' | 'end'

type Step = AsyncGenerator<FlowEvent, StepEnd>

/** What a step works with. */
interface StepContext {
  input: FlowInput
  turn: FlowTurn
  /** The node waited for the message that is now here. */
  resuming: boolean
  /** The flow was at its end before this message, and begins anew. */
  again: boolean
}

/** Does what a node does. */
export async function* takeStep(node: FlowNode, context: StepContext): Step {
  const { turn, input } = context
  const filled = (template: string) => fillTemplate(template, turn.values())
  switch (node.kind) {
    case 'start':
      return { exit: 'next' }
    case 'message':
      return yield* tell(node, context)
    case 'question':
      return yield* ask(node, context)
    case 'choice':
      return yield* offer(node, context)
    case 'condition':
      return { exit: ruleThatHolds(node.rules, turn.values())?.id ?? 'else' }
    case 'knowledge':
      return yield* lookUp(node, context)
    case 'ai':
      return yield* write(node, context)
    case 'tool': {
      const values = Object.entries(node.arguments).map(([name, value]) => [name, filled(value)])
      const came = await input.ports.tool(node.toolId, Object.fromEntries(values))
      if (!came.ok) return { exit: 'failed', failed: came }
      turn.setResult(node.variable ?? '', came.text)
      return { exit: 'next' }
    }
    case 'set':
      turn.set(node.variable, filled(node.value))
      return { exit: 'next' }
    case 'handoff': {
      const next = input.nodes.find(({ id }) => id === targetOf(node, 'next'))
      const goesOn = next !== undefined && next.kind !== 'end'
      const text = filled(node.text ?? '')
      const contact = turn.contact()
      yield* say(turn, await input.ports.handoff({ contact, text, goesOn }))
      // Nobody is asked how to be reached and told goodbye at once.
      const isAsking = !goesOn && contact.phone === '' && contact.email === ''
      return isAsking ? 'end' : { exit: 'next' }
    }
    case 'end':
      yield* say(turn, filled(node.text ?? ''))
      return 'end'
  }
}

/** Says something; an empty text is not said. */
export function* say(turn: FlowTurn, text: string): Generator<FlowEvent> {
  if (text.trim() === '') return
  turn.spoke = true
  turn.saidLength += text.length
  yield { type: 'said', text, inPieces: false, sources: [], known: true }
}

/** Says a message with what stands under it; one with a form waits until it is sent. */
async function* tell(node: FlowNodeOf<'message'>, { input, turn, resuming }: StepContext): Step {
  const fill = (template: string) => fillTemplate(template, turn.values())
  const parts = filledParts(node.parts ?? [], fill)
  const form = formAmong(parts)
  if (form && resuming) {
    const given = input.values ?? valuesIn(form, input.text)
    const read = given && readForm(form, given)
    if (read?.ok) {
      turn.fresh = false
      // What was left empty is not what was filled in before.
      for (const { name } of form.fields) turn.set(name, read.values[name] ?? '')
      return { exit: 'next' }
    }
    if (targetOf(node, 'other') !== null) return { exit: 'other' }
  }
  yield* say(turn, fill(node.text))
  if (parts.length > 0) {
    turn.spoke = true
    for (const words of saidByAll(parts)) turn.offered.add(words)
    yield { type: 'parts', parts }
  }
  return form ? 'wait' : { exit: 'next' }
}

async function* ask(node: FlowNodeOf<'question'>, { input, turn, resuming }: StepContext): Step {
  if (resuming) {
    const answer = readAnswer(input.text, node.answerKind)
    if (answer !== null) {
      turn.fresh = false
      turn.set(node.variable, answer)
      return { exit: 'next' }
    }
  }
  const text = resuming ? node.retryText || node.text : node.text
  yield* say(turn, fillTemplate(text, turn.values()))
  return 'wait'
}

async function* offer(node: FlowNodeOf<'choice'>, { input, turn, resuming, again }: StepContext): Step {
  // Whoever goes on after the end has read the replies before: what they write is no reason to offer them once more.
  if (resuming || (again && turn.fresh)) {
    const choice = chosen(input.text, node.choices)
    if (choice) {
      turn.fresh = false
      turn.set(node.variable ?? '', choice.label)
      return { exit: choice.id }
    }
    // What was typed instead is still to be answered by whoever comes next.
    if (targetOf(node, 'other') !== null) return { exit: 'other' }
  }
  yield* say(turn, fillTemplate(node.text, turn.values()))
  const labels = labelsOf(node).filter((label) => !turn.offered.has(label))
  if (labels.length > 0) yield { type: 'choices', labels }
  return 'wait'
}

/** The replies a visitor can press, each once. */
export function labelsOf({ choices }: FlowNodeOf<'choice'>): string[] {
  return [...new Set(choices.map(({ label }) => label.trim()).filter(Boolean))]
}

async function* lookUp(node: FlowNodeOf<'knowledge'>, { input, turn }: StepContext): Step {
  const takesMessage = asksLastMessage(node.question)
  if (takesMessage && !turn.fresh) return 'wait'
  if (takesMessage) turn.fresh = false
  const isSilent = targetOf(node, 'notFound') !== null
  const answers = input.ports.knowledge(fillTemplate(node.question, turn.values()))
  const answer = yield* isSilent ? quietly(answers) : aloud(answers)
  if (answer.known || !isSilent) {
    turn.spoke = true
    const { text, sources, known } = answer
    yield { type: 'said', text, inPieces: !isSilent, sources, known }
  }
  const exit = answer.known ? 'found' : 'notFound'
  return takesMessage && targetOf(node, exit) === null ? 'wait' : { exit }
}

async function* write(node: FlowNodeOf<'ai'>, { input, turn }: StepContext): Step {
  const values = turn.values()
  const used = namesIn(node.instruction).map((name) => [name, fillTemplate(`{{${name}}}`, values)])
  const pieces = input.ports.ai(node.instruction, Object.fromEntries(used))
  const came = yield* node.variable ? quietly(pieces) : aloud(pieces)
  if (!came.ok) return { exit: 'failed', failed: came }
  if (node.variable) turn.set(node.variable, came.text)
  else {
    turn.spoke = true
    yield { type: 'said', text: came.text, inPieces: true, sources: [], known: true }
  }
  return { exit: 'next' }
}

async function* aloud<R>(pieces: AsyncGenerator<string, R>): AsyncGenerator<FlowEvent, R> {
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
    yield { type: 'piece', text: value }
  }
}

// biome-ignore lint/correctness/useYield: nobody hears the pieces
async function* quietly<R>(pieces: AsyncGenerator<string, R>): AsyncGenerator<FlowEvent, R> {
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
  }
}
