import { readFrameMessage } from '../frame-messages.ts'
import { createFrame, tellPage } from './frame.ts'
import type { ScriptData } from './script-data.ts'

/** Puts the conversation into its target: now, when the target appears, and again when a router replaced it. */
export function startChat(url: string, { target, label }: Pick<ScriptData, 'target' | 'label'>): void {
  const { origin } = new URL(url)
  const frame = createFrame(url, label)
  frame.loading = 'lazy'

  function mount() {
    if (!frame.isConnected) document.querySelector(`${target}:not(:has(iframe))`)?.append(frame)
  }

  addEventListener('message', (event) => {
    if (readFrameMessage(event, frame.contentWindow, origin)?.widget === 'page') tellPage(frame, origin)
  })
  mount()
  new MutationObserver(mount).observe(document, { childList: true, subtree: true })
}
