/** The host of a website as people type it, for showing: 'https://www.example.com/shop' is 'example.com'. */
export function hostOf(website: string): string {
  const typed = website.trim()
  try {
    return new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`).host.replace(/^www\./, '')
  } catch {
    return typed
  }
}
