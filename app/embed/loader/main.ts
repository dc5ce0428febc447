import { startChat } from './chat.ts'
import { frameUrlOf } from './frame.ts'
import { type Popup, startPopup } from './popup.ts'

declare global {
  interface Window {
    /** Opens and closes the popup from the page's own code. */
    VoiceGlow?: Popup
  }
}

// The page belongs to somebody else: whatever goes wrong here must not become its error.
try {
  const { src, dataset } = document.currentScript as HTMLScriptElement
  const url = frameUrlOf(src, dataset)
  if (dataset.variant === 'chat') startChat(url, dataset)
  else window.VoiceGlow ??= startPopup(url, dataset)
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: the only place where the page's author can see what is wrong
  console.warn('VoiceGlow:', error)
}
