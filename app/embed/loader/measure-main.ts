declare global {
  /** Where openings are counted; the server puts it in this name's place (`measureSlot`). */
  const __MEASURE__: string
  interface Window {
    /** The page's own Google tag, where it has one. */
    gtag?: (command: 'event', name: string, parameters: { send_to: string }) => void
  }
}

// The page's own tag sends it, under the consent the page asked for; without one nothing is sent.
addEventListener('voiceglow:open', () => window.gtag?.('event', 'chat_open', { send_to: __MEASURE__ }))

export {}
