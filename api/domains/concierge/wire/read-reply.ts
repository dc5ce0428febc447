import packet, { type Answer, type DecodedPacket } from 'dns-packet'
import { type DnsRecord, dnsName, readRecord } from './dns-record.ts'

/** What is asked of a server. */
export interface DnsQuestion {
  name: string
  type: 'A' | 'AAAA' | 'CNAME' | 'NS' | 'TXT' | 'CAA' | 'SOA'
}

/** What a server said, or that it said nothing that can be read. */
export type DnsReply =
  | {
      kind: 'answer'
      /** Such as NOERROR, NXDOMAIN, SERVFAIL, REFUSED. */
      rcode: string
      /** Whether it answers for the zone itself. */
      authoritative: boolean
      /** Whether more came than is kept, or more was to come. */
      cut: boolean
      answers: DnsRecord[]
      authority: DnsRecord[]
      additional: DnsRecord[]
    }
  | { kind: 'silent' }
  | { kind: 'unreadable' }

/** Records kept of each part of an answer; whoever sends more is judged by these. */
export const mostRecords = 64

/** A datagram or message as a reply to a question; undefined for one that answers something else. */
export function readReply(
  bytes: Buffer,
  id: number,
  { name, type }: DnsQuestion,
): { reply: DnsReply; truncated: boolean } | undefined {
  let decoded: DecodedPacket
  try {
    decoded = packet.decode(bytes)
  } catch {
    const isOurs = bytes.length > 12 && bytes.readUInt16BE(0) === id
    return isOurs ? { reply: { kind: 'unreadable' }, truncated: (bytes[2]! & 2) !== 0 } : undefined
  }
  const [asked] = decoded.questions ?? []
  if (decoded.id !== id || decoded.type !== 'response') return undefined
  // A refusal may come without its question.
  if (asked && (dnsName(asked.name) !== dnsName(name) || asked.type !== type)) return undefined
  const answers = decoded.answers ?? []
  return {
    truncated: decoded.flag_tc,
    reply: {
      kind: 'answer',
      rcode: String((decoded as { rcode?: string }).rcode ?? 'NOERROR'),
      authoritative: decoded.flag_aa,
      cut: decoded.flag_tc || answers.length > mostRecords,
      answers: records(answers),
      authority: records(decoded.authorities),
      additional: records(decoded.additionals),
    },
  }
}

function records(answers: Answer[] = []): DnsRecord[] {
  return answers.slice(0, mostRecords).flatMap((answer) => readRecord(answer) ?? [])
}
