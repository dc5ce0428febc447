import { type LookUp, valuesOf } from './look-up.ts'
import type { DnsRecord } from './wire/dns-record.ts'

/** The CAA records that count for a host, and where they stand. */
export interface CaaSight {
  name: string
  records: DnsRecord[]
}

/** The nearest CAA records from a host up to its domain (RFC 8659 §3); null where there are none. */
export async function readCaa(look: LookUp, host: string, domain: string): Promise<CaaSight | null> {
  const names = [host]
  while (names.length < 6 && names.at(-1) !== domain && names.at(-1)!.includes('.'))
    names.push(names.at(-1)!.split('.').slice(1).join('.'))
  const replies = await Promise.all(names.map((name) => look.any({ name, type: 'CAA' })))
  for (const [index, reply] of replies.entries()) {
    if (reply.kind !== 'answer' || valuesOf(reply, 'CAA').length === 0) continue
    return { name: names[index]!, records: reply.answers.filter(({ type }) => type === 'CAA') }
  }
  return null
}

/** What of CAA records keeps every one of some issuers from a certificate; undefined where one may. */
export function caaForbids({ records }: CaaSight, issuers: readonly string[]): DnsRecord[] | undefined {
  const unknown = records.filter(
    ({ caa }) => caa?.critical && !['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc'].includes(caa.tag),
  )
  if (unknown.length > 0) return unknown
  const issue = records.filter(({ caa }) => caa?.tag === 'issue')
  if (issue.length === 0 || issue.some(({ value }) => allows(value, issuers))) return undefined
  return issue
}

/** Whether one value allows an issuer, by HTTP or TLS, whatever account it uses. */
function allows(value: string, issuers: readonly string[]): boolean {
  const [issuer = '', ...parameters] = value.split(';').map((part) => part.trim().toLowerCase())
  if (!issuers.includes(issuer)) return false
  const methods = parameters.find((part) => part.startsWith('validationmethods='))?.split('=')[1]
  return (
    methods === undefined ||
    methods.split(',').some((method) => method.trim() === 'http-01' || method.trim() === 'tls-alpn-01')
  )
}
