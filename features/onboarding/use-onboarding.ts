import { useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { logFailure } from '#features/shared/log-failure.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { paths } from '#features/shared/paths.ts'
import type { BrandingDraft } from '#features/site-wizard/site-state.ts'
import { useSiteRuns } from '#features/site-wizard/use-site-runs.ts'
import type { Company } from '#mocks/contracts/onboarding/company.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { completeOnboarding } from './complete-onboarding.ts'
import { leftOnboarding } from './gate/left-onboarding.ts'
import { companyErrors, isRead, reduceOnboarding, startOfOnboarding, viewOf } from './onboarding-state.ts'
import { restoreOnboarding, saveOnboarding } from './saved-onboarding.ts'

/** Where the agent will live. */
interface OnboardingOptions {
  region: Region
  workspaceId: string
}

/** State and actions of onboarding. */
export type Onboarding = ReturnType<typeof useOnboarding>

/** Runs onboarding, from where it was left. Leaving the page stops what runs; coming back resumes it. */
export function useOnboarding({ region, workspaceId }: OnboardingOptions) {
  const { mode } = useAppearance()
  const now = useNow()
  const navigate = useNavigate()
  const [start] = useState(
    () => restoreOnboarding(workspaceId, now()) ?? startOfOnboarding(mode, newAgentId()),
  )
  const [state, dispatch] = useReducer(reduceOnboarding, start)
  const runs = useSiteRuns(region, dispatch)
  const isOver = useRef(false)
  const view = viewOf(state)
  const { company, branding, creation, agentId } = state

  useEffect(() => {
    if (state !== start && !isOver.current) saveOnboarding(workspaceId, state)
  }, [state, start, workspaceId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait goes on once, when the page is opened
  useEffect(() => {
    if (view === 'analysing') void analyse()
    if (view === 'creating') void create()
  }, [])

  const creationError = creation.phase === 'failed' ? creation.error : undefined
  useEffect(() => {
    if (creationError) logFailure('the agent could not be created', creationError)
  }, [creationError])

  async function analyse() {
    const { name, website, description } = company
    await runs.read({
      workspaceId,
      company: { name: name.trim(), website: website.trim(), description: description.trim() },
    })
  }

  async function create() {
    await runs.make({
      workspaceId,
      agentId,
      company,
      brandingChoices: { ...branding, customLogo: branding.customLogo?.dataUrl ?? null },
    })
  }

  function complete(href: string) {
    isOver.current = true
    completeOnboarding(region, workspaceId)
    navigate(href, { state: leftOnboarding })
  }

  return {
    state,
    view,
    editCompany: (change: Partial<Company>) => dispatch({ type: 'companyEdited', change }),
    /** From the form to the branding; a website that was read is not read again. */
    submitCompany() {
      const errors = companyErrors(state)
      if (Object.keys(errors).length > 0) dispatch({ type: 'refused', errors })
      else if (isRead(state)) dispatch({ type: 'next' })
      else void analyse()
    },
    analyse,
    chooseBranding: (change: Partial<BrandingDraft>) => dispatch({ type: 'brandingChosen', change }),
    /** Says what is wrong with a picture that was given. */
    refuseLogo: (customLogo: string) => dispatch({ type: 'refused', errors: { customLogo } }),
    create,
    /** From the branding of a made agent to the agent. */
    next: () => dispatch({ type: 'next' }),
    /** The agent was deleted elsewhere: another one can be made. */
    dropAgent: () => dispatch({ type: 'agentDropped', nextId: newAgentId() }),

    back() {
      runs.stop()
      if (view === 'company') navigate(paths.agents.href(region), { state: leftOnboarding })
      // What was stopped on its way must not come back as the answer to other choices.
      else if (view === 'creating') dispatch({ type: 'agentDropped', nextId: newAgentId() })
      else dispatch({ type: 'back' })
    },

    /** 'Continue to Dashboard' and 'Skip & Go to Dashboard' (spec 1 §4): to the agent, where there is one. */
    finish() {
      complete(
        creation.phase === 'done'
          ? paths.agent.href(region, agentId, 'overview', { showDebugger: true })
          : paths.agents.href(region),
      )
    },
  }
}
