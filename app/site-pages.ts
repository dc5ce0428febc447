import { paths } from '#features/shared/paths.ts'

/** Pages to read before signing in, and those that show an agent to others; their table loads when one is wanted. */
export const sitePages = {
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
  [paths.invite.pattern]: () => import('./routes/workspaces/invite.route.ts'),
}
