import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { eventsKeptMs } from './live-log.ts'

/** A place no event has: whoever goes on from it reads anew. */
export const beforeAll = 2 ** 48 - 1

/** A moment in microseconds, and the digits a sealed block has after it. */
const momentDigits = 16
const sealedDigits = 39
const ids = new RegExp(`^(\\d{${momentDigits}})(\\d{${sealedDigits}})$`)

/**
 * Where one visitor goes on from. A workspace's events have one numbering, which tells how much goes on in other
 * conversations: what visitors get is the moment they are told at, as widgets compare numbers, and the number sealed
 * together with that moment by a key of their conversation. The same place never looks the same twice, and every process
 * with the same secret reads it.
 */
export function visitorPlaces(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { region, conversationId }: { region: Region; conversationId: string },
) {
  const about = `place of a visitor:${region}:${conversationId}`
  const key = createHmac('sha256', config.secret).update(about).digest().subarray(0, 16)
  let last = 0

  return {
    /** A place as its visitor is told of it, always above the last one told. */
    idOf(seq: number): string {
      last = Math.max(now() * 1000, last + 1)
      // The last two bytes keep those of one moment apart.
      const block = randomBytes(16)
      block.writeBigUInt64BE(BigInt(last))
      block.writeUIntBE(Math.min(seq, beforeAll), 8, 6)
      // One block that holds its moment: one that was changed says another.
      const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false)
      const sealed = BigInt(`0x${cipher.update(block).toString('hex')}`)
      return `${String(last).padStart(momentDigits, '0')}${String(sealed).padStart(sealedDigits, '0')}`
    },

    /** The number of the event to go on after; null begins now, and what cannot be gone on from reads anew. */
    after(id: string | undefined): number | null {
      if (id === undefined) return null
      const [, moment = '', sealed = ''] = ids.exec(id) ?? []
      const hex = sealed && BigInt(sealed).toString(16).padStart(32, '0')
      if (hex.length !== 32) return beforeAll
      const cipher = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false)
      const block = cipher.update(Buffer.from(hex, 'hex'))
      const isTheirs = block.readBigUInt64BE() === BigInt(moment)
      if (!isTheirs) return beforeAll
      last = Math.max(last, Number(moment))
      // Whether others' events are still remembered is nobody's to learn: the time alone decides.
      return Number(moment) / 1000 < now() - eventsKeptMs ? beforeAll : block.readUIntBE(8, 6)
    },
  }
}
