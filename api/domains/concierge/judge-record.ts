import type { FaultCode } from '#mocks/contracts/domains/concierge/fault-codes.ts'
import type { RecordChange } from '#mocks/contracts/domains/concierge/fault-facts.ts'
import { nameInZone } from '#mocks/contracts/domains/read-host.ts'
import { fitOf, strangeIpv6 } from './fits.ts'
import { type Case, type Found, wantedRecords } from './found.ts'
import type { HostView } from './host-view.ts'
import { isPrivate, proxyAt } from './proxies.ts'

/** What is wrong with the record that leads here; undefined where it is right or nobody said. */
export function judgeRecord(facts: Case): Found | undefined {
  const { sight, wanted } = facts
  const { followed, authority } = sight
  const view = bestView(facts)
  if (!view) return undefined
  const fit = fitOf(view, wanted, sight)
  const name = nameInZone(wanted.host, authority.zone)
  const add = wantedRecords(facts)
  const here = (type: RecordChange['type'], values: string[]) =>
    values.slice(0, 8).map((value) => ({ type, name, value }))
  const remove = [
    ...here('CNAME', view.chain.slice(0, 1)),
    ...(view.chain.length === 0 || view.beside ? here('A', view.a) : []),
  ]
  const say = (code: FaultCode, more: Partial<Found> = {}): Found => ({
    code,
    add,
    remove,
    found: pointsTo(view),
    ...more,
  })

  if (view.beside) return say('beside_cname', { remove: here('A', view.a), add: [] })
  if (followed.loops) return say('cname_loop')
  if (wanted.host === authority.domain && view.chain.length > 0) return say('cname_at_root')
  if (fit === 'none') return missing(facts, say)
  if (fit === 'partly') {
    const wrong = view.a.filter((address) => !sight.targets.includes(address))
    return say('some_wrong', { found: wrong, remove: here('A', wrong), add: [] })
  }
  if (fit === 'wrong') return wrong(facts, view, say)
  const six = strangeIpv6(view, wanted, sight)
  return six.length > 0
    ? say('ipv6_elsewhere', { found: six, remove: here('AAAA', six), add: [] })
    : undefined
}

/** What the domain's own servers say; where none of them answers, what resolvers do. */
export function bestView({ sight: { servers, resolvers } }: Pick<Case, 'sight'>): HostView | undefined {
  const told = [...servers, ...resolvers].filter(
    ({ outcome }) => outcome === 'answers' || outcome === 'absent',
  )
  return told.find(({ a, chain, aaaa }) => a.length + chain.length + aaaa.length > 0) ?? told[0]
}

const pointsTo = ({ chain, a, aaaa }: HostView) =>
  chain.length > 0 ? chain.slice(0, 1) : [...a, ...aaaa].slice(0, 8)

type Say = (code: FaultCode, more?: Partial<Found>) => Found

function missing({ sight, wanted }: Case, say: Say): Found {
  const { doubled, apex, authority, wildcard } = sight
  const isOurs = (values: string[]) =>
    values.some((value) => wanted.record.values.includes(value) || sight.targets.includes(value))
  if (isOurs(doubled.values) && !wildcard)
    return say('record_doubled', {
      at: doubled.name,
      remove: [
        {
          type: wanted.record.type,
          name: nameInZone(doubled.name, authority.zone),
          value: doubled.values[0] ?? '',
        },
      ],
    })
  if (isOurs(apex))
    return say('record_at_apex', {
      at: authority.domain,
      remove: [
        {
          type: wanted.record.type,
          name: nameInZone(authority.domain, authority.zone),
          value: apex[0] ?? '',
        },
      ],
    })
  return say('record_missing', { remove: [] })
}

function wrong({ sight, wanted }: Case, view: HostView, say: Say): Found {
  const [first = ''] = view.chain
  const target = wanted.record.values[0] ?? ''
  const { zone, domain } = sight.authority
  if (
    first === `${target}.${zone}` ||
    first === `${target}.${domain}` ||
    first === `${target}.${wanted.host}`
  )
    return say('target_doubled')
  if (
    first !== '' &&
    first
      .replace(/\\?[:/\\\s]+/g, ' ')
      .split(' ')
      .includes(target)
  )
    return say('target_mistyped')
  if (view.chain.length > 0 && /^(https?|\W)/.test(first) && first.includes(target))
    return say('target_mistyped')
  if (sight.wildcard) return say('wildcard', { remove: [] })
  const addresses = view.a.length > 0 ? view.a : sight.followed.addresses
  const all = [...addresses, ...view.aaaa]
  if (all.some(isPrivate)) return say('private_address')
  const proxy = all.map(proxyAt).find((each) => each !== undefined)
  if (proxy !== undefined) return say('proxied', { at: proxy })
  return say('wrong_target')
}
