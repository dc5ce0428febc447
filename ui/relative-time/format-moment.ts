const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in full: 'Jan 15, 2027, 7:55 AM'. Unix seconds. */
export function formatMoment(at: number, locale = 'en'): string {
  // Making a format takes far longer than using it, and a list shows many times.
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    formats.set(locale, format)
  }
  return format.format(at * 1000)
}
