import { invitationMailLimit } from '#mocks/contracts/workspaces/invitation.contract.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { hashSecret } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** How many mails of a kind one address was really sent; `_id` is a hash of it, since it lies outside its region, too. */
interface InvitationQuotaDoc extends Doc {
  sent: number
  /** Unix milliseconds at which counting begins anew. */
  endsAt: number
}

const attempts = 5

/** What one address is invited at most. */
export function createInvitationQuota(deps: Pick<Deps, 'stores' | 'now'>) {
  return createMailQuota(deps, 'invited', invitationMailLimit)
}

/** The mailbox behind an address: capitals and what follows a plus make no other one. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.split('+', 1)[0]}@${domain}`
}

/**
 * What one address is mailed at most, by whichever workspace, region and process. A refused call counts for nothing.
 * @param kind which mails are counted together
 */
export function createMailQuota(
  { stores, now }: Pick<Deps, 'stores' | 'now'>,
  kind: string,
  { points, seconds }: { points: number; seconds: number },
) {
  const quotas = (): DocStore<InvitationQuotaDoc> => stores.eu.collection('invitationQuotas')
  const idOf = (to: string) => hashSecret(`${kind}:${mailboxOf(to)}`)

  async function tryTake(_id: string): Promise<boolean> {
    const endsAt = now() + seconds * 1000
    const within = { _id, endsAt: { $gt: now() }, sent: { $lt: points } }
    if ((await quotas().updateOne(within, { $inc: { sent: 1 } })).modifiedCount === 1) return true
    const anew = { $set: { sent: 1, endsAt } }
    if ((await quotas().updateOne({ _id, endsAt: { $lte: now() } }, anew)).modifiedCount === 1) return true
    return insertIfAbsent(quotas(), { _id, sent: 1, endsAt })
  }

  return {
    /** Counts a mail that is about to be sent; 429 when there were enough. */
    async take(to: string): Promise<void> {
      const _id = idOf(to)
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        if (await tryTake(_id)) return
        const held = await quotas().findOne({ _id })
        const isFull = held !== null && held.endsAt > now() && held.sent >= points
        if (isFull) throw new HttpError(429, { retryAfter: Math.ceil((held.endsAt - now()) / 1000) })
      }
      throw new HttpError(429, { retryAfter: 1 })
    },

    /** Takes back what was counted for a mail that could not be sent. */
    async giveBack(to: string): Promise<void> {
      await quotas().updateOne({ _id: idOf(to), sent: { $gt: 0 } }, { $inc: { sent: -1 } })
    },
  }
}
