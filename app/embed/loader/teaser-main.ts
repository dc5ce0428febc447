import type { LauncherTeaser } from '#mocks/contracts/embed/launcher.ts'
import { showTeaser } from './teaser.ts'

declare global {
  /** What the bubble says; the server puts it in this name's place (`teaserSlot`). */
  const __TEASER__: LauncherTeaser
}

// It follows the script of the bubble. Where that did not come to be, there is nothing to say.
const root = document.querySelector('voiceglow-widget')?.shadowRoot
if (root && window.VoiceGlow) showTeaser(root, __TEASER__, window.VoiceGlow.open)
