import { isAgentId } from '#mocks/contracts/shared/agent-id.ts'
import { isRegion, type Region } from '#mocks/contracts/shared/region.ts'

/** Where an agent is shown or talked to, and how the address names it. */
const inPath = [
  /^\/api\/(\w+)\/public\/agents\/([^/]+)(?:\/|$)/,
  /^\/app\/(\w+)\/render\/([^/]+)\/iframe\/?$/,
  /^\/(\w+)\/prototype\/([^/]+)\/?$/,
]

/** The agent an address shows or talks to; null where it names none. */
export function namedAgent(pathname: string, search: string): { region: Region; agentId: string } | null {
  const [region, agentId] = partsOf(pathname, search)
  return isRegion(region) && isAgentId(agentId) ? { region, agentId } : null
}

function partsOf(pathname: string, search: string): (string | null | undefined)[] {
  for (const pattern of inPath) {
    const found = pattern.exec(pathname)
    if (found) return found.slice(1)
  }
  if (pathname === '/embed.js' || pathname === '/embed-chat.js')
    return [...new URLSearchParams(search)][0] ?? []
  if (/^\/share\/?$/.test(pathname)) {
    const query = new URLSearchParams(search)
    return [query.get('region') ?? 'na', query.get('vg_id')]
  }
  return []
}
