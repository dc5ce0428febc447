import type { AgencyIdentity, AgencyLook } from '#mocks/contracts/agency/host-brand.ts'

/** What the server tells the page before anything is asked. */
export interface Boot {
  brand: {
    name: string
    /** True on our own hosts, the only place where the compatible platform shows (spec 1 §1). */
    mainHost: boolean
    /** Whether prices and plans are shown; a brand may keep them to itself (spec 2 §2.6). @default true */
    showPricing?: boolean
    /** At an agency's own host, which shows nothing but it. @default it is none */
    agency?: AgencyIdentity
    /** How its pages look. */
    look?: AgencyLook
  }
  /**
   * `local` when no mail server is configured and mails are kept at /dev/outbox, `closed` when they are kept where
   * whoever reads this page cannot see them.
   */
  mail: 'local' | 'closed' | 'smtp'
  /** `local` when no language model is configured and answers are looked up in the agent's knowledge. */
  responder: 'local' | 'openai'
  /** Whether a model makes vectors, so that knowledge is found by its meaning, too. */
  embeddings: boolean
  /** `local` when no language model is configured and the AI CSS assistant works from rules. */
  cssWriter: 'local' | 'openai'
  /** Whether a font service is connected, so that agencies may have fonts beside those of the product. */
  fonts: boolean
  /** Where the app's own events go: `console`, `none`, or the address they are posted to. */
  analytics: string
  /** Whether the browser sent a session with the request for this page; the session itself may be over. */
  hasSession: boolean
  /** Address of this product, for embed code. */
  origin: string
  /** Where the operator has more to offer; an absent one is not shown (spec 2 §2.3). */
  links: {
    affiliates?: string
    discord?: string
    /** Address of a video about agencies, shown on their settings (spec 2 §2.1). */
    introVideo?: string
  }
  /** Address people write to for help; empty when the operator gave none. */
  supportEmail: string
  /** Allows styles under the content security policy; empty where there is none. */
  nonce: string
}

/** Reads the page's boot data; under the dev server, which injects none, the defaults of our own host hold. */
export function readBoot(page: Document = document): Boot {
  const given: Partial<Boot> = JSON.parse(page.getElementById('vg-boot')?.textContent || '{}')
  // The name of pages without boot data: of the dev server and of stories. No build of the app holds it.
  const name = import.meta.env.DEV || import.meta.env.STORYBOOK ? 'VoiceGlow' : ''
  return {
    brand: { name, mainHost: true, ...given.brand },
    mail: given.mail ?? 'local',
    responder: given.responder ?? 'local',
    embeddings: given.embeddings ?? false,
    cssWriter: given.cssWriter ?? 'local',
    fonts: given.fonts ?? false,
    analytics: given.analytics ?? 'console',
    hasSession: given.hasSession ?? true,
    origin: given.origin ?? page.location.origin,
    links: given.links ?? {},
    supportEmail: given.supportEmail ?? '',
    nonce: page.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '',
  }
}
