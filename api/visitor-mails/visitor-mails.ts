import { isMailed } from '#mocks/contracts/agents/mail-kinds.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createAnswerers } from '../live/answerers.ts'
import { mailLeaseMs, mailPeople, mostMailTries } from '../shared/mail-people.ts'
import type { DocStore, Update } from '../store/store.ts'
import { createDigests } from './digests.ts'
import { createMailPlaces } from './mail-places.ts'
import type { MailedDoc } from './mailed.ts'
import type { VisitorMailDeps, VisitorMailKind } from './visitor-mail-kind.ts'

const batch = 20

/** What is left of a mail that is sent, or is not to be. */
const done: Update<MailedDoc> = { $set: { mailAt: 0, mailedTo: [] }, $unset: { sender: '' } }

/**
 * Mails that are due, to everybody who may answer visitors, at least once. Each takes its place, is claimed before it is
 * sent and noted after it for everybody who got it, so what a crash or a mail server left is sent by a later round. What
 * has no place among an hour's single mails is put aside for one at its end.
 */
export function createVisitorMails<T extends MailedDoc>(deps: VisitorMailDeps, of: VisitorMailKind<T>) {
  const { agents } = createAgentRepository(deps.stores)
  const answerers = createAnswerers(deps.stores)
  const takePlace = createMailPlaces(deps)
  const digests = createDigests(deps, of)
  const store = (region: Region) => of.store(region) as unknown as DocStore<MailedDoc>

  async function mail(region: Region, doc: T): Promise<void> {
    const { _id, agentId, mailAt, mailTries = 0, mailedTo, sender = '' } = doc
    const agent = await agents(region).findOne({ _id: agentId })
    const isWanted =
      agent !== null &&
      isMailed(agent, of.kind) &&
      mailTries < mostMailTries &&
      (await of.isWanted(region, doc))
    // Before it is claimed: whatever dies, none is sent by itself without a place. One that was begun before has its.
    const place = isWanted && mailTries === 0 ? await takePlace(region, of.kind, agentId, sender) : null
    if (place && !place.isSingle) return digests.gather(region, agentId, { _id, mailAt }, place.endsAt)
    const dueAgainAt = deps.now() + mailLeaseMs(mailTries)
    const { modifiedCount } = await store(region).updateOne(
      { _id, mailAt },
      isWanted ? { $set: { mailAt: dueAgainAt, mailTries: mailTries + 1 } } : done,
    )
    if (modifiedCount === 0 || !isWanted) return
    const mine = { _id, mailAt: dueAgainAt }
    const message = await of.single(region, doc, agent, place?.isLast ?? false)
    const isComplete = await mailPeople({
      people: await answerers.emails(region, agent.ownerID),
      told: mailedTo,
      send: (to) => deps.mail.send(region, message(to)),
      // The visitor has said more, so a later mail tells the others; or this took so long that another process goes on.
      note: async (to) =>
        (await store(region).updateOne(mine, { $push: { mailedTo: to } })).modifiedCount === 1,
      onFailure: (error) => deps.log.warn({ err: error, agent: agentId }, `${of.kind}.mail_failed`),
    })
    if (isComplete) await store(region).updateOne(mine, done)
  }

  return {
    /** Sends every mail that is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await store(region)
          .find<T>({ mailAt: { $gt: 0, $lte: deps.now() } }, { sort: { mailAt: 1 }, limit: batch })
          .toArray()
        for (const doc of due) await mail(region, doc)
        await digests.send(region)
      }
    },
  }
}
