import type { Config } from '../config.ts'

const ofThisMachine = ['localhost', '127.0.0.1', '[::1]']

/** The origin of links in mails: the configured one, or the one that was printed at start; null where others call. */
export function linkOrigin({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string | null {
  if (publicUrl) return publicUrl
  const name = host === '::1' ? '[::1]' : host
  return port !== null && ofThisMachine.includes(name) ? `http://${name}:${port}` : null
}

/**
 * The address of one of the app's pages in mails to members; null where links lead nowhere. It is one of ours for
 * agencies, too: at their own hosts no account signs in (decision 0098).
 */
export function appLink(config: Parameters<typeof linkOrigin>[0], path: `/${string}`): string | null {
  const origin = linkOrigin(config)
  return origin && `${origin}/app${path}`
}
