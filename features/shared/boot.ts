/** What the server tells the page before anything is asked. */
export interface Boot {
  brand: {
    name: string
    /** True on our own hosts, the only place where the compatible platform shows (spec 1 §1). */
    mainHost: boolean
  }
  /** `local` when no mail server is configured and mails are kept at /dev/outbox. */
  mail: 'local' | 'smtp'
  /** `local` when no language model is configured and answers are looked up in the agent's knowledge. */
  responder: 'local' | 'openai'
  /** Whether the browser sent a session with the request for this page; the session itself may be over. */
  hasSession: boolean
  /** Address of this product, for embed code. */
  origin: string
  /** Allows styles under the content security policy; empty where there is none. */
  nonce: string
}

/** Reads the page's boot data; under the dev server, which injects none, the defaults of our own host hold. */
export function readBoot(page: Document = document): Boot {
  const given: Partial<Boot> = JSON.parse(page.getElementById('vg-boot')?.textContent || '{}')
  return {
    brand: { name: 'VoiceGlow', mainHost: true, ...given.brand },
    mail: given.mail ?? 'local',
    responder: given.responder ?? 'local',
    hasSession: given.hasSession ?? true,
    origin: given.origin ?? page.location.origin,
    nonce: page.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '',
  }
}
