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
