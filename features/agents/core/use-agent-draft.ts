import type { FieldValues } from 'react-hook-form'
import type { DraftForm, DraftFormOptions } from '#features/shared/draft-form/draft-form.types.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import type { Agent, AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useShortly } from '#ui/hooks/use-shortly.ts'
import { useAgentSaving } from './use-agent-saving.ts'

/** How long the save bar says that the draft was saved, in milliseconds. */
const noteMs = 5000

/** The part of an agent a tab changes. */
export interface AgentPart<Values extends FieldValues, Fields extends Partial<AgentFields>>
  extends Pick<
    DraftFormOptions<Agent, Values, Fields>,
    'check' | 'inputOf' | 'wordsFor' | 'onInvalid' | 'mergers'
  > {
  toValues: (agent: Agent) => Values
  toFields: (values: Values) => Fields
}

/** A tab's form and what can be done with it. */
export interface AgentDraft<Values extends FieldValues> extends DraftForm<Values, Agent> {
  base: Agent
  /** It was saved a moment ago. */
  justSaved: boolean
}

/** Edits a part of an agent's draft; everything else of it stays as others leave it. */
export function useAgentDraft<Values extends FieldValues, Fields extends Partial<AgentFields>>(
  region: Region,
  agent: Agent,
  { toValues, ...part }: AgentPart<Values, Fields>,
): AgentDraft<Values> {
  const [justSaved, markSaved] = useShortly(noteMs)
  const draft = useDraftForm<Agent, Values, Fields>({
    ...part,
    ...useAgentSaving(region, agent),
    toValues: (doc = agent) => toValues(doc),
    onSaved: markSaved,
  })
  // Once it is published, nothing is left to be published.
  return { ...draft, base: draft.base ?? agent, justSaved: justSaved && agent.rev !== agent.publishedRev }
}
