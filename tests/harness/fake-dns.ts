import type { Dns, DnsAnswer } from '#api/providers/email-domain/dns.ts'
import type { EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'

/** Name servers in memory. */
export interface FakeDns extends Dns {
  /** Adds records, as somebody does at a domain's provider. */
  publish: (records: readonly Pick<EmailRecord, 'type' | 'name' | 'value' | 'priority'>[]) => void
  /** Takes every record of a name away. */
  withdraw: (name: string) => void
  /** Says from now on that nobody can tell, or no longer. */
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
  return {
    asked,
    async ask(name, type): Promise<DnsAnswer> {
      asked.push(name)
      return isDown ? null : (zone.get(key(name, type)) ?? [])
    },
    publish(records) {
      for (const { type, name, value, priority } of records) {
        const at = key(name, type)
        zone.set(at, [...(zone.get(at) ?? []), type === 'MX' ? `${priority} ${value}` : value])
      }
    },
    withdraw(name) {
      zone.delete(key(name, 'TXT'))
      zone.delete(key(name, 'MX'))
    },
    fail(down) {
      isDown = down
    },
  }
}
