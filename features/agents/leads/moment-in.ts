const time = String.raw`(?:[T,\s]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?)?`
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${time}$`)
const dayFirst = new RegExp(String.raw`^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})${time}$`)
const eitherFirst = new RegExp(String.raw`^(?<one>\d{1,2})[-/](?<other>\d{1,2})[-/](?<year>\d{4})${time}$`)

/**
 * The moment a cell of a file tells, by the clock of this device where it names no time zone; null for what is none, and
 * for what may be two: nobody can tell whether 03/04/2026 is in March or in April.
 */
export function momentIn(text: string): Date | null {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text)) {
    const exact = new Date(text)
    return Number.isNaN(exact.getTime()) ? null : exact
  }
  const plain = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups
  if (plain) return local(plain, Number(plain.month), Number(plain.day))
  const parts = eitherFirst.exec(text)?.groups
  if (!parts) return null
  const [one, other] = [Number(parts.one), Number(parts.other)]
  if (one > 12) return local(parts, other, one)
  return other > 12 || one === other ? local(parts, one, other) : null
}

/** A moment by this device's clock; null where the calendar has no such day. */
function local(parts: Record<string, string | undefined>, month: number, day: number): Date | null {
  const of = (part: string) => Number(parts[part] ?? 0)
  const [hour, minute, second] = [of('hour'), of('minute'), of('second')]
  const at = new Date(of('year'), month - 1, day, hour, minute, second)
  const isThere = at.getMonth() === month - 1 && at.getDate() === day
  return isThere && hour < 24 && minute < 60 && second < 60 ? at : null
}
