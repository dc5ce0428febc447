import type { HostView } from './host-view.ts'
import type { Sight } from './observe.ts'
import type { Wanted } from './wanted.ts'

/** How what a server says of a host fits what is wanted. */
export type Fit = 'right' | 'partly' | 'wrong' | 'none' | 'unknown'

/** Compares one view with the target: by its name, or by addresses where a provider flattened it. */
export function fitOf(
  view: HostView,
  { record }: Wanted,
  { targets, followed }: Pick<Sight, 'targets' | 'followed'>,
): Fit {
  if (view.outcome === 'absent') return 'none'
  if (view.outcome !== 'answers') return 'unknown'
  // What was followed is one chain; another server may name another.
  const isFollowed = view.chain.length > 0 && view.chain[0] === followed.chain[0]
  const names = isFollowed ? [...view.chain, ...followed.chain] : view.chain
  if (record.type === 'CNAME' && names.some((name) => record.values.includes(name))) return 'right'
  const addresses = view.a.length === 0 && isFollowed ? followed.addresses : view.a
  if (addresses.length === 0) return view.chain.length > 0 || view.aaaa.length > 0 ? 'wrong' : 'none'
  const ours = addresses.filter((address) => targets.includes(address))
  if (ours.length === 0) return 'wrong'
  return ours.length === addresses.length ? 'right' : 'partly'
}

/** IPv6 addresses of a host that are not ours; an alias of ours brings its own. */
export function strangeIpv6(
  view: HostView,
  { record }: Wanted,
  { targets }: Pick<Sight, 'targets'>,
): string[] {
  if (record.type === 'CNAME' && view.chain.some((name) => record.values.includes(name))) return []
  return view.aaaa.filter((address) => !targets.includes(address))
}
