import { isRegion } from '../shared/region.ts'

/**
 * Every address that shows a page of the app, as the patterns of its routes: `:name` stands for one part. The app's
 * paths are typed by it, and the server answers 404 to what is none of them (decision record 0049).
 */
export const appAddresses = [
  '/',
  '/agents',
  '/login',
  '/signup',
  '/no-auth/workspaces/:uid/invite',
  '/onboarding',
  '/app',
  '/app/:region',
  '/app/:region/agents',
  '/app/:region/agents/:agentId',
  '/app/:region/agents/:agentId/:tab',
  '/app/:region/agents/:agentId/overview',
  '/app/:region/agents/:agentId/settings',
  '/app/:region/automations',
  '/app/:region/credentials',
  '/app/:region/events',
  '/app/:region/integrations',
  '/app/:region/keys',
  '/app/:region/prompts',
  '/app/:region/sessions',
  '/app/:region/prototype',
  '/:region/prototype/:agentId',
  '/share',
  '/pricing',
  '/integrations',
  '/docs',
  '/docs/:page',
  '/docs/reference/:area',
  '/get-free-plan',
  '/landing2',
  '/voice-agent',
  '/chatbot',
  '/whatsapp',
  '/security',
  '/demo',
  '/legal/about',
  '/legal/tos',
  '/legal/refund-policy',
  '/legal/cookie-policy',
  '/legal/contact',
  '/legal/gdpr',
  '/legal/privacy-policy',
  '/privacy-policy',
] as const
export type AppAddress = (typeof appAddresses)[number]

const patterns = appAddresses.map((address) => {
  const slash = address === '/' ? '' : '/?'
  return new RegExp(`^${address.replace(/:\w+/g, '([^/]+)')}${slash}$`)
})

/** Whether a path is the address of a page of the app; what it names in there may still be gone. */
export function isAppAddress(pathname: string): boolean {
  return patterns.some((pattern, index) => {
    const found = pattern.exec(pathname)
    if (!found) return false
    const names: string[] = appAddresses[index]?.match(/:\w+/g) ?? []
    const region = names.indexOf(':region')
    return region < 0 || isRegion(found[region + 1])
  })
}
