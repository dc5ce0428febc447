import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { DraftDrawer } from '#features/shared/draft-form/draft-drawer.tsx'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import {
  type DocumentFields,
  type DocumentKind,
  documentFieldsSchema,
  type KnowledgeDocument,
} from '#mocks/contracts/knowledge/document.schema.ts'
import {
  documentNameLimit,
  documentTagsLimit,
  documentTextLimit,
  questionLimit,
} from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { Field } from '#ui/field/field.tsx'
import { formatCount, formatNumber } from '#ui/format/number.ts'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { kindOf } from './document-words.ts'
import { type KnowledgeOwner, useKnowledgeChanges } from './knowledge.queries.ts'
import { PairsField } from './pairs-field.tsx'
import { Passages } from './passages.tsx'

interface DocumentFormProps {
  owner: KnowledgeOwner
  saved: KnowledgeDocument | undefined
  kind: DocumentKind
  /** A question to begin with. @default none */
  asked?: string
  open: boolean
  readOnly: boolean
  onClose: () => void
  onExited: () => void
}

const labels = { name: 'Name', content: 'Text', pairs: 'Questions and answers', tags: 'Tags' }
const titles: Record<DocumentKind, string> = {
  text: 'New text',
  questions: 'New questions and answers',
  file: 'New file',
  page: 'New page',
}

/** The fields a document of this kind is written by. */
function fieldsOf(
  kind: DocumentKind,
  { name, tags, content, pairs }: DocumentFields,
): Partial<DocumentFields> {
  if (kind === 'text') return { name, tags, content }
  return kind === 'questions' ? { name, tags, pairs } : { name, tags }
}

/** Writes a document, or changes one; what was read from elsewhere keeps its text. */
export function DocumentForm({ owner, saved, kind, asked = '', ...props }: DocumentFormProps) {
  const { notify } = useToast()
  const { save } = useKnowledgeChanges(owner)
  const [documentId] = useState(() => saved?.ID ?? newAgentId())
  const { readOnly, onClose } = props
  const draft = useDraftForm<KnowledgeDocument, DocumentFields, Partial<DocumentFields>>({
    doc: saved,
    readOnly,
    toValues,
    toFields: (values) => fieldsOf(kind, values),
    check(values) {
      const checked = validate(documentFieldsSchema, {
        content: 'read',
        pairs: [{ question: 'read', answer: 'read' }],
        ...fieldsOf(kind, values),
      })
      return checked.ok ? {} : checked.fields
    },
    save: (changed) =>
      save.mutateAsync({
        documentId,
        ...changed,
        ...(!saved && changed.pairs && asked !== '' && { asked: asked.slice(0, questionLimit) }),
      }),
    onSaved() {
      notify({ kind: 'success', title: saved ? 'Document saved' : 'Document added' })
      onClose()
    },
    onFailed(error) {
      notify({
        kind: 'failure',
        title: 'Not saved',
        message: error instanceof ApiError ? error.message : undefined,
      })
    },
  })
  const { form, errors, set } = draft
  const { content, tags } = useTyped(form.control)
  const fillIn = useEffectEvent((question: string) => {
    if (saved || readOnly || kind !== 'questions' || question === '') return
    set('name', question.slice(0, documentNameLimit))
    set('pairs', [{ question: question.slice(0, questionLimit), answer: '' }])
  })
  useEffect(() => fillIn(asked), [asked])
  const tagError = Object.entries(errors).find(([name]) => name.startsWith('tags'))?.[1]
  return (
    <DraftDrawer
      {...props}
      title={saved ? saved.name : titles[kind]}
      subtitle={saved ? kindOf(saved) : 'Used for the next answer, in the test chat and in the widget.'}
      draft={draft}
      saveLabel={saved ? 'Save document' : 'Add document'}
      labels={labels}
    >
      <Field label="Name" required error={errors.name} help="Shown as the source of an answer.">
        <TextField {...form.register('name')} maxLength={documentNameLimit} placeholder="Opening hours" />
      </Field>
      {kind === 'text' && (
        <Field
          label="Text"
          required
          error={errors.content}
          help={`Plain text or Markdown; a line that begins with # is a heading. ${formatNumber(content.length)} of ${formatCount(documentTextLimit, 'character')}.`}
        >
          <TextArea {...form.register('content')} minRows={10} maxRows={20} />
        </Field>
      )}
      {kind === 'questions' && (
        <PairsField form={form} errors={errors} readOnly={readOnly} answers={!saved && asked !== ''} />
      )}
      <Field
        label="Tags"
        error={tagError}
        help={!readOnly && 'Press Enter after each. The list can be filtered by them.'}
      >
        <TagInput
          value={tags}
          max={documentTagsLimit}
          maxLength={40}
          onValueChange={(next) => set('tags', [...next])}
        />
      </Field>
      {saved && <Passages owner={owner} document={saved} />}
    </DraftDrawer>
  )
}

function toValues(doc: KnowledgeDocument | undefined): DocumentFields {
  return {
    name: doc?.name ?? '',
    tags: doc?.tags ?? [],
    content: doc?.content ?? '',
    pairs: doc?.pairs ?? [{ question: '', answer: '' }],
  }
}
