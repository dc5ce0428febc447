import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { resamplePalette } from '#mocks/contracts/theme/palette.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { createLeadRepository } from '../leads/lead.repository.ts'
import { createShortCache } from '../shared/short-cache.ts'
import { visitorCall } from '../voice/at-work.ts'
import { presentPublicAgent } from './public-agent.presenter.ts'

/** A published version, ready to serve. */
export interface PublishedAgent {
  agent: Agent
  publicAgent: PublicAgent
  /** Its colours as custom properties, so that the embed's first paint computes and fetches nothing. */
  palette: Record<string, string>
}

/** How long a published agent is served without looking for a newer version, in milliseconds. */
const freshMs = 1000
const cacheSize = 1000

/** Reads published versions. A new one reaches visitors within a second. */
export function createPublishedAgents({ stores, now, voice }: Pick<Deps, 'stores' | 'now' | 'voice'>) {
  const { agents, versionOf } = createAgentRepository(stores)
  const { settingsOf } = createLeadRepository(stores)
  const fresh = createShortCache<PublishedAgent>({ ms: freshMs, size: cacheSize, now })

  async function read(region: Region, agentId: string): Promise<PublishedAgent | null> {
    const draft = await agents(region).findOne<Pick<AgentDoc, '_id' | 'publishedVersion' | 'keepDays'>>(
      { _id: agentId },
      { projection: { publishedVersion: 1, keepDays: 1 } },
    )
    const version = draft && (await versionOf(region, draft))
    if (!draft || !version) return null
    const { consent } = await settingsOf(region, agentId)
    const publicAgent = presentPublicAgent(version, visitorCall(version.agent, voice), {
      keepDays: draft.keepDays,
      consent,
    })
    return {
      agent: version.agent,
      publicAgent,
      palette: themeToCssVars(themeOf(publicAgent), publicAgent.mode, ''),
    }
  }

  async function find(region: Region, agentId: string): Promise<PublishedAgent | null> {
    return fresh.through(`${region}:${agentId}`, () => read(region, agentId))
  }

  /** Never remembered: what was written down a moment ago is known to the next question. */
  async function knowledgeRev(region: Region, agentId: string): Promise<number> {
    const projection = { knowledgeRev: 1 } as const
    const draft = await agents(region).findOne<Pick<AgentDoc, 'knowledgeRev'>>(
      { _id: agentId },
      { projection },
    )
    return draft?.knowledgeRev ?? 0
  }

  /** Stops serving an agent that was removed. */
  const forget = (region: Region, agentId: string) => fresh.drop(`${region}:${agentId}`)

  return Object.assign(find, { knowledgeRev, forget })
}

function themeOf({ theme }: PublicAgent): Theme {
  return theme ? { ...theme, nineColorPallet: resamplePalette(theme.nineColorPallet) } : defaultTheme
}

export type PublishedAgents = ReturnType<typeof createPublishedAgents>
