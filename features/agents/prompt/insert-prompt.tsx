import { useQueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { placePrompt } from '#features/library/prompts/place-prompt.ts'
import { promptQuery } from '#features/library/prompts/prompt.queries.ts'
import { call } from '#features/shared/client.ts'
import { listPrompts } from '#mocks/contracts/library/prompt.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { promptWords } from './prompt.words.ts'
import type { PromptValues } from './prompt-values.ts'

interface InsertPromptProps {
  region: Region
  workspaceId: string
}

/** Puts a prompt of the workspace's library after what is typed. */
export function InsertPrompt({ region, workspaceId }: InsertPromptProps) {
  const { getValues, setValue } = useFormContext<PromptValues>()
  const { notify } = useToast()
  const queries = useQueryClient()
  if (useReadOnly()) return null

  async function find(typed: string, signal: AbortSignal) {
    const { items } = await call(listPrompts, {
      params: { region },
      query: { workspaceId, q: typed.trim() || undefined, limit: '30' },
      signal,
    })
    return items.map(({ ID, title }) => ({ value: ID, label: title }))
  }

  async function insert(id: string) {
    if (id === '') return
    try {
      const { title, content } = await queries.fetchQuery(promptQuery({ region, workspaceId }, id))
      const before = getValues('vg_systemPrompt')
      const text = placePrompt(before, content, 'after')
      setValue('vg_systemPrompt', text, { shouldDirty: true, shouldValidate: true })
      notify(
        text === before
          ? { kind: 'info', title: 'It is in the prompt already' }
          : { kind: 'success', title: `${title} is inserted`, message: 'It comes after what was there.' },
      )
    } catch {
      notify({ kind: 'failure', title: 'The prompt could not be read', message: 'Please try again.' })
    }
  }

  return (
    <Field {...promptWords.libraryPrompt}>
      <Combobox
        options={find}
        value=""
        onValueChange={(id) => void insert(id)}
        placeholder="Insert a library prompt"
        listLabel="Library prompts"
        emptyText="No prompt matches"
      />
    </Field>
  )
}
