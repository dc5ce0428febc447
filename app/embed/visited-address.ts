import type { FrameMessage } from './frame-messages.ts'

/** How long the page around is waited for, in milliseconds: one without our script never answers. */
const patienceMs = 300
/** Longest address that is sent; the contract's. */
const longest = 4000

/** The address this frame was loaded from, of which a browser may tell only the website. */
export function loadedFrom(): string | undefined {
  return globalThis.document?.referrer.slice(0, longest) || undefined
}

/**
 * The address of the page around this frame, as it is now: a page may have changed it without loading anew. Where
 * nobody there answers, the one it was loaded from, of which a browser may tell only the website.
 */
export function visitedAddress(): Promise<string | undefined> {
  const { parent } = window
  return new Promise((resolve) => {
    const done = (address: string) => {
      removeEventListener('message', onMessage)
      resolve(address.slice(0, longest) || undefined)
    }
    function onMessage({ data, source }: MessageEvent<unknown>) {
      const { widget, url } = Object(data)
      if (source === parent && widget === 'page' && typeof url === 'string') done(url)
    }
    if (parent === window) return resolve(undefined)
    addEventListener('message', onMessage)
    parent.postMessage({ widget: 'page', count: 0 } satisfies FrameMessage, '*')
    setTimeout(() => done(document.referrer), patienceMs)
  })
}
