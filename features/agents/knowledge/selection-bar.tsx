import { Clock, RotateCw, Tags, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { GuardedModal } from '#features/shared/draft-form/guarded-modal.tsx'
import { documentTagsLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type KnowledgeOwner, useKnowledgeChanges } from './knowledge.queries.ts'
import { usePageChanges } from './page.queries.ts'
import { RefreshModal } from './refresh-modal.tsx'

interface SelectionBarProps {
  owner: KnowledgeOwner
  /** Ids of the chosen documents. */
  chosen: readonly string[]
  onDone: () => void
}

/** What can be done with several documents at once. */
export function SelectionBar({ owner, chosen, onDone }: SelectionBarProps) {
  const { notify } = useToast()
  const { removeMany, tagMany } = useKnowledgeChanges(owner)
  const { readMany } = usePageChanges(owner)
  const [rating, setRating] = useState(false)
  const [tagging, setTagging] = useState(false)
  const [add, setAdd] = useState<readonly string[]>([])
  const [take, setTake] = useState<readonly string[]>([])
  const [isWriting, setWriting] = useState(false)
  const tagField = {
    max: documentTagsLimit,
    maxLength: 40,
    onInput: (event: FormEvent<HTMLInputElement>) => setWriting(event.currentTarget.value.trim() !== ''),
  }
  const many = formatCount(chosen.length, 'document')

  function stopTagging() {
    setTagging(false)
    setAdd([])
    setTake([])
    setWriting(false)
  }

  async function readAgain() {
    try {
      const { reading } = await readMany.mutateAsync([...chosen])
      const isSome = reading < chosen.length
      const message = isSome ? 'What was written has nothing to read again.' : undefined
      notify({ kind: 'success', title: `${formatCount(reading, 'document')} read again`, message })
      onDone()
    } catch (error) {
      notify({ kind: 'failure', title: 'Not read', message: error instanceof Error ? error.message : '' })
    }
  }

  async function tag() {
    try {
      const { changed, full } = await tagMany.mutateAsync({
        documentIds: [...chosen],
        add: [...add],
        remove: [...take],
      })
      const left =
        full > 0
          ? `${formatCount(full, 'document')} would have more than ${documentTagsLimit} tags.`
          : undefined
      notify({ kind: 'success', title: `${formatCount(changed, 'document')} changed`, message: left })
      stopTagging()
      onDone()
    } catch (error) {
      notify({ kind: 'failure', title: 'Not saved', message: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <Card padding="sm">
      <Row wrap justify="between" role="group" aria-label="Chosen documents">
        <Text role="status">{`${many} chosen`}</Text>
        <Row wrap>
          <Button size="sm" onClick={onDone}>
            Clear
          </Button>
          <Button size="sm" icon={<Tags aria-hidden />} onClick={() => setTagging(true)}>
            Tags
          </Button>
          <Button
            size="sm"
            icon={<RotateCw aria-hidden />}
            loading={readMany.isPending}
            onClick={() => void readAgain()}
          >
            Read again
          </Button>
          <Button size="sm" icon={<Clock aria-hidden />} onClick={() => setRating(true)}>
            Refresh rate
          </Button>
          <ConfirmDialog
            tone="danger"
            trigger={
              <Button size="sm" tone="danger" icon={<Trash2 aria-hidden />}>
                Delete
              </Button>
            }
            title={`Delete ${many}?`}
            message="The agent no longer answers from them, in the test chat and in the widget."
            confirmLabel={`Delete ${many}`}
            onConfirm={async () => {
              const { removed } = await removeMany.mutateAsync([...chosen])
              notify({ kind: 'success', title: `${formatCount(removed, 'document')} deleted` })
              onDone()
            }}
          />
        </Row>
      </Row>
      <RefreshModal
        owner={owner}
        documentIds={chosen}
        open={rating}
        onOpenChange={setRating}
        onDone={onDone}
      />
      <GuardedModal
        open={tagging}
        guard={add.length + take.length > 0 || isWriting}
        onOpenChange={(open) => !open && stopTagging()}
        title="Change tags"
        subtitle={many}
        footer={
          <Button
            tone="primary"
            disabled={add.length + take.length === 0}
            loading={tagMany.isPending}
            onClick={() => void tag()}
          >
            Change tags
          </Button>
        }
      >
        <Stack gap={5}>
          <Field label="Add" help="Press Enter after each.">
            <TagInput {...tagField} value={add} onValueChange={setAdd} />
          </Field>
          <Field label="Take away" help="Press Enter after each.">
            <TagInput {...tagField} value={take} onValueChange={setTake} />
          </Field>
        </Stack>
      </GuardedModal>
    </Card>
  )
}
