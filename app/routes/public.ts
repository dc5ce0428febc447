import { paths } from '#features/shared/paths.ts'
import { type ScreenRow, screen } from './screen.ts'

/** Pages to read before signing in, and those that show an agent to others; fetched when one is wanted. */
export const publicScreens = [
  screen(paths.pricing, 'Pricing', () =>
    import('#features/public/pricing/pricing-screen.tsx').then((m) => m.PricingScreen),
  ),
  screen(paths.integrations, 'Integrations', () =>
    import('#features/public/integrations/integrations-screen.tsx').then((m) => m.IntegrationsScreen),
  ),
  screen(paths.docs, 'Docs', () => import('#features/public/docs/docs-screen.tsx').then((m) => m.DocsScreen)),
  screen(paths.docsPage, 'Docs', () =>
    import('#features/public/docs/docs-screen.tsx').then((m) => m.DocsScreen),
  ),
  screen(paths.docsArea, 'Docs', () =>
    import('#features/public/docs/docs-screen.tsx').then((m) => m.DocsScreen),
  ),
  screen(paths.demo, 'Demo', () =>
    import('#features/public/product/demo-screen.tsx').then((m) => m.DemoScreen),
  ),
  screen(paths.freePlan, 'Free plan', () =>
    import('#features/public/product/free-plan.content.ts').then((m) => m.FreePlanPage),
  ),
  screen(paths.agencies, 'For agencies', () =>
    import('#features/public/product/agencies.content.ts').then((m) => m.AgenciesPage),
  ),
  screen(paths.voiceAgent, 'Voice agent', () =>
    import('#features/public/product/voice-agent.content.ts').then((m) => m.VoiceAgentPage),
  ),
  screen(paths.chatbot, 'Chatbot', () =>
    import('#features/public/product/chatbot.content.ts').then((m) => m.ChatbotPage),
  ),
  screen(paths.whatsapp, 'WhatsApp', () =>
    import('#features/public/product/whatsapp.content.ts').then((m) => m.WhatsappPage),
  ),
  screen(paths.about, 'About', () =>
    import('#features/public/legal/documents/about.ts').then((m) => m.AboutPage),
  ),
  screen(paths.security, 'Security', () =>
    import('#features/public/legal/documents/security.ts').then((m) => m.SecurityPage),
  ),
  screen(paths.terms, 'Terms of service', () =>
    import('#features/public/legal/documents/terms.ts').then((m) => m.TermsPage),
  ),
  screen(paths.refunds, 'Refund policy', () =>
    import('#features/public/legal/documents/refunds.ts').then((m) => m.RefundsPage),
  ),
  screen(paths.cookies, 'Cookie policy', () =>
    import('#features/public/legal/documents/cookies.ts').then((m) => m.CookiesPage),
  ),
  screen(paths.contact, 'Contact', () =>
    import('#features/public/legal/documents/contact.ts').then((m) => m.ContactPage),
  ),
  screen(paths.gdpr, 'GDPR', () =>
    import('#features/public/legal/documents/gdpr.ts').then((m) => m.GdprPage),
  ),
  screen(paths.privacy, 'Privacy policy', () =>
    import('#features/public/legal/documents/privacy.ts').then((m) => m.PrivacyPage),
  ),
  screen(paths.visitorPrivacy, 'Privacy policy for visitors', () =>
    import('#features/public/legal/documents/visitor-privacy.ts').then((m) => m.VisitorPrivacyPage),
  ),
  screen(paths.prototype, 'Demo of an agent', () =>
    import('#features/public/prototype/prototype-screen.tsx').then((m) => m.PrototypeScreen),
  ),
  screen(paths.prototypeOfHost, 'Demo of an agent', () =>
    import('#features/public/prototype/prototype-screen.tsx').then((m) => m.PrototypeScreen),
  ),
  screen(paths.share, 'Shared agent', () =>
    import('#features/public/prototype/share-screen.tsx').then((m) => m.ShareScreen),
  ),
  screen(paths.approval, 'Approval', () => import('./approval.route.tsx').then((m) => m.Component)),
  screen(paths.domainStatus, 'DNS records', () =>
    import('./domain-status.route.tsx').then((m) => m.Component),
  ),
  screen(paths.invite, 'Invitation', () =>
    import('#features/session/invite/invite-screen.tsx').then((m) => m.InviteScreen),
  ),
]

/** What stands at a path of an agency's own host. Its table is named here: the first script has no room for it. */
export async function agencyPage(pathname: string): Promise<ScreenRow> {
  const { agencyHostPage } = await import('./agency-host.tsx')
  return agencyHostPage(pathname)
}
