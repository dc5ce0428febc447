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
  myAgents: path('/agents', () => '/agents'),
  login: path('/login', (query: EntryQuery = {}) => `/login${queryOf(query)}`),
  signup: path('/signup', (query: EntryQuery = {}) => `/signup${queryOf(query)}`),
  invite: path(
    '/no-auth/workspaces/:uid/invite',
    (uid: string, query: { secret: string; email: string; region: Region }) =>
      `/no-auth/workspaces/${uid}/invite${queryOf(query)}`,
  ),
  onboarding: path('/onboarding', (region?: Region) => `/onboarding${queryOf({ region })}`),
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
  credentials: path('/app/:region/credentials', (region: Region) => `/app/${region}/credentials`),
  prompts: path('/app/:region/prompts', (region: Region) => `/app/${region}/prompts`),
  functions: path(
    '/app/:region/integrations',
    (region: Region, item?: string) => `/app/${region}/integrations${queryOf({ item })}`,
  ),
  automations: path('/app/:region/automations', (region: Region) => `/app/${region}/automations`),
  sessions: path('/app/:region/sessions', (region: Region) => `/app/${region}/sessions`),
  events: path('/app/:region/events', (region: Region) => `/app/${region}/events`),
  embed: serverPath(
    '/app/:region/render/:agentId/iframe',
    (region: Region, agentId: string) => `/app/${region}/render/${agentId}/iframe`,
  ),
  outbox: serverPath('/dev/outbox', () => '/dev/outbox'),
  docs: serverPath('/api/docs', () => '/api/docs'),
  pricing: path('/pricing', () => '/pricing'),
  integrations: path('/integrations', () => '/integrations'),
  freePlan: path('/get-free-plan', () => '/get-free-plan'),
  agencies: path('/landing2', () => '/landing2'),
  voiceAgent: path('/voice-agent', () => '/voice-agent'),
  chatbot: path('/chatbot', () => '/chatbot'),
  whatsapp: path('/whatsapp', () => '/whatsapp'),
  security: path('/security', () => '/security'),
  demo: path('/demo', () => '/demo'),
  about: path('/legal/about', () => '/legal/about'),
  terms: path('/legal/tos', () => '/legal/tos'),
  refunds: path('/legal/refund-policy', () => '/legal/refund-policy'),
  cookies: path('/legal/cookie-policy', () => '/legal/cookie-policy'),
  contact: path('/legal/contact', () => '/legal/contact'),
  gdpr: path('/legal/gdpr', () => '/legal/gdpr'),
  privacy: path('/legal/privacy-policy', () => '/legal/privacy-policy'),
  visitorPrivacy: path('/privacy-policy', () => '/privacy-policy'),
  prototype: path(
    '/app/:region/prototype',
    (region: Region, agentId: string) => `/app/${region}/prototype${queryOf({ vg_id: agentId })}`,
  ),
  prototypeOfHost: path(
    '/:region/prototype/:agentId',
    (region: Region, agentId: string) => `/${region}/prototype/${agentId}`,
  ),
  share: path('/share', (region: Region, agentId: string) => `/share${queryOf({ region, vg_id: agentId })}`),
} as const
