import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { connect, isIPv6 } from 'node:net'
import packet from 'dns-packet'
import { type DnsQuestion, type DnsReply, readReply } from './read-reply.ts'

/** A server by its address. */
export interface DnsServer {
  address: string
  port: number
}

/** How a question is put. */
export interface AskOptions {
  /** Ends the question; it is then answered as silence. */
  signal: AbortSignal
  /** Whether the server is to find the answer elsewhere. */
  recursive: boolean
  /** Whether it is to answer what fails its signature, too. */
  unchecked?: boolean
}

/** Milliseconds until a question is put again, and until it is given up. */
const tries = [600, 900]
/** Bytes of an answer by datagram that no path is known to cut (DNS flag day 2020). */
const datagramBytes = 1232
const silent: DnsReply = { kind: 'silent' }

/** Asks one server one question, by datagram and, for long answers, by stream. Never throws. */
export async function askServer(
  server: DnsServer,
  question: DnsQuestion,
  { signal, recursive, unchecked = false }: AskOptions,
): Promise<DnsReply> {
  const id = randomInt(65_536)
  const flags = (recursive ? packet.RECURSION_DESIRED : 0) | (unchecked ? packet.CHECKING_DISABLED : 0)
  let query: Buffer
  try {
    query = packet.encode({
      type: 'query',
      id,
      flags,
      questions: [{ ...question, class: 'IN' }],
      additionals: [
        {
          type: 'OPT',
          name: '.',
          udpPayloadSize: datagramBytes,
          flags: 0,
          options: [],
          ednsVersion: 0,
          extendedRcode: 0,
          flag_do: false,
        },
      ],
    })
  } catch {
    return { kind: 'unreadable' }
  }
  for (const ms of tries) {
    if (signal.aborted) return silent
    const until = AbortSignal.any([signal, AbortSignal.timeout(ms)])
    const read = (bytes: Buffer) => readReply(bytes, id, question)
    const got = await byDatagram(server, query, until, read)
    if (!got) continue
    if (!got.truncated) return got.reply
    const whole = await byStream(server, query, AbortSignal.any([signal, AbortSignal.timeout(1500)]), read)
    return whole?.reply ?? got.reply
  }
  return silent
}

type Read = (bytes: Buffer) => ReturnType<typeof readReply>

/** Takes answers from the asked address and port alone: the socket is connected. */
function byDatagram(server: DnsServer, query: Buffer, until: AbortSignal, read: Read) {
  return new Promise<ReturnType<Read>>((resolve) => {
    const socket = createSocket(isIPv6(server.address) ? 'udp6' : 'udp4')
    const end = (reply?: ReturnType<Read>) => {
      until.removeEventListener('abort', onAbort)
      socket.removeAllListeners().on('error', () => {})
      socket.close()
      resolve(reply)
    }
    const onAbort = () => end()
    until.addEventListener('abort', onAbort)
    // Nobody listens there.
    socket.on('error', () => end())
    socket.on('message', (bytes) => {
      const got = read(bytes)
      if (got) end(got)
    })
    socket.connect(server.port, server.address, (error?: Error) => {
      if (error) end()
      else if (!until.aborted) socket.send(query, () => {})
    })
    if (until.aborted) end()
  })
}

function byStream(server: DnsServer, query: Buffer, until: AbortSignal, read: Read) {
  return new Promise<ReturnType<Read>>((resolve) => {
    const socket = connect({ host: server.address, port: server.port, signal: until })
    const chunks: Buffer[] = []
    let length = 0
    let size: number | undefined
    const end = (reply?: ReturnType<Read>) => {
      resolve(reply)
      socket.destroy()
    }
    socket.on('error', () => end())
    socket.on('close', () => end())
    socket.on('connect', () => {
      const head = Buffer.alloc(2)
      head.writeUInt16BE(query.length)
      socket.write(Buffer.concat([head, query]))
    })
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length < 2) return
      size ??= Buffer.concat(chunks).readUInt16BE(0)
      // One message and no more: what follows it is not read.
      if (length >= size + 2) end(read(Buffer.concat(chunks).subarray(2, size + 2)))
    })
  })
}
