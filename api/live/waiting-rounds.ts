import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { withAgent } from '#mocks/contracts/live/courses.ts'
import { waitingMailLimit } from '#mocks/contracts/live/live-limits.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { createMessageWriter } from '../conversations/message-writer.ts'
import type { Deps } from '../deps.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { appLink } from '../shared/link-origin.ts'
import { createSharedBudgets } from '../store/shared-budgets.ts'
import { createAnswerers } from './answerers.ts'
import { createOwedAnswers } from './owed-answers.ts'
import { createTurns } from './turns.ts'
import { waitingDigest, waitingMail } from './waiting-mail.ts'
import { createWaits, type WaitDoc } from './waits.ts'

const batch = 20
/** Visitors of one agent that one digest tells of, at most; others are in the next. */
const mostInDigest = 1000
/** How often it is tried to send a visitor back while others write. */
const backAttempts = 20
/** What was cut off is begun again after so many milliseconds. */
const backAgainMs = 60_000

/**
 * What comes of visitors nobody answers: their workspace is mailed, and they go back to the agent, who asks how they can
 * be reached. Each mail is claimed before it is sent: one whose fate is unknown is not sent twice.
 */
export function createWaitingRounds(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { waits, end } = createWaits(deps)
  const { conversations } = createConversationRepository(deps.stores)
  const { agents } = createAgentRepository(deps.stores)
  const answerers = createAnswerers(deps.stores)
  const turns = createTurns(deps)
  const budgets = (region: Region) => createSharedBudgets(deps.stores[region].collection('limits'), deps.now)
  const owedAnswers = createOwedAnswers(deps)
  const { say } = createMessageWriter(deps)

  /** Mails some people about an agent's visitors, with the address of Chats, and of one conversation there. */
  async function send(
    region: Region,
    agent: AgentDoc,
    people: string[],
    mailTo: (to: string, url: string | null) => MailMessage,
    conversationId?: string,
  ) {
    const chat = conversationId ? `?chat=${conversationId}` : ''
    const url = appLink(deps.config, `/${region}/agents/${agent._id}/convos${chat}`)
    for (const to of people) {
      try {
        await deps.mail.send(region, mailTo(to, url))
      } catch (error) {
        deps.log.warn({ err: error, agent: agent._id }, 'live.mail_failed')
      }
    }
  }

  /** Whoever has the conversation, as long as they may; else everybody who may. One that nobody has is freed: these are mailed. */
  async function awaited(region: Region, held: ConversationDoc): Promise<string[]> {
    const { workspaceId, assignee } = held
    if (assignee && (await answerers.includes(region, workspaceId, assignee))) return [assignee]
    if (assignee) await turns.free(region, held, true)
    return answerers.emails(region, workspaceId)
  }

  async function mail(region: Region, wait: WaitDoc): Promise<void> {
    const { _id, mailAt, agentId, since } = wait
    if (wait.inDigest) return digest(region, agentId)
    const { modifiedCount } = await waits(region).updateOne({ _id, mailAt }, { $set: { mailAt: 0 } })
    const agent = await agents(region).findOne({ _id: agentId })
    if (modifiedCount !== 1 || !agent || !isMailed(agent, 'waiting')) return
    const held = await conversations(region).findOne({ _id })
    if (held?.handledBy !== 'member') return
    const { points, seconds } = waitingMailLimit
    const { taken, endsAt } = await budgets(region).take(`waiting mails ${agentId}`, 1, seconds * 1000)
    if (taken > points) {
      await waits(region).updateOne({ _id, mailAt: 0 }, { $set: { mailAt: endsAt, inDigest: true } })
      return
    }
    const minutes = Math.max(1, Math.round((deps.now() - since) / 60_000))
    const said = { agent: agent.title, text: held.lastText, minutes }
    const people = await awaited(region, held)
    await send(region, agent, people, (to, url) => waitingMail(to, { ...said, url }), _id)
  }

  /** One mail about all who still wait and were not mailed about. */
  async function digest(region: Region, agentId: string): Promise<void> {
    const due = await waits(region)
      .find({ agentId, mailAt: { $gt: 0, $lte: deps.now() } }, { limit: mostInDigest })
      .toArray()
    let waiting = 0
    for (const { _id, mailAt, inDigest } of due) {
      if (!inDigest) continue
      const { modifiedCount } = await waits(region).updateOne({ _id, mailAt }, { $set: { mailAt: 0 } })
      if (modifiedCount === 1 && (await conversations(region).findOne({ _id }))?.handledBy === 'member')
        waiting += 1
    }
    const agent = waiting > 0 && (await agents(region).findOne({ _id: agentId }))
    if (!agent || !isMailed(agent, 'waiting')) return
    const said = { agent: agent.title, waiting }
    const people = await answerers.emails(region, agent.ownerID)
    await send(region, agent, people, (to, url) => waitingDigest(to, { ...said, url }))
  }

  /**
   * Sends a visitor back to the agent, who answers what they wrote and asks for their details. The wait ends last:
   * whatever is cut off is begun again a minute later, and nobody is left without a word.
   */
  async function back(region: Region, { _id, backAt, sender }: WaitDoc): Promise<void> {
    const lease = { $set: { backAt: deps.now() + backAgainMs } }
    if ((await waits(region).updateOne({ _id, backAt }, lease)).modifiedCount !== 1) return
    for (let attempt = 0; attempt < backAttempts; attempt += 1) {
      const held = await conversations(region).findOne({ _id })
      if (held?.state !== 'waiting') return end(region, _id)
      const { owed, as } = await owedAnswers.prepare(region, held, sender)
      const changed = await conversations(region).findOneAndUpdate(
        { _id, state: 'waiting', ...as },
        { $set: { ...withAgent, ...owed } },
        { returnDocument: 'after' },
      )
      if (!changed) continue
      await say(region, changed, { role: 'notice', notice: { kind: 'handedBack', name: '' } })
      await owedAnswers.confirm(region, changed)
      return end(region, _id)
    }
  }

  async function dueBy(region: Region, field: 'mailAt' | 'backAt'): Promise<WaitDoc[]> {
    const due = { [field]: { $gt: 0, $lte: deps.now() } }
    return waits(region)
      .find(due, { sort: { [field]: 1 }, limit: batch })
      .toArray()
  }

  return {
    /** Does what is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        for (const wait of await dueBy(region, 'mailAt')) await mail(region, wait)
        for (const wait of await dueBy(region, 'backAt')) await back(region, wait)
      }
    },
  }
}
