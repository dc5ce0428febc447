import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createRequestRepository, type RequestDoc } from './request.repository.ts'
import { requestMail } from './request-mail.ts'

/** Requests of one agent that are mailed about within an hour; the others are in the list alone. */
export const mostMailsAnHour = 10

const hourMs = 60 * 60_000
const batch = 20

/** Mails about requests that are due, each claimed before it is sent: one whose fate is unknown is not sent again. */
export function createRequestMails(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { requests } = createRequestRepository(deps.stores)
  const { agents } = createAgentRepository(deps.stores)
  const workspaces = createWorkspaceRepository(deps.stores)

  async function mail(region: Region, request: RequestDoc): Promise<void> {
    const { _id, agentId, mailAt } = request
    const sent = await requests(region).countDocuments({ agentId, mailedAt: { $gt: deps.now() - hourMs } })
    // A request that was mailed about already takes no further place.
    const place = request.mailedAt > deps.now() - hourMs ? sent : sent + 1
    const isWithin = place <= mostMailsAnHour
    const { modifiedCount } = await requests(region).updateOne(
      { _id, mailAt },
      { $set: { mailAt: 0, ...(isWithin && { mailedAt: deps.now() }) } },
    )
    const agent = await agents(region).findOne({ _id: agentId })
    if (modifiedCount !== 1 || !isWithin || !agent) return
    const { publicUrl } = deps.config
    const url = publicUrl && `${publicUrl}/app/${region}/agents/${agentId}/overview`
    for (const to of await workspaces.emails(region, agent.ownerID)) {
      const message = requestMail(to, request, {
        agent: agent.title,
        url,
        isLast: place === mostMailsAnHour,
      })
      await deps.mail
        .send(region, message)
        .catch((error: unknown) => deps.log.warn({ err: error, agent: agentId }, 'requests.mail_failed'))
    }
  }

  return {
    /** Sends every mail that is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await requests(region)
          .find({ mailAt: { $gt: 0, $lte: deps.now() } }, { sort: { mailAt: 1 }, limit: batch })
          .toArray()
        // One after the other: each counts those before it.
        for (const request of due) await mail(region, request)
      }
    },
  }
}
