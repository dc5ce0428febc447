import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useAgentSaving } from '../core/use-agent-saving.ts'
import { checkVoice, type VoiceFields, type VoiceValues, voiceInputOf } from './voice-values.ts'

/** The form of the page 'Voice', over all its sub-tabs. */
export interface VoiceForm extends DraftForm<VoiceValues, Agent> {
  base: Agent
}

/** Edits an agent's draft; `onInvalid` is told of inputs that are about to show what is wrong with them. */
export function useVoiceForm(
  region: Region,
  agent: Agent,
  { onSaved, onInvalid }: { onSaved: () => void; onInvalid: () => void },
): VoiceForm {
  const draft = useDraftForm<Agent, VoiceValues, VoiceFields>({
    ...useAgentSaving(region, agent),
    toValues: (doc = agent) => structuredClone({ ...doc.voiceConfig, ...doc.vapiConfig }),
    toFields: ({ promptOnWeb, ...voiceConfig }) => ({ voiceConfig, vapiConfig: { promptOnWeb } }),
    check: checkVoice,
    inputOf: voiceInputOf,
    onSaved,
    onInvalid,
  })
  return { ...draft, base: draft.base ?? agent }
}
