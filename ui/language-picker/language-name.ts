/** A language's own name for itself: 'français' for 'fr'; undefined where the browser knows none. */
export function languageName(code: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
    return name || undefined
  } catch {
    // A code that is no language tag.
    return undefined
  }
}
