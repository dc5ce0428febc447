import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useAgentSaving } from '../core/use-agent-saving.ts'
import {
  checkSettings,
  type SettingsFields,
  type SettingsValues,
  settingsInputOf,
  settingsWordsFor,
  toSettingsFields,
  toSettingsValues,
} from './settings-values.ts'

/** The form of the page 'Settings', over all its sub-tabs. */
export interface SettingsForm extends DraftForm<SettingsValues, Agent> {
  base: Agent
}

/** Edits an agent's draft; `onInvalid` is told of inputs that are about to show what is wrong with them. */
export function useSettingsForm(
  region: Region,
  agent: Agent,
  { onSaved, onInvalid }: { onSaved: () => void; onInvalid: (inputs: string[]) => void },
): SettingsForm {
  const draft = useDraftForm<Agent, SettingsValues, SettingsFields>({
    ...useAgentSaving(region, agent, (known) => `Failed to save agent, ${known}`),
    toValues: (doc = agent) => toSettingsValues(doc),
    toFields: toSettingsFields,
    check: checkSettings,
    inputOf: settingsInputOf,
    wordsFor: settingsWordsFor,
    onSaved,
    onInvalid,
  })
  return { ...draft, base: draft.base ?? agent }
}
