import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { BrandingDraft } from '#features/site-wizard/site-state.ts'
import { useSiteRuns } from '#features/site-wizard/use-site-runs.ts'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import { keepAgent } from '../core/agent.queries.ts'
import { reduceWizard, startOfWizard, viewOf, type WizardState, websiteErrors } from './wizard-state.ts'

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
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [state, dispatch] = useReducer(reduceWizard, start ?? startOfWizard(mode))
  const [agentId, setAgentId] = useState(newAgentId)
  const runs = useSiteRuns(region, dispatch)
  const view = viewOf(state)

  async function analyse() {
    const errors = websiteErrors(state.website)
    if (errors.website) return dispatch({ type: 'refused', errors })
    await runs.read({ workspaceId: workspace.uid, company: { website: state.website.trim() } })
  }

  async function create() {
    const { company, website, branding } = state
    const made = await runs.make({
      workspaceId: workspace.uid,
      agentId,
      ...(agentName && { agentName }),
      company: { ...company, website: website.trim() },
      brandingChoices: { ...branding, customLogo: branding.customLogo?.dataUrl ?? null },
    })
    if (made) return keepAgent(queries, region, made)
    // After a failure or a stop the answer may be what got lost.
    return queries.invalidateQueries({ queryKey: [listAgents.id] })
  }

  function back() {
    runs.stop()
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
