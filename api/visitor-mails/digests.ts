import { isMailed, singleMailLimit } from '#mocks/contracts/agents/mail-kinds.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createAnswerers } from '../live/answerers.ts'
import { mailLeaseMs, mailPeople, mostMailTries } from '../shared/mail-people.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Filter } from '../store/store.ts'
import { inTurns, type MailedDoc } from './mailed.ts'
import type { VisitorMailDeps, VisitorMailKind } from './visitor-mail-kind.ts'

/** A mail about what an agent's visitors left beyond an hour's single mails; `_id` is the agent's with the kind. */
interface DigestDoc extends Doc {
  agentId: string
  kind: string
  /** When it is due, or due again, in Unix milliseconds. */
  mailAt: number
  /** How often it was begun. */
  mailTries: number
  /** Who has got it. */
  mailedTo: string[]
  /** It tells of what was put aside by then, in Unix milliseconds; 0 before it was begun. */
  until: number
}

const batch = 20
/** Told of in one mail, at most; others are in the next. */
export const mostTold = 1000

/** Mails about several at the end of an hour. What is put aside stays where it is kept: what is erased is in none. */
export function createDigests<T extends MailedDoc>(deps: VisitorMailDeps, of: VisitorMailKind<T>) {
  const { agents } = createAgentRepository(deps.stores)
  const answerers = createAnswerers(deps.stores)
  const digests = (region: Region): DocStore<DigestDoc> => deps.stores[region].collection('mailDigests')
  const store = (region: Region) => of.store(region) as unknown as DocStore<MailedDoc>

  const schedule = (region: Region, agentId: string, mailAt: number) =>
    insertIfAbsent(digests(region), {
      ...{ _id: `${agentId} ${of.kind}`, agentId, kind: of.kind },
      ...{ mailAt, mailTries: 0, mailedTo: [], until: 0 },
    })

  /** What is told of in one mail: the oldest of each sender first, so that a flood of one's leaves place for others. */
  async function gatheredOf(region: Region, agentId: string, until: number): Promise<T[]> {
    const waiting = await store(region)
      .find<Pick<MailedDoc, '_id' | 'sender'>>(
        { agentId, gatheredAt: { $gt: 0, $lte: until } },
        { sort: { gatheredAt: 1 }, projection: { sender: 1 } },
      )
      .toArray()
    const ids = inTurns(waiting)
      .slice(0, mostTold)
      .map(({ _id }) => _id)
    return store(region)
      .find<T>({ _id: { $in: ids }, gatheredAt: { $gt: 0 } }, { sort: { gatheredAt: 1 }, limit: mostTold })
      .toArray()
  }

  async function mail(region: Region, found: DigestDoc): Promise<void> {
    const { _id, agentId, mailTries } = found
    const claimed = { mailAt: deps.now() + mailLeaseMs(mailTries), until: found.until || deps.now() }
    const { modifiedCount } = await digests(region).updateOne(
      { _id, mailAt: found.mailAt },
      { $set: { ...claimed, mailTries: mailTries + 1 } },
    )
    if (modifiedCount === 0) return
    const mine = { _id, mailAt: claimed.mailAt }
    const gathered = await gatheredOf(region, agentId, claimed.until)
    if (mailTries >= mostMailTries || (await isSent(region, { ...found, ...claimed }, gathered)))
      await end(region, mine, agentId, gathered)
  }

  /** Tells everybody who was not told; whether there is nobody left to tell. */
  async function isSent(region: Region, digest: DigestDoc, gathered: readonly T[]): Promise<boolean> {
    const { _id, agentId, mailAt, mailedTo } = digest
    const agent = await agents(region).findOne({ _id: agentId })
    if (!agent || !isMailed(agent, of.kind)) return true
    const wanted: T[] = []
    for (const doc of gathered) if (await of.isWanted(region, doc)) wanted.push(doc)
    if (wanted.length === 0) return true
    const message = of.digest(region, inTurns(wanted), agent)
    return mailPeople({
      people: await answerers.emails(region, agent.ownerID),
      told: mailedTo,
      send: (to) => deps.mail.send(region, message(to)),
      note: async (to) =>
        (await digests(region).updateOne({ _id, mailAt }, { $push: { mailedTo: to } })).modifiedCount === 1,
      onFailure: (error) => deps.log.warn({ err: error, agent: agentId }, `${of.kind}.digest_failed`),
    })
  }

  /** Lets go of what was told; what was put aside since is told of in another. */
  async function end(
    region: Region,
    mine: Filter<DigestDoc>,
    agentId: string,
    gathered: readonly T[],
  ): Promise<void> {
    for (const { _id, gatheredAt = 0 } of gathered) {
      await store(region).updateOne({ _id, gatheredAt }, { $unset: { gatheredAt: '', sender: '' } })
    }
    await digests(region).deleteOne(mine)
    if (await store(region).findOne({ agentId, gatheredAt: { $gt: 0 } }))
      await schedule(region, agentId, deps.now() + singleMailLimit.seconds * 1000)
  }

  return {
    /**
     * Puts one aside, as long as nobody else has it. The mail is there before it, and where another process
     * sent that in between, another is.
     */
    async gather(region: Region, agentId: string, mine: Filter<MailedDoc>, dueAt: number): Promise<void> {
      await schedule(region, agentId, dueAt)
      await store(region).updateOne(mine, { $set: { mailAt: 0, mailTries: 0, gatheredAt: deps.now() } })
      await schedule(region, agentId, dueAt)
    },

    /** Sends those that are due. */
    async send(region: Region): Promise<void> {
      const due = await digests(region)
        .find({ kind: of.kind, mailAt: { $gt: 0, $lte: deps.now() } }, { sort: { mailAt: 1 }, limit: batch })
        .toArray()
      for (const digest of due) await mail(region, digest)
    },
  }
}
