import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { agentFirst } from '#features/shared/test-chat/arrival.ts'
import { useSiteWizard } from '#features/site-wizard/use-site-wizard.ts'
import { startOfWizard, type WizardState } from '#features/site-wizard/wizard-state.ts'
import { keepNewAgent, readAgentsAgain } from '../core/agent.queries.ts'

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

/** The way from a website to an agent, in the New Agent drawer. */
export function useAgentWizard({ agentName, onLeave, start: given }: AgentWizardOptions) {
  const { mode } = useAppearance()
  const { workspace, region } = useWorkspace()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [start] = useState(() => given ?? startOfWizard(mode, newAgentId()))
  const wizard = useSiteWizard({ region, workspaceId: workspace.uid, start, agentName })
  const { state, view } = wizard
  const { website, facts, company, creation } = state

  return {
    ...wizard,
    /** Something would be lost by closing. */
    dirty: [website, facts, company.name].some((text) => text.trim() !== '') && creation.phase !== 'done',

    async create() {
      const made = await wizard.create()
      if (made) await keepNewAgent(queries, region, made)
      // After a failure or a stop the answer may be what got lost.
      else await readAgentsAgain(queries)
      return made
    },

    back: view === 'website' ? onLeave : wizard.back,
    leave: onLeave,

    /** To the overview of the agent made, with the test chat open (spec 1 §2). */
    finish() {
      if (creation.phase === 'done') {
        navigate(paths.agent.href(region, state.agentId, 'overview', { showDebugger: true }), {
          state: agentFirst,
        })
      }
    },
  }
}
