import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'
import packet, { type Answer, type DecodedPacket, type Packet } from 'dns-packet'

/** What no real server would serve, by the first label of its zone. */
const lies: Record<string, (name: string, type: string) => Partial<Packet> | 'garbage' | null> = {
  // A provider that lets people put addresses beside a CNAME.
  beside: (name, type) =>
    name.startsWith('app.') && !name.startsWith('vg-')
      ? {
          answers: [
            record(name, 'CNAME', 'edge.voiceglow-hosts.net'),
            ...(type === 'A' ? [record(name, 'A', '203.0.113.9')] : []),
          ],
        }
      : { answers: [] },
  // One that serves a CNAME at the root of the zone.
  rooted: (name, type) => ({
    answers:
      type === 'NS'
        ? [record(name, 'NS', 'ns1.odd-dns.net')]
        : name.split('.').length === 2
          ? [record(name, 'CNAME', 'edge.voiceglow-hosts.net')]
          : [],
  }),
  // Every name is another one's alias.
  endless: (name) => ({
    answers: [
      record(
        name,
        'CNAME',
        `a${Math.random().toString(36).slice(2, 8)}.${name.split('.').slice(-2).join('.')}`,
      ),
    ],
  }),
  garbage: () => 'garbage',
  // Answers that never end by datagram, and thousands of records by stream.
  thousands: (name, type) => ({ answers: addresses(4096, name, type) }),
  hundreds: (name, type) => ({ answers: addresses(2000, name, type) }),
  huge: (name, type) => ({
    answers:
      type === 'TXT'
        ? [
            record(
              name,
              'TXT',
              Array.from({ length: 240 }, () => 'x'.repeat(255)),
            ),
          ]
        : type === 'A'
          ? [record(name, 'A', '203.0.113.9')]
          : [],
  }),
  refusing: () => ({ flags: 5 }),
  failing: () => ({ flags: 2 }),
}

function addresses(count: number, name: string, type: string): Answer[] {
  if (type !== 'A') return []
  return Array.from({ length: count }, (_, index) => record(name, 'A', `203.0.${index >> 8}.${index & 255}`))
}

function record(name: string, type: string, data: unknown): Answer {
  return { name, type, ttl: 60, class: 'IN', data } as Answer
}

/** A name server that answers what the others refuse to serve. */
export async function startLiar(address: string) {
  const answer = (bytes: Buffer, isStream: boolean): Buffer | null => {
    let asked: DecodedPacket
    try {
      asked = packet.decode(bytes)
    } catch {
      return null
    }
    const [question] = asked.questions ?? []
    if (!question) return null
    const name = question.name.toLowerCase()
    const lie = lies[name.split('.').at(-2) ?? '']?.(name, question.type)
    if (!lie) return null
    if (lie === 'garbage')
      return Buffer.concat([
        bytes.subarray(0, 2),
        Buffer.from([0x84, 0, 0, 1, 255, 255, 0, 0, 0, 0]),
        Buffer.alloc(40, 0xc1),
      ])
    const reply = {
      type: 'response' as const,
      id: asked.id,
      questions: [question],
      flags: packet.AUTHORITATIVE_ANSWER | (lie.flags ?? 0),
      answers: lie.answers ?? [],
    }
    const whole = packet.encode(reply)
    if (isStream || whole.length <= 1232) return whole
    return packet.encode({ ...reply, answers: [], flags: reply.flags | packet.TRUNCATED_RESPONSE })
  }
  const datagrams = createSocket('udp4')
  datagrams.on('message', (bytes, from) => {
    const reply = answer(bytes, false)
    if (reply) datagrams.send(reply, from.port, from.address)
  })
  await new Promise<void>((resolve, reject) => {
    datagrams.once('error', reject)
    datagrams.bind(53, address, resolve)
  })
  const streams = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (bytes) => {
      const reply = answer(bytes.subarray(2), true)
      if (!reply) return
      const head = Buffer.alloc(2)
      head.writeUInt16BE(Math.min(reply.length, 65_535))
      socket.write(head)
      socket.write(reply.subarray(0, 65_535))
    })
  })
  await new Promise<void>((resolve) => streams.listen(53, address, resolve))
  return {
    async stop() {
      datagrams.close()
      streams.close()
    },
  }
}
