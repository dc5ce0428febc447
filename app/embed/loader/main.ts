import type { Launcher } from '#mocks/contracts/embed/launcher.ts'
import { frameUrlOf } from './frame.ts'
import { type Popup, startPopup } from './popup.ts'

declare global {
  /** What is published; the server puts it in this name's place (`launcherSlot`). */
  const __LAUNCHER__: Launcher
  interface Window {
    /** Opens and closes the popup from the page's own code. */
    VoiceGlow?: Popup
  }
}

// The page belongs to somebody else: whatever goes wrong here must not become its error.
try {
  const { src, dataset } = document.currentScript as HTMLScriptElement
  const published = __LAUNCHER__
  // What somebody wrote into this page's own script tag says more about this page than what is published.
  window.VoiceGlow ??= startPopup(frameUrlOf(src, published, '?frame=popup'), { ...published, ...dataset })
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: the only place where the page's author can see what is wrong
  console.warn('VoiceGlow:', error)
}
