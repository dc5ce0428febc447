import { useReducer } from 'react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { BrandingDraft } from './site-state.ts'
import { useSiteRuns } from './use-site-runs.ts'
import { companyOf, isRead, reduceWizard, viewOf, type WizardState, websiteErrors } from './wizard-state.ts'

/** Where the agent will live, and where the way to it begins. */
interface SiteWizardOptions {
  region: Region
  workspaceId: string
  start: WizardState
  /** Name given before; empty for the company's. @default '' */
  agentName?: string
  /** The trial that has read a website, if one has. @default none has */
  trialOf?: (website: string) => string | undefined
}

/** State and actions on the way from a website, or from words of one's own, to an agent. */
export type SiteWizard = ReturnType<typeof useSiteWizard>

/** Runs the way from a website to an agent, in the drawer and in onboarding. Leaving the page stops what runs. */
export function useSiteWizard({ region, workspaceId, start, agentName = '', trialOf }: SiteWizardOptions) {
  const [state, dispatch] = useReducer(reduceWizard, start)
  const runs = useSiteRuns(region, dispatch)
  const view = viewOf(state)

  async function analyse(): Promise<void> {
    const errors = websiteErrors(state.website)
    if (errors.website) return dispatch({ type: 'refused', errors })
    const website = state.website.trim()
    const trialId = trialOf?.(website)
    await runs.read({ workspaceId, company: { website }, ...(trialId && { trialId }) })
  }

  return {
    state,
    view,
    agentName,
    typeWebsite: (website: string) => dispatch({ type: 'websiteTyped', website }),
    /** Reads the website as typed; one that was read is not read again. */
    submitWebsite: () => (isRead(state) ? dispatch({ type: 'next' }) : void analyse()),
    analyse,
    /** From a website to words of one's own. */
    describeByHand: () => dispatch({ type: 'handChosen' }),
    typeFacts: (facts: string) => dispatch({ type: 'factsTyped', facts }),
    editCompany: (change: Partial<WizardState['company']>) => dispatch({ type: 'companyEdited', change }),
    chooseBranding: (change: Partial<BrandingDraft>) => dispatch({ type: 'brandingChosen', change }),
    /** Says what is wrong with a picture that was given. */
    refuseLogo: (customLogo: string) => dispatch({ type: 'refused', errors: { customLogo } }),
    next: () => dispatch({ type: 'next' }),

    /** Makes the agent, and answers with it when it did. */
    create(): Promise<Agent | undefined> {
      const { branding, byHand, facts, agentId } = state
      return runs.make({
        workspaceId,
        agentId,
        ...(agentName && { agentName }),
        company: companyOf(state),
        ...(byHand && { facts }),
        brandingChoices: { ...branding, customLogo: branding.customLogo?.dataUrl ?? null },
      })
    },

    /** One question back; what runs is stopped. The first question is the caller's to leave. */
    back() {
      runs.stop()
      // What was stopped on its way must not come back as the answer to other choices.
      if (view === 'creating') dispatch({ type: 'agentDropped', nextId: newAgentId() })
      else dispatch({ type: 'back' })
    },

    /** The agent was deleted elsewhere: another one can be made. */
    dropAgent: () => dispatch({ type: 'agentDropped', nextId: newAgentId() }),
  }
}
