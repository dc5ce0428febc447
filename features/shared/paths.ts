import type { Region } from '#mocks/contracts/shared/region.ts'

/** A route: its pattern for the route table, and the address to go to. */
interface PathSpec<A extends unknown[]> {
  pattern: string
  /** `server` for pages the app's router does not know. @default 'app' */
  servedBy?: 'server'
  href: (...args: A) => string
}

function path<A extends unknown[]>(pattern: string, href: (...args: A) => string): PathSpec<A> {
  return { pattern, href }
}

function serverPath<A extends unknown[]>(pattern: string, href: (...args: A) => string): PathSpec<A> {
  return { pattern, href, servedBy: 'server' }
}

/** What sign-in and sign-up keep in their address. */
interface EntryQuery {
  /** Where to go afterwards. */
  next?: string
  region?: Region
}

function queryOf(values: Record<string, string | undefined> | EntryQuery): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given)}` : ''
}

/** Every address of the product: the specification's routes. */
export const paths = {
  home: path('/', () => '/'),
  login: path('/login', (query: EntryQuery = {}) => `/login${queryOf(query)}`),
  signup: path('/signup', (query: EntryQuery = {}) => `/signup${queryOf(query)}`),
  agents: path('/app/:region/agents', (region: Region) => `/app/${region}/agents`),
  agent: path(
    '/app/:region/agents/:agentId/:tab',
    (region: Region, agentId: string, tab = 'overview', options: { showDebugger?: boolean } = {}) =>
      `/app/${region}/agents/${agentId}/${tab}${queryOf({ showDebugger: options.showDebugger ? 'true' : undefined })}`,
  ),
  agentOverview: path(
    '/app/:region/agents/:agentId/overview',
    (region: Region, agentId: string) => `/app/${region}/agents/${agentId}/overview`,
  ),
  embed: serverPath(
    '/app/:region/render/:agentId/iframe',
    (region: Region, agentId: string) => `/app/${region}/render/${agentId}/iframe`,
  ),
  outbox: serverPath('/dev/outbox', () => '/dev/outbox'),
} as const
