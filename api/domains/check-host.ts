import type { HostRecord, SeenRecord } from '#mocks/contracts/domains/domain.schema.ts'
import {
  listedRecords,
  pointingRecord,
  proofName,
  proofRecord,
  proofValue,
  recordAt,
} from '#mocks/contracts/domains/host-records.ts'
import type { Deps } from '../deps.ts'
import type { HostDoc } from './host.repository.ts'

/** What name servers say of a host. */
export interface HostFindings {
  records: SeenRecord[]
  /** Whether all of it is as it should be; null when name servers do not answer. */
  isRight: boolean | null
}

/** Milliseconds for which an answer counts: many who look at once ask name servers once (threats 48). */
const keptMs = 5_000
const mostKept = 1_000

/** What a host needs; nothing for a subdomain of ours. */
function neededBy(doc: HostDoc, { target }: Pick<Deps['hosting'], 'target'>): HostRecord[] {
  if (doc.kind === 'subdomain') return []
  const { _id: host, token, challenges } = doc
  return [
    pointingRecord(host, target),
    proofRecord(host, token),
    ...challenges.map((each) => recordAt(each.type, each.host, each.value, host)),
  ]
}

/** What is to be added for a host, where that leads here. */
export function recordsOf(doc: HostDoc, hosting: Pick<Deps['hosting'], 'target'>): HostRecord[] {
  return listedRecords(neededBy(doc, hosting))
}

/** Looks whether a custom domain's records are there. */
export function createHostCheck({ dns, hosting, now }: Pick<Deps, 'dns' | 'hosting' | 'now'>) {
  const kept = new Map<string, { at: number; findings: Promise<HostFindings> }>()

  async function pointsHere(host: string): Promise<boolean> {
    const { target } = hosting
    const ends = (await dns.cname(host)).map((name) => name.toLowerCase().replace(/\.$/, ''))
    if (ends.includes(target.host)) return true
    // Providers that put the target's own addresses in its place.
    const [own, wanted] = await Promise.all([dns.addresses(host), dns.addresses(target.host).catch(() => [])])
    return own.length > 0 && own.every((address) => [target.address, ...wanted].includes(address))
  }

  async function look(doc: HostDoc): Promise<HostFindings> {
    const { _id: host, token, challenges } = doc
    const asked = [
      () => pointsHere(host),
      async () => (await dns.txt(proofName(host))).includes(proofValue(token)),
      ...challenges.map((each) => async () => {
        const values = each.type === 'TXT' ? await dns.txt(each.host) : await dns.cname(each.host)
        return values.includes(each.value)
      }),
    ]
    const found = await Promise.all(asked.map((ask) => ask().catch(() => null)))
    const records = listedRecords(
      neededBy(doc, hosting).map((record, index) => ({ ...record, isFound: found[index] ?? null })),
    )
    const isRight = found.includes(false) ? false : found.includes(null) ? null : true
    return { records, isRight }
  }

  /** What is known of a host, not older than five seconds. */
  return function check(doc: HostDoc): Promise<HostFindings> {
    const known = kept.get(doc.token)
    if (known && now() - known.at >= 0 && now() - known.at < keptMs) return known.findings
    if (kept.size >= mostKept) kept.clear()
    const findings = look(doc)
    kept.set(doc.token, { at: now(), findings })
    return findings
  }
}
