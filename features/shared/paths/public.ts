import type { Region } from '#mocks/contracts/shared/region.ts'
import { path, queryOf } from './path.ts'

/** Pages to read before signing in, and those that show an agent to others. */
export const publicPaths = {
  pricing: path('/pricing', () => '/pricing'),
  integrations: path('/integrations', () => '/integrations'),
  freePlan: path('/get-free-plan', () => '/get-free-plan'),
  agencies: path('/landing2', () => '/landing2'),
  voiceAgent: path('/voice-agent', () => '/voice-agent'),
  chatbot: path('/chatbot', () => '/chatbot'),
  whatsapp: path('/whatsapp', () => '/whatsapp'),
  security: path('/security', () => '/security'),
  docs: path('/docs', () => '/docs'),
  /** A guide, or `reference`. */
  docsPage: path('/docs/:page', (page: string) => `/docs/${page}`),
  /** The operations of an area; `operation` is where it opens. */
  docsArea: path(
    '/docs/reference/:area',
    (area: string, operation?: string) => `/docs/reference/${area}${operation ? `#${operation}` : ''}`,
  ),
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
  /** What a link for an approval leads to; its secret stands after a #, where no server reads it. */
  approval: path('/no-auth/:region/approval', (region: Region) => `/no-auth/${region}/approval`),
  /** What a link for a developer leads to; its secret stands after a #. */
  domainStatus: path('/no-auth/:region/domain', (region: Region) => `/no-auth/${region}/domain`),
  share: path('/share', (region: Region, agentId: string) => `/share${queryOf({ region, vg_id: agentId })}`),
}
