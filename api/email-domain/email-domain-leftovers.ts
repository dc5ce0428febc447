import { noEmailDomain } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgencyRepository } from '../agency/agency.repository.ts'
import type { Deps } from '../deps.ts'
import { createAskForJob, type JobRequest } from '../jobs/ask-for-jobs.ts'
import type { JobPayload } from '../jobs/job.repository.ts'
import { type EmailDomainDoc, emailClaimsOf } from './email-domain.repository.ts'

/** Clears what is left of a domain that is gone, should whoever deleted it be cut off. */
export const dropKind = 'agency.emailDomain.drop'
/** Writes to the owner of a domain that ends, or did. */
export const tellKind = 'agency.emailDomain.tell'

/** Milliseconds a domain takes to go, at most: then what is left of it is cleared by others. */
const goingMs = 60_000

/** A domain that goes. */
export interface GoingEmailDomain {
  ID: string
  workspaceId: string
  domain: string
  provider: EmailDomainDoc['provider']
  /** What its provider is still to forget; '' for nothing. */
  providerId: string
  /** Whether its owner is told: it was not the owner's wish. */
  isNews: boolean
}

/** Tells the owner of a domain that it ends at the moment, in Unix milliseconds; null: that it did. */
export function tellRequest(
  { ID, workspaceId, domain }: Pick<GoingEmailDomain, 'ID' | 'workspaceId' | 'domain'>,
  endsAt: number | null,
): JobRequest {
  const key = `${endsAt === null ? 'ended' : 'ending'} ${ID}`
  return { kind: tellKind, key, workspaceId, payload: { ID, domain, endsAt } }
}

/** What stands beside a domain's document, and goes after it. */
export function createEmailDomainLeftovers(deps: Pick<Deps, 'stores' | 'now'>) {
  const { agencies } = createAgencyRepository(deps)
  const askForJob = createAskForJob(deps)
  const drop = (region: Region, { ID, ...payload }: GoingEmailDomain, runAt: number) =>
    askForJob(region, { kind: dropKind, key: ID, payload, runAt })

  const forget = (region: Region, { ID, workspaceId }: Pick<GoingEmailDomain, 'ID' | 'workspaceId'>) =>
    agencies(region).updateOne({ _id: workspaceId, resendEmailDomainId: ID }, { $set: noEmailDomain })

  /** Frees its name and its place, and has its owner told, unless that was done. */
  async function clear(region: Region, going: GoingEmailDomain): Promise<void> {
    const { ID, workspaceId, domain, isNews } = going
    await emailClaimsOf(deps.stores).deleteOne({ _id: domain, domainId: ID })
    const isNamed = await agencies(region).findOne({ _id: workspaceId, resendEmailDomainId: ID })
    if (!isNamed) return
    // First, and only while it is named: whoever is cut off between the two tells of it all the same.
    if (isNews) await askForJob(region, tellRequest(going, null))
    await forget(region, going)
  }

  return {
    forget,
    clear,
    /** Before its document goes: written down for whoever is cut off. */
    prepare: (region: Region, going: GoingEmailDomain) => drop(region, going, deps.now() + goingMs),
    /** After its document went. */
    async finish(region: Region, going: GoingEmailDomain): Promise<void> {
      await clear(region, going)
      await drop(region, going, deps.now())
    },
  }
}

/** A job's payload as what it was asked for. */
export function goingOf(ID: string, payload: JobPayload): GoingEmailDomain {
  return {
    ID,
    workspaceId: String(payload.workspaceId ?? ''),
    domain: String(payload.domain ?? ''),
    provider: payload.provider as EmailDomainDoc['provider'],
    providerId: String(payload.providerId ?? ''),
    isNews: payload.isNews === true,
  }
}
