import type { AgentTemplateKey } from '#mocks/contracts/agents/template-catalogue.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** How an agent came to be. */
export type CreationWay = 'blank' | 'template' | 'wizard' | 'compatible'

/**
 * Every event and exactly what it carries (spec 1 §7). Nothing of it names a person, a company, an address or an
 * id: kinds and regions alone.
 */
export interface AnalyticsEvents {
  new_agent_created: { region: Region; way: CreationWay; template?: AgentTemplateKey }
  channels_viewed: { region: Region }
  instagram_channel_added: { region: Region }
  discord_channel_added: { region: Region }
  telegram_channel_added: { region: Region }
  whatsapp_channel_added: { region: Region }
}

/** How an agent was made, as its event tells. */
export type AgentMaking = Omit<AnalyticsEvents['new_agent_created'], 'region'>

/** Name of an event. */
export type AnalyticsEvent = keyof AnalyticsEvents

/** An event as an adapter gets it. */
export interface TrackedEvent {
  name: AnalyticsEvent
  properties: AnalyticsEvents[AnalyticsEvent]
}

/** Where events go. */
export type AnalyticsAdapter = (event: TrackedEvent) => void
