import type { Contract, RateLimit } from '#mocks/contracts/shared/define-contract.ts'
import type { Needs, Right } from '#mocks/contracts/shared/needs.ts'

const rights: Record<Right, string> = {
  view: 'members of the workspace',
  chats: 'members who may answer chats',
  editAgents: 'members who may edit agents',
  publish: 'members who may publish',
  billing: 'members who may pay',
  members: 'members who look after the workspace',
  owner: 'the workspace’s owner',
}

/** Who may call and how often, in words. */
export function describeCall({ needs, rateLimit = [] }: Contract): string {
  const limits = rateLimit.map(limitInWords)
  const sentence = limits.length ? ` At most ${limits.join(', and ')}.` : ''
  return `For ${listed(whoMay(needs))}.${sentence}`
}

function whoMay(needs: Needs): string[] {
  switch (needs.kind) {
    case 'public':
      return ['anyone']
    case 'visitor':
      return ['a visitor of the agent']
    case 'session':
      return ['whoever is signed in with a browser']
    case 'agencyAdmin':
      return ['an agency’s admin, at the agency’s own host']
    case 'workspace':
      return [rights[needs.right], ...secretOf(needs.right)]
    case 'agent':
      return [rights[needs.right], ...secretOf(needs.right), ...(needs.agentKey ? ['the agent’s key'] : [])]
  }
}

const per: Record<RateLimit['by'], string> = {
  ip: 'address',
  caller: 'caller',
  email: 'email address',
  secret: 'link',
}

function limitInWords({ points, seconds, by, unless }: RateLimit): string {
  const codes = [unless ?? []].flat().map((code) => `\`${code}\``)
  const uncounted = codes.length > 0 ? ` (${listed(codes)} not counted)` : ''
  return `${points} ${points === 1 ? 'call' : 'calls'} in ${durationInWords(seconds)} per ${per[by]}${uncounted}`
}

function durationInWords(seconds: number): string {
  for (const [name, length] of [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    if (seconds % length === 0)
      return seconds === length ? `a ${name}`.replace('a hour', 'an hour') : `${seconds / length} ${name}s`
  }
  return `${seconds} seconds`
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** OpenAPI's security requirements: the names of the credentials of which one is needed. */
export function credentialsFor(needs: Needs): { [scheme: string]: never[] }[] {
  if (needs.kind === 'public') return []
  if (needs.kind === 'visitor') return [{ visitor: [] }]
  if (needs.kind === 'agencyAdmin') return [{ agencyAdmin: [] }]
  return opensByKey(needs) ? [{ session: [] }, { key: [] }] : [{ session: [] }]
}

function opensByKey(needs: Needs): boolean {
  if (needs.kind === 'agent' && needs.agentKey) return true
  return 'right' in needs && secretOf(needs.right).length > 0
}

/** No key is an owner. */
function secretOf(right: Right): string[] {
  return right === 'owner' ? [] : ['the workspace’s secret']
}
