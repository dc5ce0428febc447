import type { EmailDomainFields } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import {
  emailDomainTaken,
  isLookedFor,
  listedEmailRecords,
  refuseSecondDomain,
} from '#mocks/contracts/agency/email/email-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgencyRepository } from '../agency/agency.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError, refused } from '../http/http-error.ts'
import { createSecretBox, type SecretBox } from '../library/credentials/secret-box.ts'
import {
  EmailProviderError,
  type KnownEmailDomain,
  type SeenEmailDomain,
} from '../providers/email-domain/email-domain.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import { newId } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import {
  type EmailDomainDoc,
  emailClaimsOf,
  emailDomainsOf,
  unverifiedSince,
} from './email-domain.repository.ts'
import { createEmailDomainLeftovers } from './email-domain-leftovers.ts'
import { nextState } from './next-state.ts'

/** What the flow of e-mail domains needs of the server. */
export type EmailDomainDeps = Pick<Deps, 'stores' | 'now' | 'config' | 'emailDomains' | 'log'>

/** A domain is looked at so often at most, in milliseconds, whoever asks (threats 48). */
export const lookGapMs = 5_000
/** A domain that its provider never got, in milliseconds: whoever added it was cut off. */
const leftOverMs = 60_000

/** Domains that agencies send from: added, looked for, claimed, deleted. Nobody else writes them. */
export function createEmailDomainService(deps: EmailDomainDeps) {
  const { stores, emailDomains: providers } = deps
  const { agencies, ensure } = createAgencyRepository(deps)
  const domains = (region: Region) => emailDomainsOf(stores, region)
  const claims = () => emailClaimsOf(stores)
  const leftovers = createEmailDomainLeftovers(deps)
  let madeBox: SecretBox | undefined
  const box = () => {
    madeBox ??= createSecretBox(deps.config.credentialsSecret)
    return madeBox
  }
  const sealedFor = ({ _id, ID }: Pick<EmailDomainDoc, '_id' | 'ID'>) => `email domain ${_id}:${ID}`

  function providerOf({ provider }: Pick<EmailDomainDoc, 'provider'>) {
    const found = providers.of(provider)
    if (!found) throw new EmailProviderError('The service of this domain is no longer configured.')
    return found
  }

  /** What its provider is told, the key among it. */
  function known(doc: EmailDomainDoc): KnownEmailDomain {
    const { domain, providerId, records, sealedKey } = doc
    const privateKey = sealedKey === '' ? '' : box().open(sealedKey, sealedFor(doc))
    if (privateKey === null) throw new EmailProviderError('The key of this domain cannot be read.')
    return { domain, providerId, records, privateKey }
  }

  /** A call of a provider, whose failure is one of the answer. */
  async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      throw asAnswer(error, deps)
    }
  }

  /** What the agency's document says of it. */
  async function tell(region: Region, { _id, ID, domain, status, records }: EmailDomainDoc): Promise<void> {
    const fields: EmailDomainFields = {
      resendEmailDomain: domain,
      resendEmailDomainId: ID,
      resendEmailDomainStatus: status,
      resendEmailDomainRecords_JSON_STRING: JSON.stringify(listedEmailRecords(records)),
    }
    await agencies(region).updateOne({ _id }, { $set: fields })
    // Deleted meanwhile: nothing is said of what is gone.
    if (!(await domains(region).findOne({ _id, ID })))
      await leftovers.forget(region, { workspaceId: _id, ID })
  }

  /** Whether the domain is this agency's, from now on if it was nobody's. */
  async function claim(region: Region, { _id: workspaceId, ID: domainId, domain }: EmailDomainDoc) {
    if (await insertIfAbsent(claims(), { _id: domain, region, workspaceId, domainId })) return true
    const owner = await claims().findOne({ _id: domain })
    return owner?.domainId === domainId
  }

  const release = (region: Region, { _id: workspaceId, domain }: EmailDomainDoc) =>
    claims().deleteOne({ _id: domain, region, workspaceId })

  /** Since when it is not verified, after a look. */
  function standOf(
    doc: EmailDomainDoc,
    status: EmailDomainDoc['status'],
  ): Pick<EmailDomainDoc, 'unverifiedSince' | 'toldAt'> {
    if (status === 'verified') return { unverifiedSince: null, toldAt: null }
    const since = unverifiedSince(doc)
    return { unverifiedSince: since === null && status === 'failure' ? deps.now() : since }
  }

  const seenOf = (doc: EmailDomainDoc) => answered(async () => providerOf(doc).look(known(doc)))
  const askFor = (doc: EmailDomainDoc) => answered(async () => providerOf(doc).verify(known(doc)))

  /** Looks at it now; null when it was deleted meanwhile. */
  const look = async (region: Region, doc: EmailDomainDoc) => keep(region, doc, await seenOf(doc))

  /** Keeps what was seen of it; null when it was deleted meanwhile. */
  async function keep(
    region: Region,
    doc: EmailDomainDoc,
    seen: SeenEmailDomain,
  ): Promise<EmailDomainDoc | null> {
    let next = nextState(doc, seen.status, deps.now())
    if (next.status === 'verified' && !(await claim(region, doc))) next = { ...next, status: 'failure' }
    if (next.status === 'failure') await release(region, doc)
    const { _id, ID } = doc
    const kept = await domains(region).findOneAndUpdate(
      { _id, ID },
      { $set: { ...next, ...standOf(doc, next.status), records: seen.records, lookedAt: deps.now() } },
      { returnDocument: 'after' },
    )
    if (!kept) {
      await claims().deleteOne({ _id: doc.domain, domainId: ID })
      return null
    }
    if (kept.status !== doc.status || JSON.stringify(kept.records) !== JSON.stringify(doc.records)) {
      await tell(region, kept)
    }
    return kept
  }

  return {
    /** A domain by its id. */
    find: (region: Region, ID: string) => domains(region).findOne({ ID }),
    /** The domain of an agency. */
    ofAgency: (region: Region, workspaceId: string) => domains(region).findOne({ _id: workspaceId }),

    /** Adds the domain to an agency that has none. */
    async add(region: Region, workspaceId: string, domain: string): Promise<EmailDomainDoc> {
      const owner = await claims().findOne({ _id: domain })
      if (owner && (owner.workspaceId !== workspaceId || owner.region !== region))
        throw refused(emailDomainTaken)
      const doc: EmailDomainDoc = {
        _id: workspaceId,
        ID: newId(),
        domain,
        provider: providers.current.kind,
        providerId: '',
        sealedKey: '',
        status: 'not_started',
        records: [],
        addedAt: deps.now(),
        missingSince: null,
        lookedAt: 0,
        unverifiedSince: deps.now(),
        toldAt: null,
      }
      await domains(region).deleteOne({
        _id: workspaceId,
        providerId: '',
        addedAt: { $lte: deps.now() - leftOverMs },
      })
      if (!(await insertIfAbsent(domains(region), doc))) {
        const kept = await domains(region).findOne({ _id: workspaceId })
        throw refused(refuseSecondDomain(kept?.domain ?? domain, domain))
      }
      const mine = { _id: workspaceId, ID: doc.ID }
      try {
        const { privateKey, ...made } = await providers.current.add(region, domain)
        const sealedKey = privateKey && box().seal(privateKey, sealedFor(doc))
        await ensure(region, workspaceId)
        await domains(region).updateOne(mine, { $set: { ...made, sealedKey } })
        const added = { ...doc, ...made, sealedKey }
        await tell(region, added)
        return added
      } catch (error) {
        await domains(region).deleteOne(mine)
        throw asAnswer(error, deps)
      }
    },

    /** How far it is, looking again where that was not just done. */
    async refresh(region: Region, doc: EmailDomainDoc): Promise<EmailDomainDoc | null> {
      if (!isLookedFor(doc.status)) return doc
      const { _id, ID } = doc
      // Of many who ask at once, in whichever process, one looks.
      const { modifiedCount } = await domains(region).updateOne(
        { _id, ID, lookedAt: { $lte: deps.now() - lookGapMs } },
        { $set: { lookedAt: deps.now() } },
      )
      if (modifiedCount === 0) return doc
      return look(region, doc)
    },

    /** Has its records looked for from now on, and looks. */
    async verify(region: Region, doc: EmailDomainDoc): Promise<EmailDomainDoc | null> {
      const { _id, ID, status } = doc
      await askFor(doc)
      const isAnew = status === 'not_started' || status === 'failure'
      const asked = isAnew
        ? await domains(region).findOneAndUpdate(
            { _id, ID, status },
            { $set: { status: 'pending', missingSince: deps.now() } },
            { returnDocument: 'after' },
          )
        : doc
      if (!asked) return domains(region).findOne({ _id, ID })
      if (asked !== doc) await tell(region, asked)
      const looked = await look(region, asked)
      if (looked?.status === 'failure') {
        const owner = await claims().findOne({ _id: doc.domain })
        if (owner && owner.domainId !== ID) throw refused(emailDomainTaken)
      }
      return looked
    },

    /** Has its provider look for the records of one that ends and that nobody looks for. */
    async prepareEnd(doc: EmailDomainDoc): Promise<void> {
      if (doc.status === 'not_started' || doc.status === 'failure') await askFor(doc)
    },

    /** Looks at one that is to end, asked for or not; null where nobody could tell, or it is gone. */
    async lookLast(region: Region, doc: EmailDomainDoc): Promise<EmailDomainDoc | null> {
      const seen = await seenOf(doc)
      return seen.status === null ? null : keep(region, doc, seen)
    },

    /** Deletes it, with its key; its name is free. */
    async remove(region: Region, doc: EmailDomainDoc): Promise<void> {
      const { _id, ID } = doc
      // One whose service is gone from the configuration is forgotten here alone.
      if (doc.providerId) await answered(async () => providers.of(doc.provider)?.remove(doc))
      const { domain, provider } = doc
      const going = { ID, workspaceId: _id, domain, provider, providerId: '', isNews: false }
      await leftovers.prepare(region, going)
      await domains(region).deleteOne({ _id, ID })
      await leftovers.finish(region, going)
    },

    /** Ends one that nobody verified: its owner is told, its provider forgets it; false where it changed meanwhile. */
    async end(region: Region, doc: EmailDomainDoc): Promise<boolean> {
      const { _id, ID, domain, status, provider, providerId } = doc
      const going = { ID, workspaceId: _id, domain, provider, providerId, isNews: true }
      await leftovers.prepare(region, going)
      const { deletedCount } = await domains(region).deleteOne({ _id, ID, status })
      if (deletedCount === 0) return false
      await leftovers.finish(region, going)
      return true
    },

    /** Sends from it; null where its service or its key is gone: somebody else has to. */
    senderOf(doc: EmailDomainDoc): ((region: Region, message: MailMessage) => Promise<void>) | null {
      try {
        const [provider, of] = [providerOf(doc), known(doc)]
        return (region, message) => provider.send(region, of, message)
      } catch (error) {
        if (!(error instanceof EmailProviderError)) throw error
        deps.log.error({ err: error, domain: doc.domain }, 'agency.email_domain.unusable')
        return null
      }
    },
  }
}

/** The domains of a workspace go with it. */
export async function forgetEmailDomain(
  stores: Deps['stores'],
  region: Region,
  workspaceId: string,
): Promise<void> {
  // Not through its domain: a claim stands before its domain says so.
  await emailClaimsOf(stores).deleteMany({ region, workspaceId })
}

/** A provider's failure as what is answered; what it said to people is said to them. */
function asAnswer(error: unknown, { log }: Pick<Deps, 'log'>): unknown {
  if (!(error instanceof EmailProviderError)) return error
  log.warn({ err: error }, 'agency.email_domain.provider_failed')
  return new HttpError(502, error.said ? { message: error.said } : {})
}
