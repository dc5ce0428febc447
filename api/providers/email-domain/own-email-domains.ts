import { createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import { newId } from '../../shared/secrets.ts'
import type { Dns } from '../dns/dns.ts'
import type { Mail } from '../mail/mail.ts'
import type { EmailDomainProvider } from './email-domain.ts'
import { isThere, ownRecords, returnHost, type SendingServers } from './own-records.ts'

interface OwnEmailDomainsOptions {
  dns: Dns
  mail: Mail
  servers: SendingServers
}

const generate = promisify(generateKeyPair)

/** Looks after domains ourselves: our key, the domain's own name servers, and the mail server that is configured. */
export function createOwnEmailDomains({ dns, mail, servers }: OwnEmailDomainsOptions): EmailDomainProvider {
  /** A record as it is there; null when the name servers did not answer. */
  async function seen(record: EmailRecord): Promise<EmailRecord | null> {
    const asked = record.type === 'MX' ? dns.mx(record.name) : dns.txt(record.name)
    const found = await asked.catch(() => null)
    if (found === null) return null
    return { ...record, status: isThere(record, found) ? 'verified' : 'pending' }
  }

  return {
    kind: 'own',
    async add(_region, domain) {
      const { privateKey } = await generate('rsa', { modulusLength: 2048 })
      const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
      // Whoever has the domain next gets another one, so that what is left at its provider proves nothing.
      const selector = `m${newId()
        .replace(/[^A-Za-z0-9]/g, '')
        .toLowerCase()}`
      return {
        providerId: selector,
        privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        records: ownRecords({ domain, selector, publicKey: der.toString('base64'), ...servers }),
      }
    },
    // There is nobody to ask but the name servers.
    async verify() {},
    async look({ records }) {
      const looked = await Promise.all(records.map(seen))
      const now = looked.map((each, index) => each ?? records[index]!)
      const needed = now.filter(({ advised }) => !advised)
      const isUnknown = looked.some((each, index) => each === null && !records[index]!.advised)
      const isWhole = needed.every(({ status }) => status === 'verified')
      return { records: now, status: isUnknown ? null : isWhole ? 'verified' : 'pending' }
    },
    async remove() {},
    async send(region, { domain, providerId, privateKey }, message) {
      const returnPath = `bounces@${returnHost(domain)}`
      await mail.send(region, message, { domain, selector: providerId, privateKey, returnPath })
    },
  }
}
