import type { Deps } from '../deps.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createCertificateRepository, type OverdueDoc } from './certificate.repository.ts'
import { endingMail } from './ending-mail.ts'
import { patienceFor } from './late-renewal.ts'
import { createServedHosts, type ServedHost } from './served-hosts.ts'

/** Whole days left at which people are told that a certificate is not renewed. */
export const toldAtDays = [1, 7, 21] as const

/** Hosts told of in one round, of each mark. */
const most = 100
const dayMs = 24 * 60 * 60 * 1000

/**
 * Mails whoever owns a host, and the product's own people, when its certificate was not renewed for a day, whatever
 * the reason, and ends soon; once for each mark. Only a mail nobody's server took is sent again.
 */
export function createEndingTeller(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { stores, now, log, mail, config } = deps
  const repository = createCertificateRepository(stores)
  const workspaces = createWorkspaceRepository(stores)
  const served = createServedHosts(deps)

  async function tell(doc: OverdueDoc, mark: number): Promise<void> {
    // One that another issuer is to replace is not late before its order was tried.
    const since = doc.failingSince || doc.renewAt
    if (since === 0) return
    const owner = await served.find(doc._id)
    if (!owner || !(await repository.claimTelling(doc._id, mark))) return
    const { _id: host } = doc
    const daysLeft = Math.ceil((doc.notAfter - now()) / dayMs)
    let taken = 0
    const people = await peopleOf(owner)
    for (const to of people) {
      try {
        await mail.send(
          owner.of === 'agency' ? owner.region : 'eu',
          endingMail({ to, host, daysLeft, since, refusal: doc.failures > 0 ? doc.lastError : null }),
        )
        taken += 1
      } catch (err) {
        log.warn({ err, host }, 'edge.ending.not_mailed')
      }
    }
    if (taken === 0 && people.length > 0) await repository.takeBackTelling(host, mark, doc.toldAtDays)
  }

  async function peopleOf(owner: ServedHost): Promise<string[]> {
    const ours = config.edge.tls?.email
    const theirs =
      owner.of === 'agency' ? (await workspaces.find(owner.region, owner.agencyId))?.email : undefined
    return [...new Set([theirs, ours].filter((email) => email !== undefined && email !== null))]
  }

  return {
    async round(): Promise<void> {
      for (const [index, mark] of toldAtDays.entries()) {
        const before = toldAtDays[index - 1] ?? 0
        const docs = await repository.overdue({ at: now(), mark, before, forMs: patienceFor(mark) }, most)
        for (const doc of docs) await tell(doc, mark)
      }
    },
  }
}
