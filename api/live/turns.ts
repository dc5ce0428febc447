import { randomUUID } from 'node:crypto'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Notice } from '#mocks/contracts/conversations/conversation-state.ts'
import type { sendMemberMessage } from '#mocks/contracts/conversations/turn.contract.ts'
import { isAnothers } from '#mocks/contracts/live/answerers.ts'
import {
  type Course,
  closedCourse,
  courseWithout,
  withAgent,
  withMember,
} from '#mocks/contracts/live/courses.ts'
import {
  changedTooOften,
  notTaken,
  ofTestChat,
  takenBy,
  takenFirstBy,
} from '#mocks/contracts/live/turn.refusals.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { type Added, createMessageWriter } from '../conversations/message-writer.ts'
import { createSentMessages } from '../conversations/sent-once.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound, refused } from '../http/http-error.ts'
import { createAttachments } from '../inbox/attachments.ts'
import { createAlerts } from './alerts.ts'
import { createAnnounce } from './announce.ts'
import { createAnswerReach } from './answer-mails.ts'
import { createAnswerers } from './answerers.ts'
import { createNames } from './names.ts'
import { createOwedAnswers, nothingOwed } from './owed-answers.ts'
import { createWaits } from './waits.ts'

/** Who acts, and on what. */
export interface MemberTurn {
  region: Region
  agent: Pick<Agent, 'ID'> & Partial<Pick<Agent, 'lang'>>
  conversationId: string
  /** Address of the member. */
  email: string
}

/** What a member says to a visitor. */
type ToSend = BodyOf<typeof sendMemberMessage>

/** So often a change is tried anew where others were faster. */
const attempts = 20
/** Conversations somebody had that are read in one go. */
const batch = 100

/** Who answers a conversation: each change is one conditional write, so of several who try at once one succeeds. */
export function createTurns(deps: Pick<Deps, 'stores' | 'now' | 'log'> & Partial<Pick<Deps, 'jobs'>>) {
  const { conversations } = createConversationRepository(deps.stores)
  const { say } = createMessageWriter(deps)
  const announce = createAnnounce(deps)
  const answerers = createAnswerers(deps.stores)
  const names = createNames(deps.stores)
  const waits = createWaits(deps)
  const alerts = createAlerts(deps)
  const { agents, versionOf } = createAgentRepository(deps.stores)
  const sent = createSentMessages(deps)
  const attachments = createAttachments(deps)
  const reach = createAnswerReach(deps)
  const owedAnswers = createOwedAnswers(deps)

  /** What becomes of a conversation as it was read, and what must hold of it then. */
  async function owing(region: Region, held: ConversationDoc, course: Course) {
    // Who answers stays as it is, and so does what they owe.
    if (course.state === undefined) return { owed: {}, as: {} }
    if (course.state !== 'open') return { owed: nothingOwed, as: {} }
    return owedAnswers.prepare(region, held)
  }

  async function load({ region, agent, conversationId }: MemberTurn): Promise<ConversationDoc> {
    const found = await conversations(region).findOne({ _id: conversationId })
    if (found?.agentId !== agent.ID) throw notFound()
    if (found.channel === 'test') throw refused(ofTestChat)
    return found
  }

  /**
   * A member who has a conversation has it to themselves, for as long as they may answer it and nobody takes it over.
   * @param from the colleague it is taken from, '' for nobody; absent where nobody takes it
   */
  async function assertNotAnothers(
    { region, email }: MemberTurn,
    held: ConversationDoc,
    from?: string,
  ): Promise<void> {
    const { assignee, workspaceId } = held
    if (!isAnothers(held, email, from)) return
    if (!(await answerers.includes(region, workspaceId, assignee))) return
    const { name } = await names.ofMember(assignee)
    throw refused(from === undefined ? takenBy(name) : takenFirstBy(name))
  }

  /** Changes the course from what was read of it; reads again when somebody else was faster, and is refused when they were every time. */
  async function change(turn: MemberTurn, course: Course, from?: string): Promise<ConversationDoc | null> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const held = await load(turn)
      await assertNotAnothers(turn, held, course.state === 'member' ? (from ?? '') : undefined)
      if (held.state === course.state && (course.state !== 'member' || held.assignee === turn.email))
        return null
      const { state, assignee, handledBy } = held
      const { owed, as } = await owing(turn.region, held, course)
      const changed = await conversations(turn.region).findOneAndUpdate(
        { _id: turn.conversationId, state, assignee, handledBy, ...as },
        { $set: { ...course, ...owed } },
        { returnDocument: 'after' },
      )
      if (changed) {
        if (course.state === 'member' && held.state === 'waiting' && held.waitingSince !== null) {
          await waits.count(turn.region, turn.agent.ID, unixNow(deps) - held.waitingSince)
        }
        await waits.end(turn.region, turn.conversationId)
        if (course.state === 'member' && isAnothers(held, turn.email))
          await alerts.tell(turn.region, changed, { member: held.assignee, why: 'taken', by: turn.email })
        return changed
      }
    }
    throw refused(changedTooOften)
  }

  async function note(region: Region, conversation: ConversationDoc, notice: Notice) {
    return (await say(region, conversation, { role: 'notice', notice }))?.conversation ?? conversation
  }

  /**
   * Takes one conversation off somebody who may not answer it; whatever others did with it meanwhile stays. Whether it is
   * theirs no more: others may have changed it every time, and whoever asked for it comes again.
   * @param mailed its people are told of the visitor already
   */
  async function free(region: Region, found: ConversationDoc, mailed = false): Promise<boolean> {
    const { _id, assignee: from, agentId } = found
    const draft = await agents(region).findOne({ _id: agentId })
    // Visitors are with what was published.
    const agent = draft && ((await versionOf(region, draft))?.agent ?? presentAgent(draft))
    const begunBy = randomUUID()
    let begun = false
    let held: ConversationDoc | null = found
    // A visitor who wrote meanwhile changes what becomes of them.
    for (let attempt = 0; held?.assignee === from && attempt < attempts; attempt += 1) {
      const { state, assignee, lastRole } = held
      const course = courseWithout(held, { ...agent }, unixNow(deps))
      // Begun first: whatever is cut off, who waits is mailed about, and goes back to the agent in time.
      if (course.state === 'waiting' && agent) {
        await waits.beginAnew(region, _id, agent, { begunBy, mailed })
        begun = true
      }
      const { owed, as } = await owing(region, held, course)
      const freed: ConversationDoc | null = await conversations(region).findOneAndUpdate(
        { _id, state, assignee, lastRole, ...as },
        { $set: { ...course, ...owed } },
        { returnDocument: 'after' },
      )
      if (freed) {
        if (course.state !== undefined && freed.state !== 'waiting') await waits.end(region, _id)
        if (state !== 'member') {
          await announce.course(region, freed)
          return true
        }
        await note(region, freed, { kind: freed.state === 'waiting' ? 'waiting' : 'handedBack', name: '' })
        await owedAnswers.confirm(region, freed)
        return true
      }
      held = await conversations(region).findOne({ _id })
    }
    // Whoever was faster may have let the visitor wait, and relies on the wait begun here.
    if (begun && held?.state !== 'waiting') await waits.end(region, _id, begunBy)
    return held?.assignee !== from
  }

  /** Changes the course and says so; one that is so already stays as it is. */
  async function turnTo(
    turn: MemberTurn,
    course: Course,
    notice: Notice,
    from?: string,
  ): Promise<ConversationDoc> {
    const changed = await change(turn, course, from)
    if (!changed) return load(turn)
    const noted = await note(turn.region, changed, notice)
    await owedAnswers.confirm(turn.region, changed)
    return noted
  }

  async function send(turn: MemberTurn, { text, clientId, attachments: ids = [] }: ToSend): Promise<Added> {
    const { region, agent, conversationId, email } = turn
    const held = await load(turn)
    await assertNotAnothers(turn, held)
    const by = await names.toVisitors(email, agent.lang)
    const mine = { state: 'member', handledBy: 'member', assignee: email } as const
    if (held.state !== 'member' || held.assignee !== email) throw refused(notTaken)
    const sending = { region, conversationId, by: email, usedBy: clientId, inNote: false }
    const files = await attachments.claim(sending, ids)
    const mail = await reach.prepare(region, held)
    const said = {
      role: 'member' as const,
      clientId,
      text,
      by,
      ...(files.length > 0 && { attachments: files }),
      ...(mail && { mail }),
    }
    const added = await say(region, held, said, mine, { waitingSince: null })
    if (added) {
      if (mail) await reach.confirm(region, held, mail)
      // It is said: what is not told here is found with its message when its day is over.
      await attachments
        .keep(sending, files)
        .catch((error) => deps.log.warn({ err: error, agent: agent.ID }, 'live.files_not_kept'))
      await waits.end(region, conversationId)
      return added
    }
    if (files.length > 0) await attachments.giveBack(sending)
    await assertNotAnothers(turn, await load(turn))
    throw refused(notTaken)
  }

  return {
    /**
     * Takes a conversation over from its agent, or opens a closed one for oneself.
     * @param from the colleague it is taken from instead; '' for nobody
     */
    async take(turn: MemberTurn, from = ''): Promise<ConversationDoc> {
      const { name } = await names.toVisitors(turn.email, turn.agent.lang)
      const taken = await turnTo(turn, withMember(turn.email), { kind: 'joined', name }, from)
      await alerts.end(turn.region, turn.conversationId, turn.email)
      return taken
    },

    /** Tells the visitor, and who follows the conversation, who answers it from now on: it was given to them. */
    async tellJoined({ region, agent, email }: MemberTurn, given: ConversationDoc): Promise<ConversationDoc> {
      const { name } = await names.toVisitors(email, agent.lang)
      return note(region, given, { kind: 'joined', name })
    },

    /** Hands a conversation back to its agent. */
    release: (turn: MemberTurn): Promise<ConversationDoc> =>
      turnTo(turn, withAgent, { kind: 'handedBack', name: '' }),

    /** Closes a conversation until its visitor writes again. */
    close: (turn: MemberTurn): Promise<ConversationDoc> =>
      turnTo(turn, closedCourse, { kind: 'closed', name: '' }),

    /** Opens a closed conversation, with its agent; any other stays as it is. */
    async reopen(turn: MemberTurn): Promise<ConversationDoc> {
      const held = await load(turn)
      if (held.state !== 'closed') return held
      return turnTo(turn, withAgent, { kind: 'reopened', name: '' })
    },

    /** Frees what a member has who left, or may not answer visitors any more: their visitors wait for another, or go back to the agent. Whether they have nothing more. */
    async freeOf(region: Region, workspaceId: string, email: string): Promise<boolean> {
      for (;;) {
        const held = await conversations(region)
          .find({ workspaceId, assignee: email }, { sort: { lastMessageAt: -1, _id: -1 }, limit: batch })
          .toArray()
        let freed = 0
        for (const each of held) if (await free(region, each)) freed += 1
        if (freed < held.length || held.length < batch) return freed === held.length
      }
    },

    free,

    /** Says something to the visitor, once for each id its browser made. */
    async send(turn: MemberTurn, message: ToSend): Promise<Added> {
      const { region, agent, conversationId } = turn
      const { clientId } = message
      const once = { region, agentId: agent.ID, conversationId, clientId, from: 'member' as const }
      const told = await sent.once(once, {
        work: () => send(turn, message),
        messageOf: (added) => added.message,
      })
      return 'before' in told ? { message: told.before, conversation: await load(turn) } : told.done
    },

    /** Tells that a member types. */
    async typing(turn: MemberTurn): Promise<void> {
      const { email } = turn
      const held = await load(turn)
      if (held.assignee !== email || held.state !== 'member') return
      const { name } = await names.toVisitors(email, turn.agent.lang)
      await announce.typing(turn.region, held, { name, email })
    },
  }
}
