import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { appLink } from '../shared/link-origin.ts'
import { mailLeaseMs, mostMailTries } from '../shared/mail-people.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { approvalMail } from './approval-mail.ts'
import { type CheckRunDoc, checksOf } from './check.repository.ts'

/** Whoever has a link may decide again and again: its owner is mailed so often at most, and then of the last decision. */
export const approvalMailGapMs = 10 * 60_000

const batch = 20

/** Mails owners what clients decided; each mail is claimed before it is sent, and tried again where it was not taken. */
export function createApprovalMails(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { find } = createAgentRepository(deps.stores)
  const workspaces = createWorkspaceRepository(deps.stores)

  async function mail(region: Region, run: CheckRunDoc): Promise<void> {
    const { _id, agentId, mailAt, mailTries } = run
    const { runs } = checksOf(deps, region)
    const agent = await find(region, agentId)
    const workspace = agent && (await workspaces.find(region, agent.ownerID))
    const isWanted = workspace && isMailed(agent, 'approvals') && mailTries < mostMailTries
    const dueAgainAt = deps.now() + mailLeaseMs(mailTries)
    const claim = isWanted
      ? { mailAt: dueAgainAt, mailTries: mailTries + 1, mailedAt: deps.now() }
      : { mailAt: 0 }
    const { modifiedCount } = await runs.updateOne({ _id, mailAt }, { $set: claim })
    const approval = modifiedCount === 1 && (await runs.findOne({ _id }))?.approval
    if (!isWanted || !approval) return
    const url = appLink(deps.config, `/${region}/agents/${agentId}/nodes?tab=checks`)
    try {
      await deps.mail.send(region, approvalMail(workspace.email, approval, { agent: agent.title, url }))
      await runs.updateOne({ _id, mailAt: dueAgainAt }, { $set: { mailAt: 0 } })
    } catch (error) {
      deps.log.warn({ err: error, agent: agentId }, 'publishing.approval_mail_failed')
    }
  }

  return {
    /** Sends every mail that is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await checksOf(deps, region)
          .runs.find({ mailAt: { $gt: 0, $lte: deps.now() } }, { sort: { mailAt: 1 }, limit: batch })
          .toArray()
        for (const run of due) await mail(region, run)
      }
    },
  }
}
