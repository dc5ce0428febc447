import { leadsToChat } from '#mocks/contracts/requests/leads-to-chat.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { isOnlyDetails, lastAsked } from '../providers/responder/talk/only-details.ts'
import { appLink } from '../shared/link-origin.ts'
import type { VisitorMailDeps } from '../visitor-mails/visitor-mail-kind.ts'
import { createVisitorMails } from '../visitor-mails/visitor-mails.ts'
import { createRequestRepository, type RequestDoc } from './request.repository.ts'
import { requestDigest, requestMail } from './request-mail.ts'

/** Latest messages among which what was asked is looked for. */
const looked = 200

/** Mails about requests, to everybody who may answer visitors. */
export function createRequestMails(deps: VisitorMailDeps) {
  const { requests } = createRequestRepository(deps.stores)
  const { latest } = createConversationRepository(deps.stores)

  /** What the visitor wrote: what they asked, where the request says no more than how they are reached. */
  async function wrote(region: Region, { _id, message }: RequestDoc): Promise<string> {
    if (!isOnlyDetails(message)) return message
    const said = (await latest(region, _id, looked)).filter(({ role }) => role === 'user')
    return lastAsked(said)?.text ?? message
  }

  const linkOf = (region: Region, agent: AgentDoc, path: string) =>
    appLink(deps.config, `/${region}/agents/${agent._id}/${path}`)

  return createVisitorMails<RequestDoc>(deps, {
    kind: 'requests',
    store: requests,
    isWanted: async (_region, { state }) => state === 'open',
    async single(region, request, agent, isLast) {
      const told = { ...request, message: await wrote(region, request) }
      const url = linkOf(region, agent, 'overview')
      return (to) => requestMail(to, told, { agent: agent.title, url, isLast })
    },
    digest: (region, docs, agent) => (to) =>
      requestDigest(to, {
        agent: agent.title,
        requests: docs.map((request) => ({
          ...request,
          url: leadsToChat(agent) ? linkOf(region, agent, `convos?chat=${request._id}`) : null,
        })),
        url: linkOf(region, agent, 'overview'),
      }),
  })
}
