import { call } from '#features/shared/client.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import { createPersonalizedAgent, getBrandingInfo } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import type { BodyOf, EventOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** How a long call is watched and stopped. */
interface Watched<Event> {
  signal: AbortSignal
  onEvent: (event: Event) => void
}

/** Reads a company's website. Creates nothing. */
export async function readWebsite(
  region: Region,
  body: BodyOf<typeof getBrandingInfo>,
  watched: Watched<EventOf<typeof getBrandingInfo>>,
): Promise<BrandingInfo> {
  const { brandingInfo } = await call(getBrandingInfo, { params: { region }, body, ...watched })
  return brandingInfo
}

/** Makes an agent from a website that was read; the same `agentId` twice makes one. */
export async function createFromWebsite(
  region: Region,
  body: BodyOf<typeof createPersonalizedAgent>,
  watched: Watched<EventOf<typeof createPersonalizedAgent>>,
): Promise<Agent> {
  const { agentData } = await call(createPersonalizedAgent, { params: { region }, body, ...watched })
  return agentData
}
