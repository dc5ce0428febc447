import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { agentSections } from './agent-sections.ts'

/** Strangers on our own hosts read what it is; everyone else is led on. */
function showsLanding(): boolean {
  const { hasSession, brand } = readBoot()
  return brand.mainHost && !hasSession
}

/**
 * Pages for visitors. Each is a document of its own, drawn without the router, the query client and the overlays of
 * the signed-in app, so that the first of them loads in a moment.
 */
export const publicPages = {
  [paths.home.pattern]: (): Promise<{ Component: ComponentType }> =>
    showsLanding() ? import('./routes/public/landing.route.ts') : import('./routes/session/home.route.ts'),
  [paths.myAgents.pattern]: () => import('./routes/session/home.route.ts'),
  [paths.login.pattern]: () => import('./routes/session/login.route.ts'),
  [paths.signup.pattern]: () => import('./routes/session/signup.route.ts'),
  [paths.invite.pattern]: () => import('./routes/workspaces/invite.route.ts'),
  [paths.pricing.pattern]: () => import('./routes/public/pricing.route.ts'),
  [paths.integrations.pattern]: () => import('./routes/public/integrations.route.ts'),
  [paths.freePlan.pattern]: () => import('./routes/public/free-plan.route.ts'),
  [paths.agencies.pattern]: () => import('./routes/public/agencies.route.ts'),
  [paths.voiceAgent.pattern]: () => import('./routes/public/voice-agent.route.ts'),
  [paths.chatbot.pattern]: () => import('./routes/public/chatbot.route.ts'),
  [paths.whatsapp.pattern]: () => import('./routes/public/whatsapp.route.ts'),
  [paths.security.pattern]: () => import('./routes/public/security.route.ts'),
  [paths.demo.pattern]: () => import('./routes/public/demo.route.ts'),
  [paths.about.pattern]: () => import('./routes/public/about.route.ts'),
  [paths.terms.pattern]: () => import('./routes/public/terms.route.ts'),
  [paths.refunds.pattern]: () => import('./routes/public/refunds.route.ts'),
  [paths.cookies.pattern]: () => import('./routes/public/cookies.route.ts'),
  [paths.contact.pattern]: () => import('./routes/public/contact.route.ts'),
  [paths.gdpr.pattern]: () => import('./routes/public/gdpr.route.ts'),
  [paths.privacy.pattern]: () => import('./routes/public/privacy.route.ts'),
  [paths.visitorPrivacy.pattern]: () => import('./routes/public/visitor-privacy.route.ts'),
  [paths.prototype.pattern]: () => import('./routes/public/prototype.route.ts'),
  [paths.prototypeOfHost.pattern]: () => import('./routes/public/prototype.route.ts'),
  [paths.share.pattern]: () => import('./routes/public/share.route.ts'),
}

/** Routes of the signed-in app. Each screen is a chunk of its own; the layout brings the providers. */
export const signedInRoutes: RouteObject[] = [
  {
    path: '/app/:region',
    lazy: () => import('./layouts/signed-in.layout.tsx'),
    children: [
      {
        lazy: () => import('./layouts/screen-failure.layout.ts'),
        children: [
          { path: paths.agents.pattern, lazy: () => import('./routes/agents/agents.route.ts') },
          {
            lazy: () => import('./layouts/agent.layout.tsx'),
            children: agentSections.map(({ pattern, load }) => ({ path: pattern, lazy: load })),
          },
          { path: paths.agent.pattern, lazy: () => import('./routes/agents/agent-tab.route.ts') },
        ],
      },
    ],
  },
  {
    // A page without the shell: nothing of the shell is shown while it loads.
    HydrateFallback: () => null,
    lazy: () => import('./layouts/signed-in-page.layout.tsx'),
    children: [
      {
        path: paths.onboarding.pattern,
        lazy: () => import('./routes/onboarding/onboarding.route.tsx'),
      },
    ],
  },
  { path: '*', lazy: () => import('./routes/session/not-found.route.ts') },
]
