import { ofNoPlatform, platformKeyRefused } from '#mocks/contracts/agents/platform.refusals.ts'
import {
  getPlatformKey,
  removePlatformKey,
  savePlatformKey,
} from '#mocks/contracts/agents/platform-key.contract.ts'
import type { Deps } from '../deps.ts'
import { refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { DialogueError } from '../providers/dialogue/dialogue-platform.ts'
import { createDialoguePlatform } from '../providers/dialogue/http-dialogue-platform.ts'
import type { AgentDoc } from './agent.repository.ts'
import { createLoadAgent } from './load-agent.ts'
import { createPlatformKeys } from './platform-keys.ts'

/** How agents of the compatible platform are connected to it. */
export function platformKeyRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const keys = createPlatformKeys(deps)

  /** Whether the platform answers with this key; throws a refusal when it says no. */
  async function verify(agentId: string, key: string, signal: AbortSignal): Promise<boolean> {
    const platform = createDialoguePlatform({ baseUrl: deps.config.dialogueUrl, timeoutMs: 8000 })
    try {
      await platform.interact({ key, userId: `${agentId}.check`, action: { type: 'launch' }, signal })
      return true
    } catch (error) {
      if (!(error instanceof DialogueError)) throw error
      if (error.code === 'refused') throw refused(platformKeyRefused)
      return false
    }
  }

  return [
    implement(getPlatformKey, async ({ params, authorise }) => {
      assertOfPlatform(await loadAgent(params, authorise))
      return ok(await keys.describe(params.region, params.agentId))
    }),

    implement(savePlatformKey, async ({ params: { region, agentId }, body: { key }, authorise, signal }) => {
      assertOfPlatform(await loadAgent({ region, agentId }, authorise))
      const verified = await verify(agentId, key, signal)
      await keys.save(region, agentId, key)
      return ok({ ...(await keys.describe(region, agentId)), verified })
    }),

    implement(removePlatformKey, async ({ params: { region, agentId }, authorise }) => {
      assertOfPlatform(await loadAgent({ region, agentId }, authorise))
      await keys.remove(region, agentId)
      return ok(await keys.describe(region, agentId))
    }),
  ]
}

function assertOfPlatform({ agentPlatform }: AgentDoc): void {
  if (agentPlatform !== 'vf') throw refused(ofNoPlatform)
}
