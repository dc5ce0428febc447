import type { Socket } from 'node:net'

/** A connection that sends nothing readable is let go after so many milliseconds. */
const patienceMs = 10_000
const headBytes = 5
const handshakeType = 0x16
/** A record's content, at most (RFC 8446 §5.1). */
const mostBytes = 16_384

/**
 * Reads the first TLS record of a connection, where a client says what it wants, and puts it back. What is no handshake
 * is handed on as it is; whoever takes too long is cut.
 */
export function readFirstRecord(socket: Socket, then: (record: Buffer) => void): void {
  let seen: Buffer = Buffer.alloc(0)
  const cut = () => void socket.destroy()
  const late = setTimeout(cut, patienceMs)
  const done = () => clearTimeout(late)

  function look(): void {
    for (let piece: Buffer | null = socket.read(); piece; piece = socket.read())
      seen = Buffer.concat([seen, piece])
    if (seen.length === 0 || !isWhole(seen)) return
    done()
    socket.off('readable', look).off('error', cut).off('close', done)
    socket.unshift(seen)
    then(seen)
  }

  socket.on('readable', look).on('error', cut).on('close', done)
}

function isWhole(seen: Buffer): boolean {
  if (seen[0] !== handshakeType) return true
  return seen.length >= headBytes && seen.length >= headBytes + Math.min(seen.readUInt16BE(3), mostBytes)
}
