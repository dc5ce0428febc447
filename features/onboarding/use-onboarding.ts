import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { carriedSite, dropCarriedSite } from '#features/shared/carried-site.ts'
import { carriedTrial } from '#features/shared/carried-trial.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { logFailure } from '#features/shared/log-failure.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { paths } from '#features/shared/paths.ts'
import { agentFirst } from '#features/shared/test-chat/arrival.ts'
import { useSiteWizard } from '#features/site-wizard/use-site-wizard.ts'
import { startOfWizard } from '#features/site-wizard/wizard-state.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useCompleteOnboarding } from './complete-onboarding.ts'
import { leftOnboarding } from './gate/left-onboarding.ts'
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
  const complete = useCompleteOnboarding(region, workspaceId)
  const [start] = useState(
    () => restoreOnboarding(workspaceId, now()) ?? startOfWizard(mode, newAgentId(), carriedSite()),
  )
  const trialOf = (website: string) => carriedTrial(website, now())
  const wizard = useSiteWizard({ region, workspaceId, start, trialOf })
  const { state, view } = wizard
  const { creation, agentId, company } = state
  const isOver = useRef(false)

  useEffect(() => {
    if (state !== start && !isOver.current) saveOnboarding(workspaceId, state)
  }, [state, start, workspaceId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait goes on once, when the page is opened
  useEffect(() => {
    // What the landing page has read needs no press to be read.
    if (view === 'analysing' || (view === 'website' && trialOf(state.website))) void wizard.analyse()
    if (view === 'creating') void wizard.create()
  }, [])

  const creationError = creation.phase === 'failed' ? creation.error : undefined
  useEffect(() => {
    if (creationError) logFailure('the agent could not be created', creationError)
  }, [creationError])

  function leave(href: string) {
    isOver.current = true
    dropCarriedSite()
    complete(creation.phase === 'done' ? company.name.trim() : '')
    navigate(href, { state: { ...leftOnboarding, ...agentFirst } })
  }

  return {
    ...wizard,
    back() {
      if (view === 'website') navigate(paths.agents.href(region), { state: leftOnboarding })
      else wizard.back()
    },

    /** 'Continue to Dashboard' and 'Skip & Go to Dashboard' (spec 1 §4): to the agent, where there is one. */
    finish: () =>
      leave(
        creation.phase === 'done'
          ? paths.agent.href(region, agentId, 'overview', { showDebugger: true })
          : paths.agents.href(region),
      ),

    /** To the drawer that makes an agent without a website. */
    startBlank: () => leave(`${paths.agents.href(region)}?new=agent`),
  }
}
