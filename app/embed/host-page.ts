import { type FrameMessage, readHostMessage } from './frame-messages.ts'

/** The page around the embed, as the embed sees it. */
export interface HostPage {
  /** Tells it that a visitor can type. */
  ready(): void
  /** Asks it to close the popup. */
  close(): void
  /** Tells it about an answer, if the popup is closed. */
  answered(): void
}

/** Talks to the loader around this frame; `onShown` runs when a visitor opened the popup. */
export function connectHostPage(onShown: () => void): HostPage {
  const { parent } = window
  let hidden = false
  let unread = 0

  function post(voiceglow: FrameMessage['voiceglow'], count = 0) {
    if (parent !== window) parent.postMessage({ voiceglow, count } satisfies FrameMessage, '*')
  }

  addEventListener('message', (event) => {
    const message = readHostMessage(event, parent)
    if (!message) return
    hidden = message.voiceglow === 'hidden'
    unread = 0
    if (message.focus && !hidden) onShown()
  })

  return {
    ready: () => post('ready'),
    close: () => post('close'),
    answered() {
      if (hidden) post('unread', ++unread)
    },
  }
}
