import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import { appLink } from '../../shared/link-origin.ts'
import { mailLeaseMs, mailPeople, mostMailTries } from '../../shared/mail-people.ts'
import { createWorkspaceRepository } from '../../workspaces/workspace.repository.ts'
import { createEventRepository, type EventDoc } from './event.repository.ts'
import { failedEventsMail } from './failed-events-mail.ts'

/** A workspace hears of failures of one webhook at most once in this many milliseconds. */
const mailEveryMs = 60 * 60_000
const batch = 20

/**
 * Tells workspaces of events that could not be delivered, everybody at least once: a mail is claimed before it is
 * sent and noted after it for whoever got it, so what a crash or a mail server left is sent by a later round.
 */
export function createFailedEventsMails(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { events, recipientOf } = createEventRepository(deps.stores)
  const workspaces = createWorkspaceRepository(deps.stores)

  /** Whether this event's is the mail of its webhook's hour, however many of its events fail in it. */
  async function takeHour(region: Region, event: EventDoc): Promise<boolean> {
    const { store, doc } = await recipientOf(region, event)
    if (!doc) return false
    const { modifiedCount } = await store.updateOne(
      { _id: doc._id, mailedAt: { $lte: deps.now() - mailEveryMs } },
      { $set: { mailedAt: deps.now(), mailedEvent: event._id } },
    )
    return modifiedCount === 1 || (await store.findOne({ _id: doc._id }))?.mailedEvent === event._id
  }

  async function tell(region: Region, event: EventDoc): Promise<void> {
    const { _id, workspaceId, type, answer, tellAt, tellTries = 0, toldTo } = event
    const leaseEnd = deps.now() + mailLeaseMs(tellTries)
    const { modifiedCount } = await events(region).updateOne(
      { _id, tellAt },
      { $set: { tellAt: leaseEnd, tellTries: tellTries + 1 } },
    )
    if (modifiedCount !== 1) return
    const mine = { _id, tellAt: leaseEnd }
    const workspace = await workspaces.find(region, workspaceId)
    const isWanted = workspace !== null && tellTries < mostMailTries && (await takeHour(region, event))
    const url = appLink(deps.config, `/${region}/events?workspace=${workspaceId}&item=${_id}`)
    const isDone =
      !isWanted ||
      (await mailPeople({
        people: await workspaces.emails(region, workspaceId),
        told: toldTo,
        send: (to) =>
          deps.mail.send(
            region,
            failedEventsMail(to, { type, answer, workspace: workspace.workspaceName, url }),
          ),
        note: async (to) => {
          const noted = await events(region).updateOne(mine, { $push: { toldTo: to } })
          return noted.modifiedCount === 1
        },
        onFailure: (error) => deps.log.warn({ err: error }, 'event.mail_failed'),
      }))
    if (isDone) await events(region).updateOne(mine, { $set: { tellAt: 0, toldTo: [] } })
  }

  return {
    /** Sends every mail that is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await events(region)
          .find({ tellAt: { $gt: 0, $lte: deps.now() } }, { sort: { tellAt: 1 }, limit: batch })
          .toArray()
        for (const event of due) await tell(region, event)
      }
    },
  }
}
