import { hrefLimit } from '#mocks/contracts/conversations/blocks.ts'

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The address when a visitor may follow it, else null: no script, no file, no user name before the host. */
export function safeHref(target: string): string | null {
  if (!URL.canParse(target)) return null
  const url = new URL(target)
  if (!schemes.has(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.href.length <= hrefLimit ? url.href : null
}
