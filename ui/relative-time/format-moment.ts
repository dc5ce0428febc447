const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in full: 'Jan 15, 2027, 7:55 AM'. Unix seconds. */
export function formatMoment(at: number, locale = 'en'): string {
  return format(at, locale, 'short')
}

/** The same to the second: 'Jan 15, 2027, 7:55:09 AM'. */
export function formatSecond(at: number, locale = 'en'): string {
  return format(at, locale, 'medium')
}

function format(at: number, locale: string, timeStyle: 'short' | 'medium'): string {
  // Making a format takes far longer than using it, and a list shows many times.
  const key = `${locale} ${timeStyle}`
  let known = formats.get(key)
  if (!known) {
    known = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle })
    formats.set(key, known)
  }
  return known.format(at * 1000)
}
