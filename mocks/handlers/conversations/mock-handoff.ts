import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { ShownBubble } from '#mocks/contracts/conversations/bubbles.ts'
import { isOfHandoff } from '#mocks/contracts/conversations/handoff-names.ts'
import { agentWords } from '#mocks/contracts/embed/agent-words.ts'
import type { ChatForm } from '#mocks/contracts/leads/chat-form.schema.ts'
import { askedAtHandoff, handoffAnswers, handoffFormOf } from '#mocks/contracts/leads/handoff-form.ts'
import { paragraph } from '#mocks/fixtures/conversations/message.fixtures.ts'
import type { Said } from './read-mock-form.ts'

/** What a mocked agent asks whoever wants a person. */
export interface AskedOfVisitor {
  /** What its owner chose. */
  asked: ChatForm
  /** The visitor's language. */
  lang: string
  /** What the button that sends it says. */
  submit: string
  /** What they filled in before. @default {} */
  filled?: Readonly<Record<string, string>>
}

/** What an agent asks by its settings. */
export function askedOf(agent: Agent): AskedOfVisitor {
  const { lang, widgetTexts } = agent
  return { asked: askedAtHandoff(agent), lang, submit: agentWords(lang, widgetTexts).send }
}

/** What a mocked agent says to who wants a person. */
export const passedOnWords = 'Your wish was passed on to the team.'

/** A mocked agent takes words with this in them for a wish for a person. */
const wish = /\bperson\b/i

/** The form at handoff under its text, by the server's rule; nothing where all is known or nothing is asked. */
export function askAtMockHandoff({ asked, lang, submit, filled = {} }: AskedOfVisitor): ShownBubble[] {
  const whole = handoffFormOf(asked, lang, submit)
  const { details, fields } = whole ? handoffAnswers(whole, filled) : { details: {}, fields: [] }
  const known = { details, columns: fields.map(({ column }) => column) }
  const form = handoffFormOf(asked, lang, submit, known)
  return form ? [{ blocks: asked.consent ? [paragraph(asked.consent)] : [], parts: [form] }] : []
}

/** What a mocked agent that has a form at handoff says to a wish for a person and to what was filled in; null to any other. */
export function answerMockHandoff(of: AskedOfVisitor, { text, values }: Said): ShownBubble[] | null {
  const passedOn = { blocks: [paragraph(passedOnWords)], parts: [] }
  if (values && isOfHandoff(values)) return [passedOn]
  if (of.asked.fields.length === 0 || !wish.test(text)) return null
  return [passedOn, ...askAtMockHandoff(of)]
}
