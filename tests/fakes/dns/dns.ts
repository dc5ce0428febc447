import { createSocket } from 'node:dgram'

/** What a name has. */
export interface FakeName {
  A?: string[]
  TXT?: string[]
  CNAME?: string
}

/** A name server on this machine. */
export interface FakeDns {
  /** `host:port`, as `DNS_SERVERS` takes it. */
  server: string
  /** What there is, by name in small letters; everything else is NXDOMAIN. */
  names: Map<string, FakeName>
  /** What was asked for, as `TXT name`. */
  asked: string[]
  /** `servfail` refuses to say, `silent` never answers. @default answers */
  mood: 'answers' | 'servfail' | 'silent'
  stop: () => Promise<void>
}

const types: Record<number, 'A' | 'TXT' | 'CNAME' | 'AAAA'> = { 1: 'A', 5: 'CNAME', 16: 'TXT', 28: 'AAAA' }
const numbers = { A: 1, CNAME: 5, TXT: 16 }

/** Answers questions over UDP, one each. */
export async function startDns(): Promise<FakeDns> {
  const socket = createSocket('udp4')
  const dns: Omit<FakeDns, 'server' | 'stop'> = { names: new Map(), asked: [], mood: 'answers' }
  socket.on('message', (question, from) => {
    const { name, type, end } = readQuestion(question)
    dns.asked.push(`${types[type] ?? type} ${name}`)
    if (dns.mood === 'silent') return
    const records = dns.mood === 'answers' ? answersTo(dns.names, name, type) : []
    const isThere = dns.names.has(name)
    const code = dns.mood === 'servfail' ? 2 : isThere ? 0 : 3
    const header = Buffer.alloc(12)
    header.writeUInt16BE(question.readUInt16BE(0), 0)
    header.writeUInt16BE(0x8400 | (question.readUInt16BE(2) & 0x0100) | code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([header, question.subarray(12, end), ...records]), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return Object.assign(dns, {
    server: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  })
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

/** The records of a name, or its alias and those of the name that leads to. */
function answersTo(names: FakeDns['names'], name: string, type: number): Buffer[] {
  const { A = [], TXT = [], CNAME } = names.get(name) ?? {}
  if (CNAME !== undefined) {
    const alias = record(name, numbers.CNAME, encodeName(CNAME))
    return type === numbers.CNAME ? [alias] : [alias, ...answersTo(names, CNAME, type)]
  }
  if (type === numbers.A)
    return A.map((address) => record(name, type, Buffer.from(address.split('.').map(Number))))
  if (type !== numbers.TXT) return []
  return TXT.map((text) => record(name, type, Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])))
}

function encodeName(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}

function record(name: string, type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(10)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(1, 2)
  head.writeUInt32BE(60, 4)
  head.writeUInt16BE(data.length, 8)
  return Buffer.concat([encodeName(name), head, data])
}
