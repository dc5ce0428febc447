import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { problemsOf } from '#mocks/contracts/library/library.schema.ts'
import {
  type Prompt,
  type PromptFields,
  promptFieldsSchema,
  promptLimit,
  promptTagsLimit,
} from '#mocks/contracts/library/prompt.schema.ts'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { LibraryDrawerLoading } from '../shared/library-drawer-loading.tsx'
import { LibraryFormDrawer } from '../shared/library-form-drawer.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryForm } from '../shared/use-library-form.ts'
import { promptQuery, usePromptChanges } from './prompt.queries.ts'

const labels = { title: 'Title', content: 'Prompt', tags: 'Tags' }
const check = problemsOf(promptFieldsSchema)

/** Writes a prompt, or changes one. */
export function PromptDrawer(props: LibraryDrawerProps) {
  const { owner } = useLibraryAccess()
  const query = useQuery({ ...promptQuery(owner, props.id ?? ''), enabled: props.id !== undefined })
  if (props.id !== undefined && !query.data) {
    return <LibraryDrawerLoading {...props} title="Prompt" one="prompt" query={query} />
  }
  return <PromptForm {...props} saved={query.data} />
}

function PromptForm({ saved, ...props }: LibraryDrawerProps & { saved: Prompt | undefined }) {
  const { owner } = useLibraryAccess()
  const { notify } = useToast()
  const { save } = usePromptChanges(owner)
  const [itemId] = useState(() => props.id ?? newAgentId())
  const { readOnly } = props
  const form = useLibraryForm<Prompt, PromptFields>({
    saved,
    toValues,
    check,
    save: (change, rev) => save.mutateAsync({ itemId, ...change, rev }),
    onSaved() {
      notify({ kind: 'success', title: saved ? 'Prompt saved' : 'Prompt created' })
      props.onClose()
    },
  })
  const { values, set, errors, touch } = form
  return (
    <LibraryFormDrawer
      {...props}
      title={saved ? (readOnly ? 'Prompt' : 'Edit prompt') : 'New prompt'}
      subtitle="Plain text or markdown, as the model will read it."
      form={form}
      saveLabel={saved ? 'Save prompt' : 'Create prompt'}
      labels={labels}
    >
      <Field label="Title" required disabled={readOnly} error={errors.title}>
        <TextField
          value={values.title}
          maxLength={120}
          placeholder="Front desk"
          onChange={(event) => set('title', event.target.value)}
          onBlur={() => touch('title')}
        />
      </Field>
      <Field
        label="Prompt"
        required
        error={errors.content}
        labelEnd={
          <CopyButton value={values.content} label="Copy prompt" size="sm" disabled={!values.content} />
        }
        help={`${values.content.length.toLocaleString('en')} of ${promptLimit.toLocaleString('en')} characters`}
      >
        <TextArea
          value={values.content}
          minRows={12}
          maxRows={22}
          readOnly={readOnly}
          onChange={(event) => set('content', event.target.value)}
          onBlur={() => touch('content')}
        />
      </Field>
      <Field
        label="Tags"
        disabled={readOnly}
        error={errors.tags ?? tagError(errors)}
        help={!readOnly && 'Press Enter after each. Search finds them too.'}
      >
        <TagInput
          value={values.tags}
          max={promptTagsLimit}
          maxLength={40}
          onValueChange={(tags) => set('tags', [...tags])}
        />
      </Field>
    </LibraryFormDrawer>
  )
}

/** What is wrong with one of the tags. */
function tagError(errors: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(errors).find(([name]) => name.startsWith('tags.'))?.[1]
}

function toValues(doc: Prompt | undefined): PromptFields {
  const { title, content, tags } = doc ?? { title: '', content: '', tags: [] }
  return { title, content, tags }
}
