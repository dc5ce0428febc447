import { useEffect, useRef } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { useAnnounceNewAgent } from '#features/shared/new-agent/use-announce-new-agent.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type {
  createPersonalizedAgent,
  getBrandingInfo,
} from '#mocks/contracts/onboarding/onboarding.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { SiteAction } from './site-state.ts'
import { createFromWebsite, readWebsite } from './site-wizard.queries.ts'

/** Runs the two long calls, one at a time, and tells what happens in them. Leaving the page stops what runs. */
export function useSiteRuns(region: Region, dispatch: (action: SiteAction) => void) {
  const now = useNow()
  const announce = useAnnounceNewAgent(region)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  function restart(): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  return {
    /** Reads a website. */
    async read(body: BodyOf<typeof getBrandingInfo>): Promise<void> {
      const signal = restart()
      dispatch({ type: 'readingStarted', at: now() })
      try {
        const onEvent: Parameters<typeof readWebsite>[2]['onEvent'] = (event) =>
          dispatch({ type: 'readingHeard', event, at: now() })
        const info = await readWebsite(region, body, { signal, onEvent })
        if (!signal.aborted) dispatch({ type: 'readingDone', info })
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'readingFailed', error })
      }
    },

    /** Makes the agent, and answers with it when it did; sent again with the same id it is still one. */
    async make(body: BodyOf<typeof createPersonalizedAgent>): Promise<Agent | undefined> {
      const signal = restart()
      dispatch({ type: 'creationStarted', at: now() })
      try {
        const onEvent: Parameters<typeof createFromWebsite>[2]['onEvent'] = ({ stage }) =>
          dispatch({ type: 'creationHeard', stage, at: now() })
        const agent = await createFromWebsite(region, body, { signal, onEvent })
        if (signal.aborted) return undefined
        announce(agent, { way: 'wizard' })
        dispatch({ type: 'creationDone', agent })
        return agent
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'creationFailed', error })
        return undefined
      }
    },

    /** Stops what runs. */
    stop: () => running.current?.abort(),
  }
}
