/** Whose name and rules a page shows. */
export interface Brand {
  name: string
  /** True on our own hosts, the only place where the compatible platform shows (spec 1 §1). */
  mainHost: boolean
}

/** The brand of a request's host (architecture §3: which brand). */
export function brandOf(host: string, mainHosts: readonly string[]): Brand {
  const name = host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : host.split(':')[0]
  return { name: 'VoiceGlow', mainHost: mainHosts.includes(name ?? '') }
}
