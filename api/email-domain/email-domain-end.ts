import {
  emailDomainUnverifiedDays as daysOfAll,
  emailDomainToldDays as daysOfTelling,
  listedEmailRecords,
} from '#mocks/contracts/agency/email/email-rules.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createAskForJob } from '../jobs/ask-for-jobs.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { everyDocument } from '../store/every-document.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { type EmailDomainDoc, emailDomainsOf, unverifiedSince } from './email-domain.repository.ts'
import { createEmailDomainService, type EmailDomainDeps } from './email-domain.service.ts'
import { watchRequest } from './email-domain-job.ts'
import {
  createEmailDomainLeftovers,
  dropKind,
  goingOf,
  tellKind,
  tellRequest,
} from './email-domain-leftovers.ts'
import { emailDomainEndedMail, emailDomainEndingMail } from './email-domain-mail.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Days a domain stands beyond its end whose records nobody can tell of. */
const daysOfWaiting = 3

/** Ends domains that nobody verifies: their owners are told some days before, and when it is so. */
export function createEmailDomainEnds(deps: EmailDomainDeps) {
  const { stores, now, log } = deps
  const service = createEmailDomainService(deps)
  const askForJob = createAskForJob(deps)

  /** What a provider says; null where it failed: others end nonetheless. */
  async function tried<Result>(
    { domain }: EmailDomainDoc,
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await work()
    } catch (err) {
      log.warn({ err, domain }, 'agency.email_domain.look_failed')
      return null
    }
  }

  async function lookAfter(region: Region, doc: EmailDomainDoc): Promise<void> {
    const since = unverifiedSince(doc)
    if (since === null || now() < since + daysOfTelling * dayMs) return
    const { _id, ID, domain, status } = doc
    const toldAt = doc.toldAt ?? null
    if (toldAt === null) {
      const endsAt = Math.max(since + daysOfAll * dayMs, now() + (daysOfAll - daysOfTelling) * dayMs)
      await tried(doc, () => service.prepareEnd(doc))
      await askForJob(region, tellRequest({ ID, workspaceId: _id, domain }, endsAt))
      await emailDomainsOf(stores, region).updateOne({ _id, ID, status }, { $set: { toldAt: now() } })
      return
    }
    const endsAt = Math.max(since + daysOfAll * dayMs, toldAt + (daysOfAll - daysOfTelling) * dayMs)
    if (now() < endsAt) return
    const seen = await tried(doc, () => service.lookLast(region, doc))
    if (seen?.status === 'verified') {
      await askForJob(region, watchRequest(seen, now() + dayMs))
      return
    }
    if (seen === null && now() < endsAt + daysOfWaiting * dayMs) return
    if (!(await service.end(region, seen ?? doc))) return
    log.info({ workspace: _id, domain }, 'agency.email_domain.ended')
  }

  return {
    async round(): Promise<void> {
      for (const region of regions) {
        for await (const doc of everyDocument(emailDomainsOf(stores, region))) await lookAfter(region, doc)
      }
    },
  }
}

/** Writes to owners of domains that end, and clears what is left of those that went. */
export function emailDomainEndKinds(deps: EmailDomainDeps & Pick<Deps, 'mail'>): JobKind[] {
  const { stores, mail, emailDomains } = deps
  const workspaces = createWorkspaceRepository(stores)
  const leftovers = createEmailDomainLeftovers(deps)
  return [
    {
      kind: tellKind,
      atOnce: 2,
      // Some hours: a mail server that is down comes back.
      attempts: 14,
      async run({ region, workspaceId, payload }) {
        const { ID, endsAt } = payload
        const domain = String(payload.domain)
        const to = (await workspaces.find(region, workspaceId))?.email
        if (!to) return undefined
        if (typeof endsAt !== 'number') {
          await mail.send(region, emailDomainEndedMail({ to, domain }))
          return undefined
        }
        const doc = await emailDomainsOf(stores, region).findOne({ ID: String(ID) })
        if (!doc || unverifiedSince(doc) === null) return undefined
        const records = listedEmailRecords(doc.records)
        await mail.send(region, emailDomainEndingMail({ to, domain, endsAt, records }))
        return undefined
      },
    },
    {
      kind: dropKind,
      atOnce: 2,
      attempts: 14,
      async run({ region, key: ID, payload }) {
        // Whoever ended it was cut off before, or it was verified in the last moment.
        if (await emailDomainsOf(stores, region).findOne({ ID })) return undefined
        const going = goingOf(ID, payload)
        await leftovers.clear(region, going)
        const { provider, providerId } = going
        if (providerId !== '') await emailDomains.of(provider)?.remove({ providerId })
        return undefined
      },
    },
  ]
}
