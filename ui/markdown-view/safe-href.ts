const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const longestHref = 2_048

/**
 * The address if it is a whole one of a harmless kind and names nobody before its host, else undefined: then only the
 * words are shown.
 */
export function safeHref(target: string): string | undefined {
  if (target.length > longestHref || !URL.canParse(target)) return undefined
  const { protocol, username, password, href } = new URL(target)
  return safeProtocols.has(protocol) && username === '' && password === '' ? href : undefined
}
