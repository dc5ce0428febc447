import { inflateRawSync } from 'node:zlib'

/** One file in an archive. */
export interface ZipEntry {
  name: string
  method: number
  packed: number
  /** Where its local header stands. */
  at: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const mostEntries = 5_000

/** What an archive says it holds; null where that cannot be read. */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  let end = -1
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 66_000); at -= 1) {
    if (bytes.readUInt32LE(at) !== endMark) continue
    end = at
    break
  }
  if (end === -1) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > mostEntries) return null
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/**
 * Whether an archive unpacks to at most so many bytes. It is unpacked to know: what its directory says of sizes may
 * be a lie. Null where it is damaged.
 */
export function unpacksWithin(bytes: Buffer, entries: readonly ZipEntry[], most: number): boolean | null {
  let left = most
  for (const { method, packed, at } of entries) {
    if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localMark) return null
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    if (method === 0) left -= packed
    else if (method === 8) {
      try {
        left -= inflateRawSync(bytes.subarray(start, start + packed), {
          maxOutputLength: Math.max(1, left),
        }).length
      } catch (error) {
        return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? false : null
      }
    } else return null
    if (left < 0) return false
  }
  return true
}
