import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { keepAgent } from './agent.queries.ts'
import {
  type AgentValue,
  type AgentValues,
  inputOf,
  type OverviewFields,
  toFields,
  toValues,
} from './agent-values.ts'
import { checkValues, wordsFor } from './check-values.ts'

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
  const queries = useQueryClient()
  const { notify } = useToast()
  const quiet = useRef(false)
  const draft = useDraftForm<Agent, AgentValues, OverviewFields>({
    doc: agent,
    toValues: (doc = agent) => toValues(doc),
    toFields,
    readOnly: !useMay(saveAgent),
    check: checkValues,
    async save(body) {
      const saved = await call(saveAgent, { params: { region, agentId: agent.ID }, body })
      void keepAgent(queries, region, saved)
      return saved
    },
    inputOf,
    wordsFor: (input, message, typed) => wordsFor(input.split('.')[0] as AgentValue, message, typed),
    onSaved: () => quiet.current || onSaved(),
    onInvalid,
    onFailed(error) {
      const known = error instanceof ApiError ? error.message : 'Something went wrong on our side.'
      notify({ kind: 'failure', title: `Failed to save agent: ${known}` })
    },
    onNewer: (newer) => void keepAgent(queries, region, newer),
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
