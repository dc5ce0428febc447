import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import { appLink } from '../shared/link-origin.ts'
import type { VisitorMailDeps } from '../visitor-mails/visitor-mail-kind.ts'
import { createVisitorMails } from '../visitor-mails/visitor-mails.ts'
import { createLeadRepository, type LeadDoc, presentLead } from './lead.repository.ts'
import { leadDigest, leadMail } from './lead-mail.ts'

/** Mails about leads, to everybody who may answer visitors, and so work on leads. */
export function createLeadMails(deps: VisitorMailDeps) {
  const { leads } = createLeadRepository(deps.stores)
  const { requests } = createRequestRepository(deps.stores)

  const linkOf = (region: Region, agent: AgentDoc, lead?: LeadDoc) => {
    const item = lead ? `?item=${encodeURIComponent(presentLead(lead).ID)}` : ''
    return appLink(deps.config, `/${region}/agents/${agent._id}/leads${item}`)
  }

  return createVisitorMails<LeadDoc>(deps, {
    kind: 'leads',
    store: leads,
    /** A visitor who asked for the team is mailed about for that. */
    async isWanted(region, { agentId, conversationIds }) {
      for (const _id of conversationIds) {
        if (await requests(region).findOne({ _id, agentId })) return false
      }
      return true
    },
    single: async (region, lead, agent, isLast) => (to) =>
      leadMail(to, lead, { agent: agent.title, url: linkOf(region, agent, lead), isLast }),
    digest: (region, docs, agent) => (to) =>
      leadDigest(to, {
        agent: agent.title,
        leads: docs.map((lead) => ({ ...lead, url: linkOf(region, agent, lead) })),
        url: linkOf(region, agent),
      }),
  })
}
