import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { formAmong } from '#mocks/contracts/conversations/form-values.ts'
import { isHandoffForm, isOfHandoff } from '#mocks/contracts/conversations/handoff-names.ts'
import { keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import { agentWords } from '#mocks/contracts/embed/agent-words.ts'
import type { FlowHandoff as Handoff } from '#mocks/contracts/flow/flow-ports.ts'
import type { ChatFormAnswers } from '#mocks/contracts/leads/chat-form.ts'
import { askedAtHandoff, handoffAnswers, handoffFormOf } from '#mocks/contracts/leads/handoff-form.ts'
import { isOwnLead } from '#mocks/contracts/leads/lead-rules.ts'
import { requestMessageLimit } from '#mocks/contracts/requests/request.schema.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { createBesideConversation, type KeptConversation } from '../conversations/beside-conversation.ts'
import type { Bubble } from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createLeadCapture } from '../leads/capture-lead.ts'
import { createLeadRepository, givenOf, presentLead } from '../leads/lead.repository.ts'
import { writtenPhone } from '../leads/lead-details.ts'
import { createOwnColumns } from '../leads/own-columns.ts'
import { contactDetailsIn } from '../providers/responder/talk/contact-details.ts'
import { languageOf } from '../providers/responder/talk/hear.ts'
import { isDuplicateKey } from '../store/errors.ts'
import { createSenders } from '../visitor-mails/senders.ts'
import { createAskedMarks } from './asked-marks.ts'
import { notPassedOn } from './back-words.ts'
import {
  type IntakeStepTaken,
  type KnownContact,
  takeFilledIn,
  takeHandoff,
  takeIn,
  takeUnanswered,
} from './intake.ts'
import { createRequestRepository, type RequestDoc } from './request.repository.ts'
import { createRequestBudgets } from './request-budgets.ts'

/** A message to an agent, as far as a request may come of it. */
export interface RequestMessage {
  region: Region
  agent: Agent
  conversationId: string
  /** The conversation it stands in: nothing comes of a message that is gone. @default nothing of it is kept */
  kept?: KeptConversation
  channel: 'widget' | 'test'
  text: string
  /** The visitor's message before; '' for none. */
  before: string
  /** Whether appointments are asked for step by step. */
  appointments: boolean
  /** Where it comes from. @default unknown */
  address?: string
  /** By what that is told from others, where no more is known. @default what the address says */
  sender?: string
  /** Told of a wish for a person; true where members can answer now, and nothing is asked of the visitor then. */
  onHandoff?: (() => Promise<boolean>) | undefined
  /** What was filled in, where it is a form. @default it is none */
  values?: Record<string, string> | undefined
  /** That form and the words it stood under, as far as they are kept. @default unknown */
  form?: Bubble | undefined
  /** Where the visitor is, as two letters. @default unknown */
  country?: string | undefined
  /** Receives what the visitor is asked to fill in. @default they are asked nothing */
  asks?: Bubble[]
}

/** What is said to a message that is about reaching the team. */
type Taken = Pick<IntakeStepTaken, 'reply' | 'afterAnswer'> & {
  /** A person will answer, so nothing is said. */
  isHandedOver?: true
}

/** What is asked of the team, and how the visitor is known to be reached. */
type Asked = [
  asked: NonNullable<IntakeStepTaken['request']>,
  contact?: KnownContact | undefined,
  /** What was filled in of what was asked at handoff, where that is. */
  filled?: Filled | null | undefined,
]

/** What was filled in of what was asked at handoff. */
interface Filled extends ChatFormAnswers {
  /** The words it stood under. */
  consent: string
  /** It asked how its visitor is reached. */
  asksReach: boolean
}

/** A wish without details waits so long for them before it is mailed about, in milliseconds. */
const detailsWaitMs = 2 * 60_000

const nobody: Handoff['contact'] = { name: '', email: '', phone: '' }

/** Turns what visitors want of the team into requests that are kept. */
export function createRequestService(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const captureLead = createLeadCapture(deps)
  const besideConversation = createBesideConversation(deps.stores)
  const { requests, intakes, removeOfConversation } = createRequestRepository(deps.stores)
  const { ofConversation } = createLeadRepository(deps.stores)
  const marks = createAskedMarks(deps)
  const senderOf = createSenders(deps)
  const budgets = createRequestBudgets(deps)
  const withColumns = createOwnColumns(deps.stores)

  /** Keeps what is asked of the team; what is said instead where so much was lately that it is not passed on, else ''. */
  async function keep(message: RequestMessage, ...asked: Asked): Promise<string> {
    const { region, agent, conversationId, kept, channel, address } = message
    // Nobody waits for an answer to a test, and whoever may only look can test.
    if (channel === 'test') return ''
    const [{ language, name, phone, email }, , filled] = asked
    const isOpened = address && !(await requests(region).findOne({ _id: conversationId, agentId: agent.ID }))
    const refusedFor = isOpened ? await budgets.take(region, agent.ID, address) : 0
    if (refusedFor > 0) return notPassedOn(language, refusedFor)
    const isKept = await besideConversation(
      message,
      () => write(message, ...asked),
      () => removeOfConversation(region, conversationId),
    )
    if (!isKept) return ''
    await captureLead({
      ...{ region, agent, conversationId, kept, channel },
      ...(address && { address }),
      source: 'request',
      details: { name, phone, email },
      ...(filled && {
        fields: await withColumns(region, agent.ID, filled.fields),
        consent: filled.consent,
      }),
    })
    return ''
  }

  async function write(
    { region, agent, conversationId, address, sender: known }: RequestMessage,
    ...[asked, contact]: Asked
  ): Promise<RequestDoc | null> {
    const ts = unixNow(deps)
    const { name, phone, email, matter, time, message, wish } = asked
    const told = Object.entries({ name, phone, email, matter, time, message }).filter(([, value]) => value)
    const keys = keysOf({ email, phone })
    const reachable = Boolean(phone || email)
    const mailAt = deps.now() + (reachable ? 0 : detailsWaitMs)
    const sender = known ?? (await senderOf(region, agent, address))
    const untold = Object.fromEntries(
      Object.entries({ name: '', phone: '', email: '', matter: '', time: '', message: '' }).filter(
        ([field]) => !told.some(([given]) => given === field),
      ),
    )
    const kept = await requests(region).findOneAndUpdate(
      { _id: conversationId, agentId: agent.ID },
      {
        $set: {
          ...Object.fromEntries(told),
          ...(email && {
            emailKey: keys.emailKey,
            emailIsBorrowed: contact?.emailIsBorrowed === true && contact.email === email,
          }),
          ...(phone && { phoneKey: keys.phoneKey }),
          wish,
          state: 'open',
          updatedAt: ts,
          mailAt,
          mailTries: 0,
          mailedTo: [],
          markDueAt: marks.dueAt(),
          ...(sender && { sender }),
        } as Partial<RequestDoc>,
        $setOnInsert: {
          ...untold,
          ...(!email && { emailKey: '' }),
          ...(!phone && { phoneKey: '' }),
          createdAt: ts,
        },
        $inc: { markRev: 1 },
        // What is said now is mailed about anew.
        $unset: { gatheredAt: '' },
      },
      { upsert: true, returnDocument: 'after' },
    )
    if (kept) await marks.follow(region, kept)
    return kept
  }

  /** Keeps what a step came to: a request, and what is asked next; as it came to be. What cannot be passed on leaves all as it was. */
  async function follow(
    message: RequestMessage,
    taken: IntakeStepTaken,
    before: boolean,
    known?: KnownContact,
    filled?: Filled,
  ): Promise<IntakeStepTaken> {
    const { region, agent, conversationId } = message
    const instead = taken.request ? await keep(message, taken.request, known, filled) : ''
    if (instead) return { ...taken, reply: instead, isNotPassedOn: true }
    if (taken.wantsPerson) message.asks?.push(...(await toFillIn(message, taken.intake?.language)))
    if (!taken.intake) {
      if (before) await intakes(region).deleteOne({ _id: conversationId })
      return taken
    }
    const { wish, step, language, asked, name, phone, email, matter, time, message: said } = taken.intake
    const asking = { wish, step, language, asked, name, phone, email, matter, time, message: said }
    try {
      await besideConversation(
        message,
        () =>
          intakes(region).findOneAndUpdate(
            { _id: conversationId },
            { $set: { ...asking, agentId: agent.ID, updatedAt: deps.now() } },
            { upsert: true, returnDocument: 'after' },
          ),
        () => removeOfConversation(region, conversationId),
      )
    } catch (error) {
      // Two messages at once: the other one's question stands.
      if (!isDuplicateKey(error)) throw error
    }
    return taken
  }

  const openIntake = ({ region, agent, conversationId }: RequestMessage) =>
    intakes(region).findOne({ _id: conversationId, agentId: agent.ID })

  /** How a visitor is reached: as it is told, else as they left it before. */
  async function knownOf(
    { region, agent, conversationId }: RequestMessage,
    told: Handoff['contact'] = nobody,
  ): Promise<KnownContact> {
    const lead = told.email || told.phone ? null : await ofConversation(region, agent.ID, conversationId)
    if (!lead) return { ...told, isOwn: true }
    const request = await requests(region).findOne({ _id: conversationId, agentId: agent.ID })
    const { ID, ...kept } = presentLead(lead)
    const givenHere = givenOf(lead, 'email', conversationId)
    // What they last said is how they want to be reached, and what others said of the same lead is known of it alone.
    const [name, email, phone] = [
      request?.name || givenOf(lead, 'name', conversationId) || kept.name,
      request?.email || givenHere || kept.email,
      request?.phone || givenOf(lead, 'phone', conversationId) || kept.phone,
    ]
    const isOwn = isOwnLead({ ID, fieldRevs: lead.fieldRevs }, conversationId)
    const emailIsBorrowed = !isOwn && (request?.email ? request.emailIsBorrowed === true : givenHere === '')
    return { name: told.name || name, email, phone, isOwn, emailIsBorrowed }
  }

  /** What a visitor who wants a person is asked to fill in: what they told in this conversation is not asked again. */
  async function toFillIn(
    message: RequestMessage,
    language: string | undefined = message.agent.lang,
  ): Promise<Bubble[]> {
    const { region, agent, conversationId } = message
    const asked = formAtHandoff(agent)
    if (asked.fields.length === 0) return []
    const lead = await ofConversation(region, agent.ID, conversationId)
    const { isOwn, name, email, phone } = await knownOf(message)
    const known = isOwn
      ? { details: { name, email, phone }, columns: lead?.fields.map(({ column }) => column) ?? [] }
      : undefined
    const form = handoffFormOf(asked, language, agentWords(language, agent.widgetTexts).send, known)
    return form ? [{ text: asked.consent, parts: [form] }] : []
  }

  /** What a message fills in of what it was asked at handoff, or is asked where nothing is kept; null for any other. */
  function filledIn({ agent, form: shown, values, country }: RequestMessage): Filled | null {
    if (!values || !isOfHandoff(values)) return null
    const asked = formAtHandoff(agent)
    const form = shown ? formAmong(shown.parts) : handoffFormOf(asked, agent.lang, '-')
    if (!form || !isHandoffForm(form)) return null
    const { details, fields } = handoffAnswers(form, values)
    const { phone } = details
    return {
      details: { ...details, ...(phone && { phone: writtenPhone(phone, { country, lang: agent.lang }) }) },
      fields,
      consent: (shown ?? { text: asked.consent }).text,
      asksReach: form.fields.some(({ kind }) => kind === 'email' || kind === 'phone'),
    }
  }

  return {
    toFillIn,

    /** Keeps what was filled in of what is asked at handoff, and tells what is said of it; null for any other message. */
    async takeFilledIn(message: RequestMessage): Promise<string | null> {
      const answers = filledIn(message)
      if (!answers) return null
      const { agent } = message
      const kept = await openIntake(message)
      const known = await knownOf(message)
      const told = { ...answers, details: { ...ownDetails(known), ...answers.details } }
      const taken = takeFilledIn({ intake: kept, agent }, told, answers.asksReach)
      return (await follow(message, taken, kept !== null, known, answers)).reply
    },

    /**
     * Keeps what a visitor leaves whom people answer: what was asked at handoff, and while they wait how they can be
     * reached, too. What is said where it is not passed on, null where they told nothing.
     */
    async takeLeft(message: RequestMessage, isAwaited: boolean): Promise<{ instead: string } | null> {
      const answers = filledIn(message)
      const found = answers?.details ?? (isAwaited ? contactDetailsIn(message.text) : null)
      if (!answers?.fields.length && !found?.email && !found?.phone) return null
      const { name = '', email = '', phone = '' } = found ?? {}
      const said = cutText(message.text, requestMessageLimit)
      const language = languageOf(message.text, spokenLanguage(message.agent.lang) ?? 'en')
      const contact = { wish: 'contact' as const, language, name, email, phone }
      const asked = { ...contact, matter: '', time: '', message: said }
      return { instead: await keep(message, asked, undefined, answers) }
    },

    /** Keeps a question nobody knew an answer to; what is said of it, null where its visitor did not say how they are reached. */
    async takeUnanswered(message: RequestMessage): Promise<string | null> {
      const kept = await openIntake(message)
      const { text, before, agent } = message
      const input = { intake: kept, text, before, agent, appointments: false, at: deps.now() }
      if (!takeUnanswered(input)) return null
      const known = await knownOf(message)
      const taken = takeUnanswered({ ...input, known })
      return taken ? (await follow(message, taken, kept !== null, known)).reply : null
    },

    /** What is said to a message that is about reaching the team, once what it asks is kept; null for any other. */
    async take(message: RequestMessage): Promise<Taken | null> {
      const { text, before, agent, appointments } = message
      const kept = await openIntake(message)
      const input = { intake: kept, text, before, agent, appointments, at: deps.now() }
      const heard = takeIn(input)
      // What is asked for, or kept, may be known.
      const isWish = heard?.request || heard?.intake
      const known = isWish ? await knownOf(message) : undefined
      const taken = known ? takeIn({ ...input, known }) : heard
      if (taken?.wantsPerson && (await message.onHandoff?.())) {
        return { reply: '', isHandedOver: true }
      }
      return taken && follow(message, taken, kept !== null, known)
    },

    /** Whether a visitor is being asked how to be reached. */
    isAsking: async (message: RequestMessage): Promise<boolean> => (await openIntake(message)) !== null,

    /** Hands a conversation over to the team, and tells what is said about it. */
    async handOver(message: RequestMessage, handoff: Handoff): Promise<string> {
      const { text, goesOn } = handoff
      if (await message.onHandoff?.()) return text
      const known = await knownOf(message, handoff.contact)
      const taken = takeHandoff(message.agent, message.text, known, text, deps.now())
      const done = await follow(message, goesOn ? { ...taken, intake: null } : taken, true, known)
      return goesOn && text && !done.isNotPassedOn ? text : done.reply
    },
  }
}

function formAtHandoff({ agentPlatform, handoffForm }: Agent) {
  return askedAtHandoff({ agentPlatform, handoffForm })
}

/** How somebody said in this conversation that they are reached. */
function ownDetails({ isOwn, name, email, phone }: KnownContact): ChatFormAnswers['details'] {
  return isOwn ? { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) } : {}
}
