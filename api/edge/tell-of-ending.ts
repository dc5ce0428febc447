import type { Deps } from '../deps.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { type CertificateDoc, createCertificateRepository } from './certificate.repository.ts'
import { endingMail } from './ending-mail.ts'
import { createServedHosts, type ServedHost } from './served-hosts.ts'

/** Whole days left at which people are told that a certificate is not renewed. */
export const toldAtDays = [1, 7, 21] as const

const dayMs = 24 * 60 * 60 * 1000

/**
 * Mails whoever owns a host, and the product's own people, when its certificate could not be renewed for a day and
 * ends soon; once for each mark. Only a mail nobody's server took is sent again.
 */
export function createEndingTeller(deps: Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>) {
  const { stores, now, log, mail, config } = deps
  const repository = createCertificateRepository(stores)
  const workspaces = createWorkspaceRepository(stores)
  const served = createServedHosts(deps)

  async function tell(doc: CertificateDoc): Promise<void> {
    const left = doc.notAfter - now()
    const daysLeft = Math.ceil(left / dayMs)
    const mark = toldAtDays.find((days) => daysLeft <= days)
    if (left <= 0 || mark === undefined || doc.toldAtDays <= mark) return
    if (now() - doc.failingSince < dayMs && mark > 1) return
    const owner = await served.find(doc._id)
    if (!owner || !(await repository.claimTelling(doc._id, mark))) return
    const { _id: host, failingSince, lastError: reason } = doc
    let taken = 0
    const people = await peopleOf(owner)
    for (const to of people) {
      try {
        await mail.send(
          owner.of === 'agency' ? owner.region : 'eu',
          endingMail({ to, host, daysLeft, failingSince, reason }),
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
      for (const doc of await repository.overdue(now())) await tell(doc)
    },
  }
}
