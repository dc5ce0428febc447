import { isIP } from 'node:net'
import type { Config } from '../config.ts'

/**
 * Whether a name that is neither one of our own nor an agency's still reaches the product: an address, which nobody can
 * point elsewhere, and any name while nobody has said which ones are ours. Agencies' subdomains never do.
 */
export function isOpenHost(
  name: string,
  { isHostNamed, rootDomain }: Pick<Config, 'isHostNamed' | 'rootDomain'>,
): boolean {
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0) return true
  return !isHostNamed && /^[\w.-]+$/.test(name) && !name.endsWith(`.${rootDomain}`)
}
