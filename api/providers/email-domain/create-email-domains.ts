import { isIP } from 'node:net'
import { allowsHome } from '#mocks/contracts/agency/email/email-rules.ts'
import { isHome } from '#mocks/contracts/domains/host-records.ts'
import type { Config } from '../../config.ts'
import type { Dns } from '../dns/dns.ts'
import type { Mail } from '../mail/mail.ts'
import type { EmailDomains } from './email-domain.ts'
import { createOwnEmailDomains } from './own-email-domains.ts'
import type { SendingServers } from './own-records.ts'
import { createResendEmailDomains } from './resend-email-domains.ts'

type MailConfig = Pick<Config, 'mail' | 'mailBounceHost' | 'mailSpf' | 'publicUrl' | 'resend'>

/** The providers that are configured. */
export function createEmailDomains(config: MailConfig, mail: Mail, dns: Dns): EmailDomains {
  const own = createOwnEmailDomains({ dns, mail, servers: sendingServers(config) })
  const resend = config.resend && createResendEmailDomains(config.resend)
  return { current: resend ?? own, of: (kind) => (kind === 'own' ? own : resend) }
}

/** Whether others reach the mail server behind agencies' domains: a service, or one of ours that has a name. */
export function isMailPublic(config: MailConfig): boolean {
  const { bounceHost, spf } = sendingServers(config)
  return config.resend !== null || !(isHome(bounceHost) || allowsHome(spf))
}

/** Which servers a domain allows to send: the ones that are named, else the mail server that is configured. */
export function sendingServers({ mail, mailBounceHost, mailSpf, publicUrl }: MailConfig): SendingServers {
  const smtp = mail ? new URL(mail.smtpUrl).hostname.replace(/^\[|\]$/g, '') : 'localhost'
  const isNamed = smtp !== 'localhost' && isIP(smtp) === 0
  const address = smtp === 'localhost' ? '127.0.0.1' : smtp
  return {
    bounceHost: mailBounceHost ?? (isNamed ? smtp : publicUrl ? new URL(publicUrl).hostname : 'localhost'),
    spf: mailSpf ?? (isNamed ? `a:${smtp}` : `ip${isIP(address)}:${address}`),
  }
}
