import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import { createFromWebsite, readWebsite } from './wizard.queries.ts'
import {
  type BrandingDraft,
  reduceWizard,
  startOfWizard,
  viewOf,
  type WizardState,
  websiteErrors,
} from './wizard-state.ts'

/** What the wizard needs of the drawer around it. */
interface AgentWizardOptions {
  /** Name typed before the wizard; empty for the company's. */
  agentName: string
  /** Back from the first step. */
  onLeave: () => void
  /** Where it begins. @default before anything was entered */
  start?: WizardState
}

/** State and actions of the Agent Wizard. */
export type AgentWizard = ReturnType<typeof useAgentWizard>

/** Runs the Agent Wizard. Leaving the page or the drawer stops what runs. */
export function useAgentWizard({ agentName, onLeave, start }: AgentWizardOptions) {
  const { mode } = useAppearance()
  const { workspace, region } = useWorkspace()
  const now = useNow()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(reduceWizard, start ?? startOfWizard(mode))
  const [agentId, setAgentId] = useState(newAgentId)
  const running = useRef<AbortController>(null)
  const view = viewOf(state)

  useEffect(() => () => running.current?.abort(), [])

  function restart(): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  async function analyse() {
    const errors = websiteErrors(state.website)
    if (errors.website) return dispatch({ type: 'refused', errors })
    const signal = restart()
    dispatch({ type: 'readingStarted', at: now() })
    try {
      const body = { workspaceId: workspace.uid, company: { website: state.website.trim() } }
      const onEvent: Parameters<typeof readWebsite>[2]['onEvent'] = (event) =>
        dispatch({ type: 'readingHeard', event, at: now() })
      const info = await readWebsite(region, body, { signal, onEvent })
      if (!signal.aborted) dispatch({ type: 'readingDone', info })
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'readingFailed', error })
    }
  }

  async function create() {
    const { company, website, branding } = state
    const signal = restart()
    dispatch({ type: 'creationStarted', at: now() })
    try {
      const body = {
        workspaceId: workspace.uid,
        agentId,
        ...(agentName && { agentName }),
        company: { ...company, website: website.trim() },
        brandingChoices: { ...branding, customLogo: branding.customLogo?.dataUrl ?? null },
      }
      const onEvent: Parameters<typeof createFromWebsite>[2]['onEvent'] = ({ stage }) =>
        dispatch({ type: 'creationHeard', stage, at: now() })
      const agent = await createFromWebsite(region, body, { signal, onEvent })
      if (!signal.aborted) dispatch({ type: 'creationDone', agent })
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'creationFailed', error })
    } finally {
      // Also after a failure or a stop: the answer may be what got lost.
      queryClient.invalidateQueries({ queryKey: [listAgents.id] })
    }
  }

  function back() {
    running.current?.abort()
    // What was stopped on its way must not come back as the answer to other choices.
    if (view === 'creating') setAgentId(newAgentId())
    if (view === 'website') onLeave()
    else dispatch({ type: 'back' })
  }

  return {
    state,
    view,
    agentName,
    /** Something would be lost by closing. */
    dirty: state.website.trim() !== '' && state.creation.phase !== 'done',
    typeWebsite: (website: string) => dispatch({ type: 'websiteTyped', website }),
    analyse,
    editCompany: (change: Partial<WizardState['company']>) => dispatch({ type: 'companyEdited', change }),
    chooseBranding: (change: Partial<BrandingDraft>) => dispatch({ type: 'brandingChosen', change }),
    /** Says what is wrong with a picture that was given. */
    refuseLogo: (customLogo: string) => dispatch({ type: 'refused', errors: { customLogo } }),
    next: () => dispatch({ type: 'next' }),
    create,
    back,
    /** To the overview of the agent made, with the test chat open (spec 1 §2). */
    finish() {
      if (state.creation.phase !== 'done') return
      navigate(paths.agent.href(region, state.creation.agent.ID, 'overview', { showDebugger: true }))
    },
  }
}
