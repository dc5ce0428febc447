const base = 36
const tMin = 1
const tMax = 26

/** A host in the letters people read, as of a name kept in punycode (RFC 3492); what is none stays as it is. */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label))
    .join('.')
}

/** A name as a record has it, with the letters people read beside it where they differ. */
export function bothNames(name: string): string {
  const read = unicodeHost(name)
  return read === name ? name : `${name} (${read})`
}

/** The letters of a label without its `xn--`; null for what is no punycode. */
function decoded(text: string): string | null {
  const end = text.lastIndexOf('-')
  const points = Array.from(end > 0 ? text.slice(0, end) : '', (letter) => letter.charCodeAt(0))
  const digits = text.slice(end > 0 ? end + 1 : 0)
  let [point, bias, insert, at] = [128, 72, 0, 0]
  while (at < digits.length) {
    const before = insert
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(digits.charCodeAt(at++))
      if (digit === null) return null
      insert += digit * weight
      const limit = Math.min(tMax, Math.max(tMin, k - bias))
      if (digit < limit) break
      weight *= base - limit
      if (weight > 2 ** 31) return null
    }
    const count = points.length + 1
    bias = adapted(insert - before, count, before === 0)
    point += Math.floor(insert / count)
    if (point > 0x10ffff) return null
    points.splice(insert % count, 0, point)
    insert = (insert % count) + 1
  }
  return String.fromCodePoint(...points)
}

function digitOf(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97
  return code >= 48 && code <= 57 ? code - 22 : null
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + 38))
}
