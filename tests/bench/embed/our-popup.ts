import { embedCode } from '#features/shared/embed-code/embed-code.ts'
import type { RunningProduct } from '../product/running-product.ts'

/** The script tag a website pastes for the popup. */
export function popupCode({ url, agent }: RunningProduct): string {
  const { region, id, title } = agent
  return embedCode('popup', { origin: url, region, agentId: id, title, lang: 'en' })
}

/** What opens the popup: the button in its shadow root. */
export const popupLauncher = 'voiceglow-widget button'
