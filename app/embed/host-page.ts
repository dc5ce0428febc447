import { type FrameMessage, readHostMessage } from './frame-messages.ts'
import './page/early.ts'

/** The page around the embed, as the embed sees it. */
export interface HostPage {
  /** Asks it to close the popup. */
  close(): void
  /** Tells it about an answer, if the popup is closed. */
  answered(): void
}

/** Talks to the loader around this frame. That the page is there, and the focus, are `page/start.ts`'s. */
export function connectHostPage(): HostPage {
  const { parent } = window
  let hidden = window.vgEarly?.hidden
  let unread = 0

  function post(widget: FrameMessage['widget'], count = 0) {
    if (parent !== window) parent.postMessage({ widget, count } satisfies FrameMessage, '*')
  }

  addEventListener('message', (event) => {
    const message = readHostMessage(event, parent)
    if (!message) return
    hidden = message.widget === 'hidden'
    unread = 0
  })

  return {
    close: () => post('close'),
    answered() {
      if (hidden) post('unread', ++unread)
    },
  }
}
