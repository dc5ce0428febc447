import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Notice } from '#mocks/contracts/conversations/conversation-state.ts'
import { notTaken, ofTestChat, takenBy } from '#mocks/contracts/live/turn.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { type Added, createMessageWriter } from '../conversations/message-writer.ts'
import { createSentMessages } from '../conversations/sent-once.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound, refused } from '../http/http-error.ts'
import { createAnnounce } from './announce.ts'
import { createNames } from './names.ts'
import { createWaits } from './waits.ts'

/** Who acts, and on what. */
export interface Turn {
  region: Region
  agent: Pick<Agent, 'ID' | 'disableHandoffMessages'>
  conversationId: string
  /** Address of the member. */
  email: string
}

/** What becomes of a conversation by a turn. */
type Course = Partial<Pick<ConversationDoc, 'state' | 'handledBy' | 'assignee' | 'waitingSince'>>

const withAgent = { handledBy: 'agent', assignee: '', waitingSince: null } as const satisfies Course

/** Who answers a conversation: each change is one conditional write, so of several who try at once one succeeds. */
export function createTurns(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { conversations } = createConversationRepository(deps.stores)
  const { say } = createMessageWriter(deps)
  const announce = createAnnounce(deps)
  const names = createNames(deps.stores)
  const waits = createWaits(deps)
  const sent = createSentMessages(deps)

  async function load({ region, agent, conversationId }: Turn): Promise<ConversationDoc> {
    const found = await conversations(region).findOne({ _id: conversationId })
    if (found?.agentId !== agent.ID) throw notFound()
    if (found.channel === 'test') throw refused(ofTestChat)
    return found
  }

  /** A member who has a conversation has it to themselves. */
  async function assertNotAnothers({ state, assignee }: ConversationDoc, email: string): Promise<void> {
    if (state !== 'member' || assignee === '' || assignee === email) return
    throw refused(takenBy((await names.ofMember(assignee)).name))
  }

  /** Changes the course from what was read of it; reads again when somebody else was faster. */
  async function change(turn: Turn, course: Course): Promise<ConversationDoc | null> {
    for (;;) {
      const held = await load(turn)
      await assertNotAnothers(held, turn.email)
      if (held.state === course.state && (course.state !== 'member' || held.assignee === turn.email))
        return null
      const { state, assignee, handledBy } = held
      const changed = await conversations(turn.region).findOneAndUpdate(
        { _id: turn.conversationId, state, assignee, handledBy },
        { $set: course },
        { returnDocument: 'after' },
      )
      if (changed) {
        if (course.state === 'member' && held.state === 'waiting' && held.waitingSince !== null) {
          await waits.count(turn.region, turn.agent.ID, unixNow(deps) - held.waitingSince)
        }
        await waits.end(turn.region, turn.conversationId)
        return changed
      }
    }
  }

  async function note({ region, agent }: Turn, conversation: ConversationDoc, notice: Notice) {
    if (agent.disableHandoffMessages) {
      await announce.course(region, conversation)
      return conversation
    }
    return (await say(region, conversation, { role: 'notice', notice }))?.conversation ?? conversation
  }

  /** Changes the course and says so; one that is so already stays as it is. */
  async function turnTo(turn: Turn, course: Course, notice: Notice): Promise<ConversationDoc> {
    const changed = await change(turn, course)
    return changed ? note(turn, changed, notice) : load(turn)
  }

  async function send(turn: Turn, text: string): Promise<Added> {
    const { region, conversationId, email } = turn
    const held = await load(turn)
    await assertNotAnothers(held, email)
    const by = await names.ofMember(email)
    const mine = { state: 'member', handledBy: 'member', assignee: email } as const
    if (held.state !== 'member' || held.assignee !== email) throw refused(notTaken)
    const added = await say(region, held, { role: 'member', text, by }, mine, { waitingSince: null })
    if (added) {
      await waits.end(region, conversationId)
      return added
    }
    await assertNotAnothers(await load(turn), email)
    throw refused(notTaken)
  }

  return {
    /** Takes a conversation over from its agent, or opens a closed one for oneself. */
    async take(turn: Turn): Promise<ConversationDoc> {
      const { name } = await names.ofMember(turn.email)
      const course = {
        state: 'member',
        handledBy: 'member',
        assignee: turn.email,
        waitingSince: null,
      } as const
      return turnTo(turn, course, { kind: 'joined', name })
    },

    /** Hands a conversation back to its agent. */
    release: (turn: Turn): Promise<ConversationDoc> =>
      turnTo(turn, { ...withAgent, state: 'open' }, { kind: 'handedBack', name: '' }),

    /** Closes a conversation until its visitor writes again. */
    close: (turn: Turn): Promise<ConversationDoc> =>
      turnTo(turn, { ...withAgent, state: 'closed' }, { kind: 'closed', name: '' }),

    /** Opens a closed conversation, with its agent; any other stays as it is. */
    async reopen(turn: Turn): Promise<ConversationDoc> {
      const held = await load(turn)
      if (held.state !== 'closed') return held
      return turnTo(turn, { ...withAgent, state: 'open' }, { kind: 'reopened', name: '' })
    },

    /** Says something to the visitor, once for each id its browser made. */
    async send(turn: Turn, { text, clientId }: { text: string; clientId: string }): Promise<Added> {
      const { region, agent, conversationId } = turn
      const once = { region, agentId: agent.ID, conversationId, clientId }
      const told = await sent.once(once, {
        work: () => send(turn, text),
        messageOf: ({ message }) => message,
      })
      return 'before' in told ? { message: told.before, conversation: await load(turn) } : told.done
    },

    /** Tells that a member types. */
    async typing(turn: Turn): Promise<void> {
      const { email } = turn
      const held = await load(turn)
      if (held.assignee !== email || held.state !== 'member') return
      const { name } = await names.ofMember(email)
      await announce.typing(turn.region, held, { name, email })
    },
  }
}
