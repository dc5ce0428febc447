/** Whether a request's host is one of our own, whatever its port. */
export function isMainHost(host: string, mainHosts: readonly string[]): boolean {
  const name = host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : host.split(':')[0]
  return mainHosts.includes(name ?? '')
}
