import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { fetchPart } from '#features/shared/on-demand/fetch-part.ts'
import type { Reached } from '#features/site-wizard/work-stages.tsx'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { listVersions, publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { checksStopPublish } from '#mocks/contracts/publishing/publish-gate.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { agentQuery, keepAgent } from '../core/agent.queries.ts'
import { useUnsaved } from '../core/unsaved-context.ts'
import type { DraftFinding } from './check-draft.ts'

/** What a publish does, in this order; without unsaved changes it begins with the second. */
export type PublishStage = 'saving' | 'checking' | 'publishing'

/** What a publish is to do beside publishing. */
interface PublishOptions {
  /** CSS that takes the place of the draft's first. */
  repairedCss?: string
  /** The person knows what was found and wants it published as it is. */
  anyway?: boolean
  /** Why it is published although its checks do not pass. */
  reason?: string
}

/** Why a publish was not tried. */
class FoundFault extends Error {
  readonly finding: DraftFinding | 'unknown'

  constructor(finding: DraftFinding | 'unknown') {
    super('There is a problem with the draft.')
    this.finding = finding
  }
}

const notSaved = new Error(
  'Your changes could not be saved, so nothing was published. The page shows why; nothing you typed is lost.',
)

/**
 * Saves what is typed, tries the draft and publishes it, which keeps it in the history with who did it (spec 2 §4, agent
 * publish).
 * @param asSaved what is typed stays unsaved
 */
export function usePublish(
  region: Region,
  agent: Agent,
  onPublished: (version: number) => void,
  { asSaved = false } = {},
) {
  const queries = useQueryClient()
  const { notify } = useToast()
  const now = useNow()
  const typed = useUnsaved()
  const unsaved = asSaved ? undefined : typed
  const [reached, setReached] = useState<Reached<PublishStage>[]>([])
  const [stoppedBy, setStoppedBy] = useState<string>()
  const [finding, setFinding] = useState<DraftFinding | 'unknown'>()
  const running = useRef<AbortController>(null)
  /** The revision that alone is to be published, whatever others save meanwhile. */
  const only = useRef<number>(undefined)

  /** The draft as it was saved last. */
  const draft = () => queries.getQueryData(agentQuery(region, agent.ID).queryKey) ?? agent

  async function saveAndPublish(
    { repairedCss, anyway, reason }: PublishOptions,
    signal: AbortSignal,
  ): Promise<Agent> {
    const enter = (stage: PublishStage) => setReached((before) => [...before, { stage, at: now() }])
    setReached([])
    if (unsaved) {
      enter('saving')
      if (!(await unsaved.save())) throw notSaved
      signal.throwIfAborted()
    }
    const params = { region, agentId: agent.ID }
    if (repairedCss !== undefined) {
      enter('saving')
      const body = { customCSS: repairedCss, rev: only.current ?? draft().rev }
      const repaired = await call(saveAgent, { params, body, signal })
      if (only.current !== undefined) only.current = repaired.rev
      void keepAgent(queries, region, repaired)
    }
    if (draft().customCSS && !anyway) {
      enter('checking')
      const { checkDraft } = await fetchPart(() => import('./check-draft.ts'))
      const found = await checkDraft(draft())
      signal.throwIfAborted()
      if (found) throw new FoundFault(found)
    }
    enter('publishing')
    const rev = only.current
    const body = { ...(reason !== undefined && { reason }), ...(rev !== undefined && { rev }) }
    return call(publishAgent, { params, body, signal })
  }

  const mutation = useMutation({
    mutationKey: [publishAgent.id],
    mutationFn(options: PublishOptions) {
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      const stopped = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      return Promise.race([saveAndPublish(options, signal), stopped])
    },
    onSuccess(next) {
      setFinding(undefined)
      setStoppedBy(undefined)
      void keepAgent(queries, region, next)
      queries.invalidateQueries({ queryKey: [listVersions.id, region, agent.ID] })
      onPublished(next.publishedVersion)
    },
    onError(error) {
      if (error instanceof FoundFault) return setFinding(error.finding)
      setFinding(undefined)
      if (error instanceof ApiError && error.code === checksStopPublish) return setStoppedBy(error.message)
      setStoppedBy(undefined)
      // Whether it arrived is not known: the agent is read again.
      if (error !== notSaved) queries.invalidateQueries({ queryKey: agentQuery(region, agent.ID).queryKey })
      if (running.current?.signal.aborted) notify({ kind: 'info', title: 'Publishing stopped' })
      else notify({ kind: 'failure', title: 'The agent could not be published', message: error.message })
    },
  })

  return {
    publish: () => mutation.mutate({}),
    /** Publishes one revision of the draft: what somebody saved since, also while it is stopped, refuses it. */
    publishOnly(rev: number) {
      only.current = rev
      mutation.mutate({})
    },
    /** Saves this CSS in place of the draft's and publishes. */
    publishRepaired: (css: string) => mutation.mutate({ repairedCss: css }),
    /** Publishes although something was found. */
    publishAnyway: () => mutation.mutate({ anyway: true }),
    /** Publishes although the checks do not pass. */
    publishWithReason: (reason: string) => mutation.mutate({ reason, anyway: true }),
    /** Publishes what its checks pass since they stopped it; its CSS was found good before that, or wanted all the same. */
    publishChecked: () => mutation.mutate({ anyway: true }),
    /** What the checks say against it, in a sentence. */
    stoppedBy,
    dropStop: () => setStoppedBy(undefined),
    /** What was found in the draft that was to be published; `unknown` when it could not be tried. */
    finding,
    dropFinding: () => setFinding(undefined),
    isPending: mutation.isPending,
    /** Whether there is anything typed that it would save first. */
    unsaved,
    reached,
    /** Gives up waiting. */
    stop: () => running.current?.abort(),
  }
}
