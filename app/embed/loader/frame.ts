import type { Launcher } from '#mocks/contracts/embed/launcher.ts'
import type { PageMessage } from '../frame-messages.ts'

/** Address of the embed page, beside the script. */
export function frameUrlOf(
  src: string,
  { agent, region }: Pick<Launcher, 'agent' | 'region'>,
  query = '',
): string {
  return new URL(`/app/${region}/render/${agent}/iframe${query}`, src).href
}

/** The frame with the embed page. Its style goes through the CSSOM, which a strict content security policy allows. */
export function createFrame(url: string, label: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = url
  frame.title = label
  frame.allow = 'clipboard-write; microphone'
  frame.style.cssText = 'width:100%;height:100%;min-height:320px;border:0;border-radius:inherit'
  return frame
}

/** Tells the page in the frame where it is. */
export function tellPage({ contentWindow }: HTMLIFrameElement, origin: string): void {
  contentWindow!.postMessage({ widget: 'page', url: location.href } satisfies PageMessage, origin)
}
