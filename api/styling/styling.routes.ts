import { type Region, regionOfBucket, regions } from '#mocks/contracts/shared/region.ts'
import { createCss } from '#mocks/contracts/styling/css.contract.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { StyledAgent } from '../providers/css-writer/css-writer.ts'
import { createCssTurns } from './css-turn.ts'

/** The styling assistant. */
export function stylingRoutes(deps: Pick<Deps, 'stores' | 'cssWriter' | 'now'>): Operation[] {
  const repository = createAgentRepository(deps.stores)
  const turns = createCssTurns(deps)

  return [
    implement(createCss, async (call) => {
      const { messages, currentCSS, userData, agentID, bucket } = call.body
      const candidates = await Promise.all(
        regionsOf(bucket).map(async (region) => ({ region, agent: await repository.find(region, agentID) })),
      )
      const found = candidates.flatMap(({ region, agent }) =>
        agent?.ownerID === userData.uid ? [{ region, agent }] : [],
      )
      const { region, agent } = firstAllowed(found, call.authorise)
      const { signal, log } = call
      const owned = { region, workspaceId: agent.ownerID, agentId: agent.ID }
      const look = lookOf(agent)
      return ok(await turns.answer({ ...owned, surface: 'widget', look, messages, currentCSS, signal, log }))
    }),
  ]
}

/** An agent, and the region it is in. */
interface Placed {
  region: Region
  agent: AgentDoc
}

/** Where an agent may be: in the bucket's region, or, with a bucket that names none, in either. */
function regionsOf(bucket: string): readonly Region[] {
  const named = regionOfBucket(bucket)
  return named ? [named] : regions
}

/** The first agent the caller may style: somebody else may hold the same ids in the other region. */
function firstAllowed(
  found: readonly Placed[],
  authorise: (agent: AgentDoc, region: Region) => void,
): Placed {
  let refusal: unknown
  for (const placed of found) {
    try {
      authorise(placed.agent, placed.region)
      return placed
    } catch (error) {
      refusal ??= error
    }
  }
  throw refusal ?? notFound()
}

function lookOf({ theme, customThemeJSONString }: AgentDoc): StyledAgent {
  const parsed = customThemeJSONString ? parseThemeJson(customThemeJSONString) : null
  return { mode: theme === 'blue-dark' ? 'dark' : 'light', theme: parsed?.ok ? parsed.theme : defaultTheme }
}
