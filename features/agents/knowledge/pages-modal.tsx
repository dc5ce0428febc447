import { useState } from 'react'
import { GuardedModal } from '#features/shared/draft-form/guarded-modal.tsx'
import type { RefreshRate } from '#mocks/contracts/knowledge/document.schema.ts'
import { pagesLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { pageAddresses } from '#mocks/contracts/knowledge/page-address.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { RefreshField } from './refresh-field.tsx'
import { useAddPages } from './use-add-pages.ts'

interface PagesModalProps {
  owner: KnowledgeOwner
  open: boolean
  onClose: () => void
  onExited: () => void
}

/** Adds one page, or a pasted list of them. */
export function PagesModal({ owner, open, onClose, onExited }: PagesModalProps) {
  const [typed, setTyped] = useState('')
  const [refreshRate, setRefreshRate] = useState<RefreshRate>('never')
  const [isChecked, setChecked] = useState(false)
  const { addPages, isAdding } = useAddPages(owner)
  const { urls, wrong } = pageAddresses(typed)

  async function submit() {
    setChecked(true)
    if (problemOf(urls, wrong) === undefined && (await addPages(urls, refreshRate))) onClose()
  }

  return (
    <GuardedModal
      open={open}
      guard={typed.trim() !== ''}
      onOpenChange={onClose}
      onExited={onExited}
      title="Add website pages"
      subtitle="Each address becomes a document of its own. Pages that robots.txt leaves out are not read."
      footer={
        <Button tone="primary" loading={isAdding} onClick={() => void submit()}>
          {urls.length > 1 ? `Add ${formatCount(urls.length, 'page')}` : 'Add page'}
        </Button>
      }
    >
      <Stack gap={5}>
        <Field
          label="Addresses"
          required
          error={isChecked ? problemOf(urls, wrong) : undefined}
          help="One on each line. A list can be pasted."
        >
          <TextArea
            value={typed}
            minRows={4}
            maxRows={12}
            dir="ltr"
            placeholder="https://example.com/opening-hours"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <RefreshField value={refreshRate} onChange={setRefreshRate} />
      </Stack>
    </GuardedModal>
  )
}

function problemOf(urls: readonly string[], [first, ...more]: readonly string[]): string | undefined {
  if (first !== undefined) {
    const quoted = `“${first.slice(0, 80)}”`
    return more.length === 0
      ? `${quoted} is no address of a web page.`
      : `${formatCount(more.length + 1, 'line')} are no addresses of web pages, the first of them ${quoted}.`
  }
  if (urls.length === 0) return 'Please enter an address.'
  return urls.length > pagesLimit
    ? `Please add at most ${formatCount(pagesLimit, 'page')} at once.`
    : undefined
}
