import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { createMessageWriter } from '../conversations/message-writer.ts'
import type { Deps } from '../deps.ts'
import { createRequestService } from '../requests/request.service.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { waitingMail } from './waiting-mail.ts'
import { createWaits, type WaitDoc } from './waits.ts'

const batch = 20

/**
 * What comes of visitors nobody answers: their workspace is mailed, and they go back to the agent, who asks how they can
 * be reached. Each mail is claimed before it is sent: one whose fate is unknown is not sent twice.
 */
export function createWaitingRounds(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { waits, end } = createWaits(deps)
  const { conversations, latest } = createConversationRepository(deps.stores)
  const { agents } = createAgentRepository(deps.stores)
  const workspaces = createWorkspaceRepository(deps.stores)
  const requests = createRequestService(deps)
  const { say } = createMessageWriter(deps)

  async function mail(region: Region, { _id, mailAt, agentId, since }: WaitDoc): Promise<void> {
    const { modifiedCount } = await waits(region).updateOne({ _id, mailAt }, { $set: { mailAt: 0 } })
    const agent = await agents(region).findOne({ _id: agentId })
    if (modifiedCount !== 1 || !agent || !isMailed(agent, 'waiting')) return
    const held = await conversations(region).findOne({ _id })
    if (held?.handledBy !== 'member') return
    const { publicUrl } = deps.config
    const url = publicUrl && `${publicUrl}/app/${region}/agents/${agentId}/convos`
    // Who took the conversation is waited for; else everybody is.
    const people = held.assignee ? [held.assignee] : await workspaces.emails(region, agent.ownerID)
    const minutes = Math.max(1, Math.round((deps.now() - since) / 60_000))
    for (const to of people) {
      try {
        const said = { agent: agent.title, text: held.lastText, minutes, url }
        await deps.mail.send(region, waitingMail(to, said))
      } catch (error) {
        deps.log.warn({ err: error, agent: agentId }, 'live.mail_failed')
      }
    }
  }

  async function back(region: Region, { _id, agentId }: WaitDoc): Promise<void> {
    const open = { state: 'open', handledBy: 'agent', waitingSince: null } as const
    const changed = await conversations(region).findOneAndUpdate(
      { _id, state: 'waiting' },
      { $set: open },
      { returnDocument: 'after' },
    )
    await end(region, _id)
    const agent = changed && (await agents(region).findOne({ _id: agentId }))
    if (!changed || !agent) return
    const said = agent.disableHandoffMessages
      ? null
      : await say(region, changed, { role: 'notice', notice: { kind: 'handedBack', name: '' } })
    const asked = (await latest(region, _id, 10)).findLast(({ role }) => role === 'user')
    const text = await requests.handOver(
      {
        region,
        agent: { ...agent, ID: agent._id },
        conversationId: _id,
        channel: changed.channel,
        text: asked?.text ?? '',
        before: '',
        appointments: false,
      },
      { text: '', contact: { name: '', email: '', phone: '' }, goesOn: false },
    )
    await say(region, said?.conversation ?? changed, { role: 'assistant', text }, { handledBy: 'agent' })
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
