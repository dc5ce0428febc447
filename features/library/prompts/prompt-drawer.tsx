import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftDrawer } from '#features/shared/draft-form/draft-drawer.tsx'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import { DrawerPending } from '#features/shared/lists/drawer-pending.tsx'
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
import { formatCount, formatNumber } from '#ui/format/number.ts'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryDraft } from '../shared/use-library-draft.ts'
import { promptQuery, usePromptChanges } from './prompt.queries.ts'

const labels = { title: 'Title', content: 'Prompt', tags: 'Tags' }
const check = problemsOf(promptFieldsSchema)

/** Writes a prompt, or changes one. */
export function PromptDrawer(props: LibraryDrawerProps) {
  const { owner } = useLibraryAccess()
  const query = useQuery({ ...promptQuery(owner, props.id ?? ''), enabled: props.id !== undefined })
  if (props.id !== undefined && !query.data) {
    return <DrawerPending {...props} title="Prompt" one="prompt" query={query} />
  }
  return <PromptForm {...props} saved={query.data} />
}

function PromptForm({ saved, ...props }: LibraryDrawerProps & { saved: Prompt | undefined }) {
  const { owner } = useLibraryAccess()
  const { save } = usePromptChanges(owner)
  const [itemId] = useState(() => props.id ?? newAgentId())
  const { readOnly } = props
  const draft = useLibraryDraft<Prompt, PromptFields>({
    doc: saved,
    readOnly,
    toValues,
    check,
    save: (changed) => save.mutateAsync({ itemId, ...changed }),
    savedTitle: saved ? 'Prompt saved' : 'Prompt created',
    onClose: props.onClose,
  })
  const { form, errors, set } = draft
  const { content, tags } = useTyped(form.control)
  return (
    <DraftDrawer
      {...props}
      title={saved ? (readOnly ? 'Prompt' : 'Edit prompt') : 'New prompt'}
      subtitle="Plain text or markdown, as the model will read it."
      draft={draft}
      saveLabel={saved ? 'Save prompt' : 'Create prompt'}
      labels={labels}
    >
      <Field label="Title" required error={errors.title}>
        <TextField {...form.register('title')} maxLength={120} placeholder="Front desk" />
      </Field>
      <Field
        label="Prompt"
        required
        error={errors.content}
        labelEnd={<CopyButton value={content} label="Copy prompt" size="sm" disabled={!content} />}
        help={`${formatNumber(content.length)} of ${formatCount(promptLimit, 'character')}`}
      >
        <TextArea {...form.register('content')} minRows={12} maxRows={22} />
      </Field>
      <Field
        label="Tags"
        error={errors.tags ?? tagError(errors)}
        help={!readOnly && 'Press Enter after each. Search finds them too.'}
      >
        <TagInput
          value={tags}
          max={promptTagsLimit}
          maxLength={40}
          onValueChange={(next) => set('tags', [...next])}
        />
      </Field>
    </DraftDrawer>
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
