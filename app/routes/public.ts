import { paths } from '#features/shared/paths.ts'
import { screen } from './screen.ts'

/** Pages to read before signing in, and those that show an agent to others; fetched when one is wanted. */
export const publicScreens = [
  screen(paths.pricing, () =>
    import('#features/public/pricing/pricing-screen.tsx').then((m) => m.PricingScreen),
  ),
  screen(paths.integrations, () =>
    import('#features/public/integrations/integrations-screen.tsx').then((m) => m.IntegrationsScreen),
  ),
  screen(paths.demo, () => import('#features/public/product/demo-screen.tsx').then((m) => m.DemoScreen)),
  screen(paths.freePlan, () =>
    import('#features/public/product/free-plan.content.ts').then((m) => m.FreePlanPage),
  ),
  screen(paths.agencies, () =>
    import('#features/public/product/agencies.content.ts').then((m) => m.AgenciesPage),
  ),
  screen(paths.voiceAgent, () =>
    import('#features/public/product/voice-agent.content.ts').then((m) => m.VoiceAgentPage),
  ),
  screen(paths.chatbot, () =>
    import('#features/public/product/chatbot.content.ts').then((m) => m.ChatbotPage),
  ),
  screen(paths.whatsapp, () =>
    import('#features/public/product/whatsapp.content.ts').then((m) => m.WhatsappPage),
  ),
  screen(paths.about, () => import('#features/public/legal/documents/about.ts').then((m) => m.AboutPage)),
  screen(paths.security, () =>
    import('#features/public/legal/documents/security.ts').then((m) => m.SecurityPage),
  ),
  screen(paths.terms, () => import('#features/public/legal/documents/terms.ts').then((m) => m.TermsPage)),
  screen(paths.refunds, () =>
    import('#features/public/legal/documents/refunds.ts').then((m) => m.RefundsPage),
  ),
  screen(paths.cookies, () =>
    import('#features/public/legal/documents/cookies.ts').then((m) => m.CookiesPage),
  ),
  screen(paths.contact, () =>
    import('#features/public/legal/documents/contact.ts').then((m) => m.ContactPage),
  ),
  screen(paths.gdpr, () => import('#features/public/legal/documents/gdpr.ts').then((m) => m.GdprPage)),
  screen(paths.privacy, () =>
    import('#features/public/legal/documents/privacy.ts').then((m) => m.PrivacyPage),
  ),
  screen(paths.visitorPrivacy, () =>
    import('#features/public/legal/documents/visitor-privacy.ts').then((m) => m.VisitorPrivacyPage),
  ),
  screen(paths.prototype, () =>
    import('#features/public/prototype/prototype-screen.tsx').then((m) => m.PrototypeScreen),
  ),
  screen(paths.prototypeOfHost, () =>
    import('#features/public/prototype/prototype-screen.tsx').then((m) => m.PrototypeScreen),
  ),
  screen(paths.share, () => import('#features/public/prototype/share-screen.tsx').then((m) => m.ShareScreen)),
  screen(paths.invite, () =>
    import('#features/session/invite/invite-screen.tsx').then((m) => m.InviteScreen),
  ),
]
