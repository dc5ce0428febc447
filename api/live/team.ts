import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import { isOfficeHour } from '#mocks/contracts/live/office-hours.ts'
import { type Bubble, createConversationRepository } from '../conversations/conversation.repository.ts'
import { createMessageWriter } from '../conversations/message-writer.ts'
import type { Question } from '../conversations/question.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createPresence } from './presence.ts'
import { createWaits, type WaitingVisitor } from './waits.ts'

/** The people behind an agent: whether a visitor can have one now, and the wait for one. */
export function createTeam(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { conversations } = createConversationRepository(deps.stores)
  const presence = createPresence(deps)
  const waits = createWaits(deps)
  const { say } = createMessageWriter(deps)

  return {
    /** Whether members can answer a visitor now: one is online, or it is office hours. */
    async canAnswer({
      region,
      agent,
      channel,
    }: Pick<Question, 'region' | 'agent' | 'channel'>): Promise<boolean> {
      if (channel !== 'widget' || !agent.recordChatHistory) return false
      const { disableHandoff, officeHours, officeTimezone } = { ...handoffDefaults, ...agent }
      if (disableHandoff) return false
      if (isOfficeHour(officeHours, officeTimezone, deps.now())) return true
      const reachable = await presence.reachable({ region, workspaceId: agent.ownerID })
      return reachable.length > 0
    },

    /** A visitor wrote to people: they are mailed when nobody answers. */
    remind: (visitor: WaitingVisitor) => waits.begin(visitor, { goesBack: false }),

    /** Whether a visitor waits for a person whom nobody is yet. */
    async isAwaited({
      region,
      conversationId,
    }: Pick<Question, 'region' | 'conversationId'>): Promise<boolean> {
      return (await conversations(region).findOne({ _id: conversationId }))?.state === 'waiting'
    },

    /**
     * Tells a visitor who waits that how they can be reached was kept.
     * @param instead what is said where it was not; they go on waiting
     */
    async confirmLeft(
      { region, conversationId }: Pick<Question, 'region' | 'conversationId'>,
      instead: string,
    ) {
      const held = await conversations(region).findOne({ _id: conversationId })
      const kind = instead ? 'waiting' : 'noted'
      const said = {
        role: 'notice' as const,
        notice: { kind, name: '' } as const,
        ...(instead && { bubbles: [{ text: instead }] }),
      }
      if (held) await say(region, held, said, { handledBy: 'member' })
    },

    /**
     * Lets a visitor wait for a person; one who has one, or waits already, goes on.
     * @param ask what they are asked to fill in meanwhile; null for nothing
     */
    async wait(visitor: WaitingVisitor, ask: Bubble | null) {
      const { region, agent, conversationId } = visitor
      const held = await conversations(region).findOneAndUpdate(
        { _id: conversationId, state: 'open' },
        { $set: { state: 'waiting', handledBy: 'member', waitingSince: unixNow(deps) } },
        { returnDocument: 'after' },
      )
      if (!held) return
      await waits.begin(visitor, { goesBack: true })
      const minutes = await waits.usualMinutes(region, agent.ID)
      const notice = { kind: 'waiting' as const, name: '', ...(minutes !== undefined && { minutes }) }
      await say(region, held, { role: 'notice', notice, ...(ask && { bubbles: [ask] }) })
    },
  }
}
