import type { UnavailableReason } from '#features/widget/unavailable.tsx'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import type { ErrorBody } from '#mocks/contracts/shared/error.ts'

/** What the server writes into the page (`#vg-boot`), so that the first paint needs no request. */
export interface Boot {
  region: string
  agentId: string
  agent: PublicAgent | null
  /** The page is drawn as HTML, colours and CSS included: they are not in `agent` a second time. */
  drawn?: boolean
  /** The agent's colours as custom properties; of neither they are computed here, which takes another request. */
  palette?: Palette
  /** Why there is no agent. */
  error?: Pick<ErrorBody, 'code' | 'message'>
}

/** Custom properties of the palette layer (`mocks/contracts/theme/theme-to-css-vars.ts`). */
export type Palette = Record<string, string>

/** What the page shows: an agent, or why there is none to talk to; each with its colours, unless they are there. */
export type Loaded =
  | { agent: PublicAgent; palette: Palette | undefined }
  | { reason: UnavailableReason; palette: Palette }

const framePath = /^\/app\/(\w+)\/render\/([\w-]+)\/iframe/

/** Reads the boot data of a page; a page served without it says in its address who is meant. */
export function readBoot(page: Document, path: string): Boot {
  const text = page.getElementById('vg-boot')?.textContent
  if (text) return JSON.parse(text)
  const [, region = '', agentId = ''] = framePath.exec(path) ?? []
  return { region, agentId, agent: null }
}

/** Address of the agent's public endpoints. */
export function agentUrlOf({ region, agentId }: Boot): string {
  return `/api/${region}/public/agents/${agentId}`
}

/** What can be shown at once. */
export function fromBoot({ agent, palette, drawn }: Boot): Loaded | undefined {
  if (agent && (palette || drawn)) return { agent, palette }
}
