import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import type { ChatFormAnswers } from '#mocks/contracts/leads/chat-form.ts'
import { requestDetailLimit, requestMessageLimit } from '#mocks/contracts/requests/request.schema.ts'
import { type SpokenLanguage, spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { appointmentWishIn } from '../providers/responder/talk/appointment-wish.ts'
import {
  type ContactDetails,
  contactDetailsIn,
  likelyEmail,
  nameIn,
} from '../providers/responder/talk/contact-details.ts'
import { type Heard, hear, languageOf } from '../providers/responder/talk/hear.ts'
import { filled, listed } from '../providers/responder/talk/replies.ts'
import { talkWords } from '../providers/responder/talk/talk-words.ts'
import { wordsIn } from '../providers/responder/talk/words-in.ts'
import { backWords, type Office } from './back-words.ts'
import type { IntakeDoc } from './request.repository.ts'

/** What is being asked of a visitor, without where it is kept. */
export type Intake = Omit<IntakeDoc, '_id' | 'agentId' | 'updatedAt'>

/** A message that may be about reaching the team, and what stands around it. */
export interface IntakeInput {
  /** What was being asked before this message; null for nothing. */
  intake: Intake | null
  text: string
  /** The visitor's message before, to which details alone may belong; '' for none. */
  before: string
  agent: Pick<Agent, 'lang' | 'UIhandoffTitle' | 'UIhandoffSubtitle'> & Office
  /** Whether appointments are asked for step by step; a language model does that in its own way. */
  appointments: boolean
  /** How the visitor is reached, as they left it before. @default nobody knows */
  known?: KnownContact | undefined
  /** Now, in Unix milliseconds: who asks for a person outside office hours is told when people are back. */
  at: number
}

/** How a visitor is reached, as it was left before. */
export interface KnownContact extends ContactDetails {
  /** They left all of it in this conversation: else it is kept for the team, and not repeated to whoever writes. */
  isOwn: boolean
  /** The address is their lead's, and was not given in this conversation. @default false */
  emailIsBorrowed?: boolean
}

/** What to do with a message. */
export interface IntakeStepTaken {
  /** What is asked next; null ends it. */
  intake: Intake | null
  /** What is now asked of the team, to be kept before anything is said; absent when nothing is. */
  request?: Pick<Intake, 'wish' | 'language' | 'name' | 'phone' | 'email' | 'matter' | 'time' | 'message'>
  /** What the agent says, in light Markdown. */
  reply: string
  /** Says first what the knowledge has to the message, if it has anything. */
  afterAnswer?: boolean
  /** The visitor asks for a person. */
  wantsPerson?: true
  /** Too much was passed on lately: it is not kept, and the reply says so. */
  isNotPassedOn?: true
}

/** So often the same is asked in a row; then the visitor is left alone. */
const mostAsked = 2

const empty = { asked: 0, name: '', phone: '', email: '', matter: '', time: '', message: '' }

/**
 * Reads a message as a wish to reach the team, or as the answer to what was asked for one; null when it is neither,
 * and is answered as any other.
 */
export function takeIn(input: IntakeInput): IntakeStepTaken | null {
  const { text, agent } = input
  const usual = input.intake?.language ?? spokenLanguage(agent.lang) ?? 'en'
  const heard = hear(text, [usual])
  const details = contactDetailsIn(text)
  if (input.intake) {
    const next = goOn(input, input.intake, heard, details)
    if (next) return next
  }
  const isAsking = text.includes('?') && heard?.kind !== 'person'
  if (details && !isAsking) return takeDetails(input, details, heard?.language ?? languageOf(text, usual))
  if (heard?.kind === 'person') return takePerson(input, heard.language)
  return input.appointments ? takeAppointment(input, usual) : null
}

/** Passes on a question that found no answer, with how its visitor wrote beside it they are reached; null without that. */
export function takeUnanswered(input: IntakeInput): IntakeStepTaken | null {
  const { text, agent } = input
  const details = contactDetailsIn(text)
  if (!details?.email && !details?.phone) return null
  return takeDetails(input, details, languageOf(text, spokenLanguage(agent.lang) ?? 'en'))
}

/** Goes on with what was asked; null when the message is about something else. */
function goOn(
  { text, agent }: IntakeInput,
  intake: Intake,
  heard: Heard | null,
  details: ContactDetails | null,
): IntakeStepTaken | null {
  const { step, language } = intake
  const { says } = talkWords[language]
  if (heard?.kind === 'no') {
    if (step === 'confirm') {
      return { intake: { ...intake, step: 'contact', email: '', phone: '' }, reply: says.askAgain }
    }
    return { intake: null, reply: intake.wish === 'contact' ? says.no : says.dropped }
  }
  if (step === 'confirm' && heard?.kind === 'yes') return complete(intake, agent)
  if (details) {
    const told = withDetails(intake, details)
    const meant = details.email && likelyEmail(details.email)
    if (meant) return confirm({ ...told, email: meant }, says.askMeant, meant)
    return step === 'contact' || step === 'confirm' ? complete(told, agent) : answered(told, text)
  }
  // What is no answer to the question is a message like any other; the question stands.
  if (heard || text.includes('?') || step === 'confirm') return null
  if (step !== 'contact') return answered(intake, text)
  const name = nameIn(text) ?? (wordsIn(text).length <= 3 ? text.trim() : undefined)
  if (name && !intake.name) {
    return { intake: { ...intake, name: cut(name), asked: 1 }, reply: says.askContact }
  }
  if (intake.asked >= mostAsked) return null
  const message = [intake.message, text].filter(Boolean).join('\n').slice(0, requestMessageLimit)
  const next = { ...intake, message, asked: intake.asked + 1 }
  return { intake: next, ...(intake.wish === 'contact' && { request: next }), reply: says.askContact }
}

/** Keeps the answer to a question about an appointment and asks the next one. */
function answered(intake: Intake, text: string): IntakeStepTaken {
  const value = cut(text)
  if (intake.step === 'matter') return ask({ ...intake, matter: value }, 'time')
  if (intake.step === 'which') {
    return ask({ ...intake, matter: value }, intake.wish === 'move' ? 'newTime' : 'contact')
  }
  return ask({ ...intake, time: value }, 'contact')
}

function ask(intake: Intake, step: Exclude<Intake['step'], 'confirm'>): IntakeStepTaken {
  const { says } = talkWords[intake.language]
  const words = {
    matter: says.askMatter,
    time: says.askTime,
    which: says.askWhich,
    newTime: says.askNewTime,
    contact: says.askContact,
  }
  const next = { ...intake, step, asked: 1 }
  // Details may have come along with an earlier answer.
  if (step === 'contact' && (intake.phone || intake.email)) return complete(next, null)
  return { intake: next, reply: words[step] }
}

function takeDetails(
  { text, before, agent, known }: IntakeInput,
  details: ContactDetails,
  language: SpokenLanguage,
): IntakeStepTaken {
  const alone = wordsIn(text).length - wordsIn(Object.values(details).join(' ')).length <= 0
  const message = (alone ? before : text).slice(0, requestMessageLimit)
  const wish: Intake = { ...empty, wish: 'contact', step: 'contact', language, message }
  const intake = withDetails(known?.isOwn ? withDetails(wish, known) : wish, details)
  const { says } = talkWords[language]
  const meant = details.email && likelyEmail(details.email)
  if (meant) return confirm({ ...intake, email: meant }, says.askMeant, meant)
  // An address with nothing beside it may be a slip of the finger; nobody would notice.
  if (details.email && text.trim() === details.email) {
    return confirm(intake, `{value}\n\n${says.askRight}`, details.email)
  }
  return complete(intake, agent)
}

/**
 * Takes what was filled in of what is asked at handoff.
 * @param asksReach whether it asked how the visitor is reached
 */
export function takeFilledIn(
  { intake, agent }: Pick<IntakeInput, 'intake' | 'agent'>,
  { details, fields }: ChatFormAnswers,
  asksReach: boolean,
): IntakeStepTaken {
  const language = intake?.language ?? spokenLanguage(agent.lang) ?? 'en'
  const told = fields.map(({ column, value }) => `${column}: ${value}`)
  const wish: Intake = intake ?? { ...empty, wish: 'contact', step: 'contact', language }
  const message = [wish.message, ...told].filter(Boolean).join('\n').slice(0, requestMessageLimit)
  const { name = '', email = '', phone = '' } = details
  const filled = withDetails({ ...wish, message }, { name, email, phone })
  const { says } = talkWords[language]
  if (!(filled.email || filled.phone || asksReach)) {
    return { intake: filled, request: filled, reply: `${says.personNoted} ${says.askContact}` }
  }
  const isTold = told.length > 0 || Boolean(filled.name || filled.email || filled.phone)
  return complete(filled, agent, isTold, told)
}

/**
 * Hands a conversation over to the team with what is known of how to reach the visitor; without that it is asked for.
 * @param message the visitor's latest one
 * @param words what the owner wrote for it; '' for the usual ones
 * @param at now, in Unix milliseconds
 */
export function takeHandoff(
  agent: IntakeInput['agent'],
  message: string,
  known: KnownContact,
  words: string,
  at: number,
): IntakeStepTaken {
  const language = spokenLanguage(agent.lang) ?? 'en'
  const { askContact } = talkWords[language].says
  const input: IntakeInput = {
    intake: null,
    text: message,
    before: '',
    agent,
    appointments: false,
    known,
    at,
  }
  const taken = takePerson(input, language)
  if (!words) return taken
  const reply = [words, backWords(agent, language, at), taken.intake && askContact]
  return { ...taken, reply: reply.filter(Boolean).join('\n\n') }
}

/** A wish for a person; whoever left an address or a number before is asked for nothing. */
function takePerson({ text, agent, known, at }: IntakeInput, language: SpokenLanguage): IntakeStepTaken {
  const { says } = talkWords[language]
  const message = text.slice(0, requestMessageLimit)
  const wish: Intake = { ...empty, wish: 'contact', step: 'contact', language, message, asked: 1 }
  const intake = known ? withDetails(wish, known) : wish
  const back = backWords(agent, language, at)
  if (intake.phone || intake.email) {
    const done = complete(intake, agent, known?.isOwn)
    return { ...done, reply: [done.reply, back].filter(Boolean).join('\n\n'), wantsPerson: true }
  }
  const { title, subtitle } = handoffWords(agent, language)
  const reply = [`**${plain(title)}**`, plain(subtitle), back, `${says.personNoted} ${says.askContact}`]
  return { intake, request: intake, reply: reply.filter(Boolean).join('\n\n'), wantsPerson: true }
}

function takeAppointment({ text, known }: IntakeInput, usual: SpokenLanguage): IntakeStepTaken | null {
  const found = appointmentWishIn(text, [usual])
  if (!found) return null
  const { wish, language, says } = found
  const begun: Intake = { ...empty, wish, step: 'matter', language }
  const intake = known?.isOwn ? withDetails(begun, known) : begun
  if (wish !== 'book') return { ...ask(intake, 'which'), afterAnswer: true }
  const told = says === 'more' ? { ...intake, matter: cut(text) } : intake
  return { ...ask(told, told.matter ? 'time' : 'matter'), afterAnswer: true }
}

function confirm(intake: Intake, words: string, value: string): IntakeStepTaken {
  return { intake: { ...intake, step: 'confirm' }, reply: filled(words, 'value', plain(value)) }
}

/**
 * All that is needed is there: it becomes a request, and what was passed on is said, unless it is not to be told.
 * @param more what else was told, a line each
 */
function complete(
  intake: Intake,
  agent: IntakeInput['agent'] | null,
  isTold = true,
  more: readonly string[] = [],
): IntakeStepTaken {
  const { wish, language, name, phone, email, matter, time } = intake
  const { says } = talkWords[language]
  const own = agent && ownHandoffWords(agent)
  const shown = Object.entries({ name, phone, email, matter, time }).map(([key, value]) => [
    key,
    plain(value),
  ])
  const lines = [listed(language, Object.fromEntries(shown)), ...more.map((line) => `- ${plain(line)}`)]
  const reply = [
    own?.title && `**${plain(own.title)}**`,
    isTold ? `${says.noted}\n\n${lines.filter(Boolean).join('\n')}` : says.personNoted,
    own?.subtitle && plain(own.subtitle),
    wish !== 'contact' && says.confirms,
  ]
  return { intake: null, request: intake, reply: reply.filter(Boolean).join('\n\n') }
}

function withDetails(intake: Intake, { name, phone, email }: ContactDetails): Intake {
  return {
    ...intake,
    name: cut(name || intake.name),
    phone: cut(phone || intake.phone),
    email: cut(email || intake.email),
  }
}

/** What the agent's owner wrote for the way to a person; what every agent starts with counts as nothing written. */
function ownHandoffWords({ UIhandoffTitle, UIhandoffSubtitle }: IntakeInput['agent']) {
  const own = (value: string, start: string) => (value.trim() === start ? '' : value.trim())
  return {
    title: own(UIhandoffTitle, agentDefaults.UIhandoffTitle),
    subtitle: own(UIhandoffSubtitle, agentDefaults.UIhandoffSubtitle),
  }
}

/** What is said over a wish for a person: the owner's words, or ours in a language. */
export function handoffWords(agent: IntakeInput['agent'], language: SpokenLanguage) {
  const own = ownHandoffWords(agent)
  const { handoffTitle, handoffSubtitle } = talkWords[language].says
  return { title: own.title || handoffTitle, subtitle: own.subtitle || handoffSubtitle }
}

/** On one line, as long as a detail may be. */
function cut(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, requestDetailLimit)
}

/** What people wrote stays plain text where an answer repeats it: their asterisks are no markup. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~!&:]/g, '\\$&').replace(/www\./gi, (www) => `${www.slice(0, -1)}\\.`)
}
