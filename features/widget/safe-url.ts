/** The address as a link may carry it, or undefined: only http(s), and mail or phone where a person put them. */
export function safeUrl(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url)
    return /^(https?|mailto|tel):$/.test(protocol) ? href : undefined
  } catch {
    return undefined
  }
}
