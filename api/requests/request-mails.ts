import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { createAnswerers } from '../live/answerers.ts'
import { isOnlyDetails, lastAsked } from '../providers/responder/talk/only-details.ts'
import { linkOrigin } from '../shared/link-origin.ts'
import { mailLeaseMs, mailPeople, mostMailTries } from '../shared/mail-people.ts'
import { createRequestRepository, type RequestDoc } from './request.repository.ts'
import { requestMail } from './request-mail.ts'

/** Requests of one agent that are mailed about within an hour; the others are in the list alone. */
export const mostMailsAnHour = 10

const hourMs = 60 * 60_000
const batch = 20
/** Latest messages among which what was asked is looked for. */
const looked = 200

/**
 * Mails about requests that are due, to everybody who may answer at least once. Each is claimed before it is sent
 * and noted after it for everybody who got it, so what a crash or a mail server left is sent by a later round.
 */
export function createRequestMails(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { requests } = createRequestRepository(deps.stores)
  const { agents } = createAgentRepository(deps.stores)
  const answerers = createAnswerers(deps.stores)
  const { latest } = createConversationRepository(deps.stores)

  /** Takes a mail until it is due again; null when another process has, or there is nothing to send. */
  async function claim(region: Region, request: RequestDoc) {
    const { _id, agentId, mailAt, mailedAt, mailTries = 0 } = request
    const sent = await requests(region).countDocuments({ agentId, mailedAt: { $gt: deps.now() - hourMs } })
    // A request that was mailed about already takes no further place.
    const place = mailedAt > deps.now() - hourMs ? sent : sent + 1
    const agent = await agents(region).findOne({ _id: agentId })
    const isWanted =
      agent !== null && isMailed(agent, 'requests') && place <= mostMailsAnHour && mailTries < mostMailTries
    const dueAgainAt = deps.now() + mailLeaseMs(mailTries)
    const { modifiedCount } = await requests(region).updateOne(
      { _id, mailAt },
      isWanted
        ? { $set: { mailAt: dueAgainAt, mailTries: mailTries + 1, mailedAt: deps.now() } }
        : { $set: { mailAt: 0, mailedTo: [] } },
    )
    return modifiedCount === 1 && isWanted ? { agent, place, mailAt: dueAgainAt } : null
  }

  /** What the visitor wrote: what they asked, where the request says no more than how they are reached. */
  async function wrote(region: Region, { _id, message }: RequestDoc): Promise<string> {
    if (!isOnlyDetails(message)) return message
    const said = (await latest(region, _id, looked)).filter(({ role }) => role === 'user')
    return lastAsked(said)?.text ?? message
  }

  async function mail(region: Region, request: RequestDoc): Promise<void> {
    const claimed = await claim(region, request)
    if (!claimed) return
    const { agent, place, mailAt } = claimed
    const origin = linkOrigin(deps.config)
    const url = origin && `${origin}/app/${region}/agents/${agent._id}/overview`
    const mine = { _id: request._id, mailAt }
    const told = { ...request, message: await wrote(region, request) }
    const isComplete = await mailPeople({
      people: await answerers.emails(region, agent.ownerID),
      told: request.mailedTo,
      send: (to) =>
        deps.mail.send(
          region,
          requestMail(to, told, { agent: agent.title, url, isLast: place === mostMailsAnHour }),
        ),
      // The visitor has said more, so a later mail tells the others; or this took so long that another process goes on.
      note: async (to) => {
        const { modifiedCount } = await requests(region).updateOne(mine, { $push: { mailedTo: to } })
        return modifiedCount === 1
      },
      onFailure: (error) => deps.log.warn({ err: error, agent: agent._id }, 'requests.mail_failed'),
    })
    if (isComplete) await requests(region).updateOne(mine, { $set: { mailAt: 0, mailedTo: [] } })
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
