import { areHostsShown } from '#mocks/contracts/agency/white-label-trial.ts'
import { chainOf } from '#mocks/contracts/domains/concierge/chain.ts'
import type { Diagnosis } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import type { FaultCode } from '#mocks/contracts/domains/concierge/fault-codes.ts'
import type { RecordChange } from '#mocks/contracts/domains/concierge/fault-facts.ts'
import { dnsProviders, shownProvider } from '#mocks/contracts/domains/concierge/providers.ts'
import { wordFault } from '#mocks/contracts/domains/concierge/word-fault.ts'
import type { MockHost } from '#mocks/fixtures/domains/domain.fixtures.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockRecordsOf } from './mock-hosts.ts'

/** What a look at a mock's host finds. */
export function mockDiagnosis(db: MockDb, host: MockHost): Diagnosis {
  const all = mockRecordsOf(db, host)
  const [pointing, proof] = all
  const zone = pointing?.domain ?? host.domain
  const [provider] = dnsProviders
  const records = all.map(({ type, name, value }): RecordChange => ({ type, name, value }))
  const workspace = db.workspaces.find(({ uid }) => uid === host.agencyId)
  const isShown = workspace !== undefined && areHostsShown(workspace, db.now())
  const code = codeOf(host, isShown)
  const facts = {
    host: host.domain,
    zone,
    domain: zone,
    provider: provider?.name ?? null,
    wanted: {
      type: pointing?.type === 'A' ? ('A' as const) : ('CNAME' as const),
      value: pointing?.value ?? '',
    },
    found: foundOf[code] ?? [],
    at: code === 'stale_cache' ? '1.1.1.1' : code === 'caa_forbids' ? zone : '',
    seconds: code === 'stale_cache' ? 1_200 : null,
  }
  const add = addOf(code, records)
  const remove: RecordChange[] =
    code === 'wrong_target'
      ? [{ type: 'CNAME', name: pointing?.name ?? '', value: 'shops.old-builder.example' }]
      : []
  const codes =
    code === 'record_missing' && proof && !host.found[1] ? ([code, 'proof_missing'] as const) : [code]
  return {
    host: host.domain,
    checkedAt: unixNow(db),
    provider: shownProvider(provider),
    servers: ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'],
    faults: codes.map((each) =>
      wordFault(each, facts, each === code ? { add, remove } : { add: records.slice(1, 2) }),
    ),
    chain: chainOf({ codes, verified: host.isVerified, certified: host.hasCertificate, live: host.isLive }),
    records,
  }
}

/** What stands there instead, by what is wrong. */
const foundOf: Partial<Record<FaultCode, string[]>> = {
  wrong_target: ['shops.old-builder.example'],
  caa_forbids: ['certificates.example'],
}

/** The records that put it right. */
function addOf(code: FaultCode, [pointing, proof]: RecordChange[]): RecordChange[] {
  if (code === 'caa_forbids') return [{ type: 'CAA', name: '@', value: '0 issue "letsencrypt.org"' }]
  if (code === 'proof_missing') return proof ? [proof] : []
  return pointing && (code === 'record_missing' || code === 'wrong_target') ? [pointing] : []
}

function codeOf({ fault, found: [pointing, proof], isLive }: MockHost, isShown: boolean): FaultCode {
  if (fault) return fault
  if (pointing === null) return 'not_seen'
  if (!pointing) return 'record_missing'
  if (!proof) return 'proof_missing'
  if (!isShown) return 'resting'
  return isLive ? 'live' : 'waiting'
}
