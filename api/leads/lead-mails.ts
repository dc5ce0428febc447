import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { createAnswerers } from '../live/answerers.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import { mailLeaseMs, mailPeople, mostMailTries } from '../shared/mail-people.ts'
import { createSharedBudgets } from '../store/shared-budgets.ts'
import { createLeadRepository, type LeadDoc } from './lead.repository.ts'
import { leadMail } from './lead-mail.ts'

/** Leads of one agent that are mailed about within an hour; the others are in the list alone. */
export const mostLeadMailsAnHour = 10

const hourMs = 60 * 60_000
const batch = 20

/** Mails about leads that are due, to everybody who may answer visitors, and so work on leads, at least once, as those about requests are. */
export function createLeadMails(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { leads } = createLeadRepository(deps.stores)
  const { requests } = createRequestRepository(deps.stores)
  const { agents } = createAgentRepository(deps.stores)
  const budgets = (region: Region) => createSharedBudgets(deps.stores[region].collection('limits'), deps.now)
  const answerers = createAnswerers(deps.stores)

  /** Whether somebody is to hear of it: a visitor who asked for the team is mailed about for that. */
  async function isWanted(region: Region, lead: LeadDoc): Promise<boolean> {
    const agent = await agents(region).findOne({ _id: lead.agentId })
    if (!agent || !isMailed(agent, 'leads') || lead.mailTries >= mostMailTries) return false
    for (const _id of lead.conversationIds) {
      if (await requests(region).findOne({ _id, agentId: lead.agentId })) return false
    }
    if (lead.mailTries > 0) return true
    const { taken } = await budgets(region).take(`lead mails ${lead.agentId}`, 1, hourMs)
    return taken <= mostLeadMailsAnHour
  }

  async function mail(region: Region, lead: LeadDoc): Promise<void> {
    const { _id, mailAt, mailTries } = lead
    const wanted = await isWanted(region, lead)
    const dueAgainAt = deps.now() + mailLeaseMs(mailTries)
    const { modifiedCount } = await leads(region).updateOne(
      { _id, mailAt },
      wanted
        ? { $set: { mailAt: dueAgainAt, mailTries: mailTries + 1 } }
        : { $set: { mailAt: 0, mailedTo: [] } },
    )
    const agent = await agents(region).findOne({ _id: lead.agentId })
    if (modifiedCount === 0 || !wanted || !agent) return
    const { publicUrl } = deps.config
    const url = publicUrl && `${publicUrl}/app/${region}/agents/${agent._id}/leads`
    const mine = { _id, mailAt: dueAgainAt }
    const isComplete = await mailPeople({
      people: await answerers.emails(region, agent.ownerID),
      told: lead.mailedTo,
      send: (to) => deps.mail.send(region, leadMail(to, lead, { agent: agent.title, url })),
      note: async (to) => {
        const noted = await leads(region).updateOne(mine, { $push: { mailedTo: to } })
        return noted.modifiedCount === 1
      },
      onFailure: (error) => deps.log.warn({ err: error, agent: agent._id }, 'leads.mail_failed'),
    })
    if (isComplete) await leads(region).updateOne(mine, { $set: { mailAt: 0, mailedTo: [] } })
  }

  return {
    /** Sends every mail that is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await leads(region)
          .find({ mailAt: { $gt: 0, $lte: deps.now() } }, { sort: { mailAt: 1 }, limit: batch })
          .toArray()
        for (const lead of due) await mail(region, lead)
      }
    },
  }
}
