/** The address in `Name <address>`, or what is one alone. */
export function mailAddress(from: string): string {
  const [, address] = /<([^<>]+)>\s*$/.exec(from) ?? []
  return (address ?? from).trim()
}
