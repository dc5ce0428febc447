import type { EmailDomainStatus, EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { MailMessage } from '../mail/mail.ts'

/** Who looks after a domain: we ourselves, or a service. */
export type EmailDomainKind = 'own' | 'resend'

/** A domain as its provider knows it. */
export interface KnownEmailDomain {
  domain: string
  /** What its provider calls it. */
  providerId: string
  /** PEM of the key that signs, for as long as it is used; '' where the provider has it. */
  privateKey: string
  /** The records as they were last seen. */
  records: readonly EmailRecord[]
}

/** What a provider made for a domain. */
export interface MadeEmailDomain extends Pick<KnownEmailDomain, 'providerId' | 'privateKey'> {
  records: EmailRecord[]
}

/** What was seen of a domain; `status` is null when nobody could tell. */
export interface SeenEmailDomain {
  status: EmailDomainStatus | null
  records: EmailRecord[]
}

/** Sends mail from domains of others, and proves that they are theirs. */
export interface EmailDomainProvider {
  kind: EmailDomainKind
  /** Makes what is to be added to the domain. Rejects with an `EmailProviderError`, as all of them do. */
  add(region: Region, domain: string): Promise<MadeEmailDomain>
  /** Has it looked for what was added. */
  verify(known: KnownEmailDomain): Promise<void>
  /** What is there now. */
  look(known: KnownEmailDomain): Promise<SeenEmailDomain>
  /** Forgets it; one that is gone already is fine. */
  remove(known: Pick<KnownEmailDomain, 'providerId'>): Promise<void>
  /** Sends from it. */
  send(region: Region, known: KnownEmailDomain, message: MailMessage): Promise<void>
}

/** The providers there are. */
export interface EmailDomains {
  /** New domains are added here. */
  current: EmailDomainProvider
  /** The one that made a domain; null when it is no longer configured. */
  of(kind: EmailDomainKind): EmailDomainProvider | null
}

/** A provider did not do it; `said` is what it told people about it, '' for nothing. */
export class EmailProviderError extends Error {
  readonly said: string

  constructor(message: string, said = '') {
    super(message)
    this.name = 'EmailProviderError'
    this.said = said
  }
}
