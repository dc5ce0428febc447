import { isOwnHost, isTabHost, type TabKind, tabHostsLimit } from './tab-rules.ts'

/** What a tab that is written here may do: run scripts and handle forms. It has no origin (threats 31). */
export const htmlSandbox = 'allow-scripts allow-forms'

/** The address of the frame of a tab; the hosts it may reach are in it, for its policy. */
export function tabFramePath(kind: TabKind, hosts: readonly string[]): string {
  const query = hosts.map((host) => `host=${encodeURIComponent(host)}`).join('&')
  return `/custom-tab/${kind}${query && `?${query}`}`
}

/** The hosts a frame's address names that it may reach: none of ours, and nothing that is no host. */
export function tabFrameHosts(query: URLSearchParams, own: readonly string[]): string[] {
  return query
    .getAll('host')
    .filter((host) => isTabHost(host) && !isOwnHost(host, own))
    .slice(0, tabHostsLimit)
}

/**
 * The policy of a frame (threats 31): everything is closed but what its tab needs.
 * @param script source that allows the one script in the frame: its hash
 */
export function tabFrameCsp(kind: TabKind, hosts: readonly string[], script: string): string {
  const closed = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"]
  const from = hosts.map((host) => ` https://${host}`).join('')
  if (kind === 'iframe') {
    // A page of example.com often sends on to www.example.com, or the other way round.
    const beside = hosts
      .map((host) => host.replace(/^www\./, ''))
      .map((host) => ` https://${host} https://*.${host}`)
    return [...closed, `script-src ${script}`, `frame-src${beside.join('') || " 'none'"}`].join('; ')
  }
  return [
    ...closed,
    `script-src ${script} 'unsafe-eval'${from}`,
    `style-src 'unsafe-inline'${from}`,
    `img-src data: blob:${from}`,
    `font-src data:${from}`,
    `media-src data: blob:${from}`,
    `connect-src${from || " 'none'"}`,
    `sandbox ${htmlSandbox}`,
  ].join('; ')
}
