import type { Dns } from '#api/providers/dns/dns.ts'
import type { EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'

/** Name servers in memory. */
export interface FakeDns extends Dns {
  /** Adds records, as somebody does at a domain's provider. */
  publish: (records: readonly Pick<EmailRecord, 'type' | 'name' | 'value' | 'priority'>[]) => void
  /** Takes every record of a name away. */
  withdraw: (name: string) => void
  /** Answers nobody from now on, or everybody again. */
  fail: (isDown: boolean) => void
  /** Every name that was asked for. */
  asked: string[]
}

/** Makes name servers that know nothing yet. */
export function fakeDns(): FakeDns {
  const zone = new Map<string, string[]>()
  const asked: string[] = []
  let isDown = false
  const key = (name: string, type: string) => `${name} ${type}`
  const ask = (type: string) => async (name: string) => {
    asked.push(name)
    if (isDown) throw new Error('The name servers do not answer.')
    return zone.get(key(name, type)) ?? []
  }
  return {
    asked,
    txt: ask('TXT'),
    mx: ask('MX'),
    cname: ask('CNAME'),
    addresses: ask('A'),
    publish(records) {
      for (const { type, name, value, priority } of records) {
        const at = key(name, type)
        zone.set(at, [...(zone.get(at) ?? []), type === 'MX' ? `${priority} ${value}` : value])
      }
    },
    withdraw(name) {
      for (const type of ['TXT', 'MX', 'CNAME', 'A']) zone.delete(key(name, type))
    },
    fail(down) {
      isDown = down
    },
  }
}
