import { useRef } from 'react'
import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type AgentValue,
  type AgentValues,
  inputOf,
  type OverviewFields,
  toFields,
  toValues,
} from './agent-values.ts'
import { checkValues, wordsFor } from './check-values.ts'
import { useAgentSaving } from './use-agent-saving.ts'

/** The overview's form and what can be done with it. */
export interface AgentForm extends DraftForm<AgentValues, Agent> {
  base: Agent
  /** Saves on the way to something else, such as publishing; whether everything typed is saved. */
  saveQuietly: () => Promise<boolean>
}

/** What the form tells its page. */
interface AgentFormEvents {
  /** The draft was saved; not called for what is saved on the way to something else. */
  onSaved: () => void
  /** These inputs are about to show what is wrong with them; the first takes the focus. */
  onInvalid: (inputs: AgentValue[]) => void
}

/** Edits an agent's draft. */
export function useAgentForm(
  region: Region,
  agent: Agent,
  { onSaved, onInvalid }: AgentFormEvents,
): AgentForm {
  const quiet = useRef(false)
  const draft = useDraftForm<Agent, AgentValues, OverviewFields>({
    ...useAgentSaving(region, agent),
    toValues: (doc = agent) => toValues(doc),
    toFields,
    check: checkValues,
    inputOf,
    wordsFor: (input, message, typed) => wordsFor(input.split('.')[0] as AgentValue, message, typed),
    onSaved: () => quiet.current || onSaved(),
    onInvalid,
  })

  /** Rows that hold nothing go before the save, so that a row's number means the same here and on the server. */
  function dropEmptyRows() {
    const rows = draft.form.getValues('suggestions')
    const full = rows.filter(({ text }) => text.trim())
    if (full.length < rows.length) draft.set('suggestions', full)
  }

  return {
    ...draft,
    base: draft.base ?? agent,
    submit(event) {
      dropEmptyRows()
      return draft.submit(event)
    },
    keepMine() {
      dropEmptyRows()
      return draft.keepMine()
    },
    async saveQuietly() {
      quiet.current = true
      dropEmptyRows()
      return draft.submit().finally(() => {
        quiet.current = false
      })
    },
  }
}
