import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#features/shared/client.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import type { Reached } from '#features/site-wizard/work-stages.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { listVersions, publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { agentQuery, keepAgent } from '../core/agent.queries.ts'
import { useUnsaved } from '../core/unsaved-context.ts'

/** What a publish does, in this order; without unsaved changes it begins with the second. */
export type PublishStage = 'saving' | 'publishing'

const notSaved = new Error(
  'Your changes could not be saved first. The page says what is in the way; nothing you typed is lost.',
)

/** Saves what is typed and publishes the draft, which keeps it in the history with who did it (spec 2 §4, agent publish). */
export function usePublish(region: Region, agent: Agent, onPublished: (version: number) => void) {
  const queries = useQueryClient()
  const { notify } = useToast()
  const now = useNow()
  const unsaved = useUnsaved()
  const [reached, setReached] = useState<Reached<PublishStage>[]>([])
  const running = useRef<AbortController>(null)

  async function saveAndPublish(signal: AbortSignal): Promise<Agent> {
    const enter = (stage: PublishStage) => setReached((before) => [...before, { stage, at: now() }])
    setReached([])
    if (unsaved) {
      enter('saving')
      if (!(await unsaved.save())) throw notSaved
      signal.throwIfAborted()
    }
    enter('publishing')
    return call(publishAgent, { params: { region, agentId: agent.ID }, signal })
  }

  const mutation = useMutation({
    mutationKey: [publishAgent.id],
    mutationFn() {
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      const stopped = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      return Promise.race([saveAndPublish(signal), stopped])
    },
    onSuccess(next) {
      void keepAgent(queries, region, next)
      queries.invalidateQueries({ queryKey: [listVersions.id, region, agent.ID] })
      onPublished(next.publishedVersion)
    },
    onError(error) {
      // Whether it arrived is not known: the agent is read again.
      if (error !== notSaved) queries.invalidateQueries({ queryKey: agentQuery(region, agent.ID).queryKey })
      if (running.current?.signal.aborted) notify({ kind: 'info', title: 'Publishing stopped' })
      else notify({ kind: 'failure', title: 'The agent could not be published', message: error.message })
    },
  })

  return {
    publish: () => mutation.mutate(),
    isPending: mutation.isPending,
    /** Whether there is anything typed that it would save first. */
    unsaved,
    reached,
    /** Gives up waiting. */
    stop: () => running.current?.abort(),
  }
}
