import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { appLink } from '../shared/link-origin.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { capMail } from './cap-mail.ts'
import { type CapNoticeDoc, createCapNotices } from './cap-notices.ts'

/** After so many milliseconds a mail the mail server did not take is tried again. */
export const capMailAgainMs = 10 * 60 * 1000

const batch = 20

/** Mails owners of caps that were reached. Each is claimed before it is sent: one whose fate is unknown is not sent twice. */
export function createCapMails(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { stores, now, log } = deps
  const { notices } = createCapNotices(stores, now)
  const { agents } = createAgentRepository(stores)
  const workspaces = createWorkspaceRepository(stores)

  async function mail(region: Region, { _id, dueAt, mailedAt, agentId, cap }: CapNoticeDoc): Promise<void> {
    const agent = await agents(region).findOne({ _id: agentId })
    if (agent && !isMailed(agent, 'caps')) {
      // Another agent of the workspace may still be told of today.
      await notices(region).updateOne({ _id, dueAt }, { $set: { dueAt: 0 } })
      return
    }
    const claimed = { dueAt: 0, mailedAt: now() }
    const { modifiedCount } = await notices(region).updateOne({ _id, dueAt }, { $set: claimed })
    if (modifiedCount !== 1) return
    const workspace = await workspaces.find(region, _id)
    if (!workspace || !agent) return
    const url = appLink(deps.config, `/${region}/agents/${agentId}/overview`)
    try {
      await deps.mail.send(region, capMail(workspace.email, { agent: agent.title, cap, url }))
    } catch (error) {
      log.warn({ err: error, agentId }, 'conversations.model.cap-mail-failed')
      const again = { dueAt: now() + capMailAgainMs, mailedAt }
      await notices(region).updateOne({ _id, ...claimed }, { $set: again })
    }
  }

  return {
    /** Sends every mail that is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await notices(region)
          .find({ dueAt: { $gt: 0, $lte: now() } }, { sort: { dueAt: 1 }, limit: batch })
          .toArray()
        for (const notice of due) await mail(region, notice)
      }
    },
  }
}
