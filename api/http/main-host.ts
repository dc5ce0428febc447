/** Whether a request's host is one of our own, whatever its port. */
export function isMainHost(host: string, mainHosts: readonly string[]): boolean {
  const end = host.startsWith('[') ? host.indexOf(']') + 1 : host.indexOf(':')
  return mainHosts.includes(end < 0 ? host : host.slice(0, end))
}
