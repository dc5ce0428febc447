import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldErrors, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { agentQuery } from './agent.queries.ts'
import { type Conflict, saveFields } from './agent-saving.ts'
import { type AgentValue, type AgentValues, changedFields, toValues, valueFor } from './agent-values.ts'
import { checkValues, wordsFor } from './check-values.ts'
import { rebaseValues } from './rebase-values.ts'

/** The overview's form and what can be done with it. */
export interface AgentForm {
  form: UseFormReturn<AgentValues>
  /** The agent the typed values are compared with. */
  base: Agent
  saving: boolean
  /** Why the last save did not work. */
  failure: unknown
  /** Fields that someone else changed too. */
  conflict: Conflict | undefined
  /** Saves the changed fields; whether they are saved now. */
  save: (options?: { quietly?: boolean }) => Promise<boolean>
  /** Forgets what was typed. */
  discard: () => void
  /** After a conflict: saves over what the other one changed. */
  keepMine: () => void
  /** After a conflict: takes the other one's fields and keeps the rest of what was typed. */
  takeTheirs: () => void
}

/** What the form tells its page. */
interface AgentFormEvents {
  /** The draft was saved; not called for what is saved on the way to something else. */
  onSaved: () => void
  /** These inputs are about to show what is wrong with them; the first takes the focus. */
  onInvalid: (inputs: AgentValue[]) => void
}

const check: Resolver<AgentValues> = (values) => {
  const errors: FieldErrors<AgentValues> = {}
  for (const [input, message] of Object.entries(checkValues(values))) {
    set(errors, input, { type: 'check', message })
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** Edits an agent's draft: what was typed survives failed saves, conflicts and newer data. */
export function useAgentForm(
  region: Region,
  agent: Agent,
  { onSaved, onInvalid }: AgentFormEvents,
): AgentForm {
  const queries = useQueryClient()
  const [base, setBase] = useState(agent)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [conflict, setConflict] = useState<Conflict>()
  const form = useForm<AgentValues>({ defaultValues: toValues(agent), resolver: check, mode: 'onTouched' })
  const { isDirty } = form.formState

  /** Compares with another agent from now on, with some values as typed. */
  function adopt(next: Agent, values: AgentValues) {
    setBase(next)
    setConflict(undefined)
    setFailure(undefined)
    form.reset(toValues(next))
    for (const name of Object.keys(values) as AgentValue[]) {
      if (JSON.stringify(values[name]) !== JSON.stringify(toValues(next)[name])) {
        form.setValue(name, values[name], { shouldDirty: true })
      }
    }
  }

  // Newer data arrived: an untouched form follows it, a touched one is settled when it is saved.
  const follow = useEffectEvent((newer: Agent) => {
    if (!isDirty && !saving && newer.rev > base.rev) adopt(newer, toValues(newer))
  })
  useEffect(() => follow(agent), [agent])

  function showErrors(errors: Record<string, string>, typed: AgentValues) {
    const inputs: AgentValue[] = []
    for (const [path, message] of Object.entries(errors)) {
      const [field = '', row] = path.split('.')
      const name = valueFor(field, typed)
      if (!name) continue
      inputs.push(name)
      const input = name === 'suggestions' ? (`suggestions.${Number(row) || 0}.text` as const) : name
      form.setError(input, { type: 'server', message: wordsFor(name, message, typed) })
    }
    onInvalid(inputs)
  }

  /** Whether everything typed is saved. */
  async function send(typed: AgentValues, rev: number, quietly: boolean): Promise<boolean> {
    const fields = changedFields(base, typed)
    if (Object.keys(fields).length === 0) {
      adopt(base, toValues(base))
      return true
    }
    setSaving(true)
    setFailure(undefined)
    try {
      const saved = await saveFields(region, base.ID, fields, rev)
      if (saved.outcome === 'conflict') {
        setConflict(saved.conflict)
        return false
      }
      if (saved.outcome === 'refused') {
        setFailure(saved.error)
        showErrors(saved.fields, typed)
        return false
      }
      queries.setQueryData(agentQuery(region, base.ID).queryKey, saved.agent)
      queries.invalidateQueries({ queryKey: [listAgents.id] })
      // Typing went on while the save was under way.
      adopt(saved.agent, rebaseValues(typed, form.getValues(), toValues(saved.agent)))
      if (!quietly) onSaved()
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setSaving(false)
    }
  }

  async function submit(rev: number, quietly = false): Promise<boolean> {
    let isSaved = false
    await form.handleSubmit(
      async (typed) => {
        isSaved = await send(withoutEmptyRows(typed), rev, quietly)
      },
      (errors) => onInvalid(Object.keys(errors) as AgentValue[]),
    )()
    return isSaved
  }

  /** Rows that hold nothing go before the save, so that a row's number means the same here and on the server. */
  function withoutEmptyRows(typed: AgentValues): AgentValues {
    const suggestions = typed.suggestions.filter(({ text }) => text.trim())
    if (suggestions.length === typed.suggestions.length) return typed
    form.setValue('suggestions', suggestions, { shouldDirty: true })
    return { ...typed, suggestions }
  }

  return {
    form,
    base,
    saving,
    failure,
    conflict,
    save: ({ quietly } = {}) => submit(base.rev, quietly),
    discard: () => adopt(base, toValues(base)),
    keepMine: () => void (conflict && submit(conflict.current.rev)),
    takeTheirs() {
      if (!conflict) return
      const mine = form.getValues()
      const yielding = conflict.fields.flatMap((field) => valueFor(field, mine) ?? [])
      queries.setQueryData(agentQuery(region, base.ID).queryKey, conflict.current)
      adopt(conflict.current, rebaseValues(toValues(base), mine, toValues(conflict.current), yielding))
    },
  }
}
