import { Check, CircleAlert } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ApiError } from '../api-error.ts'
import './save-bar.css'

interface SaveBarProps {
  draft: {
    dirty: boolean
    saving: boolean
    failure: unknown
    /** While it is asked whose changes to keep, the answer saves. */
    contested: string[]
    discard: () => void
  }
  /** What follows from a save that was just made; while it is there, the bar stays in view. @default nothing */
  note?: string
  /** Keeps Save in place, disabled while nothing changed, and tells nothing but saved or unsaved (spec 2 §4). @default false */
  keepsSave?: boolean
}

/** Says whether everything is saved, and saves. Stays in view while the form scrolls. */
export function SaveBar({ draft, note, keepsSave = false }: SaveBarProps) {
  const { dirty, saving, failure, contested, discard } = draft
  const idle = dirty ? 'There are unsaved changes.' : 'All changes saved.'
  const shown = dirty || saving ? undefined : note
  return (
    <Row
      wrap
      gap={4}
      lineGap={2}
      className="vg-save-bar"
      data-dirty={dirty || undefined}
      data-noted={shown ? true : undefined}
    >
      <Stack grow gap={0}>
        <Row>
          {!dirty && (
            <Text as="span" tone="success">
              <Check aria-hidden />
            </Text>
          )}
          <p>{saving && !keepsSave ? 'Saving…' : idle}</p>
        </Row>
        <div role="status">{shown && <Text size="sm">{shown}</Text>}</div>
        <div role="alert">{failure !== undefined && <SaveFailure error={failure} />}</div>
      </Stack>
      {(dirty || keepsSave) && contested.length === 0 && (
        <Row wrap>
          {dirty && (
            <Button tone="ghost" onClick={discard} disabled={saving}>
              Discard
            </Button>
          )}
          <Button tone="primary" type="submit" loading={saving} disabled={!dirty && !saving}>
            Save changes
          </Button>
        </Row>
      )}
    </Row>
  )
}

function SaveFailure({ error }: { error: unknown }) {
  const known = error instanceof ApiError ? error : undefined
  return (
    <Row align="start">
      <Text as="span" tone="danger">
        <CircleAlert aria-hidden />
      </Text>
      <Text size="sm" tone="danger">
        Your changes were not saved. {known?.message ?? 'Something went wrong on our side.'}
        {known?.requestId && (
          <>
            {' '}
            Request id <code>{known.requestId}</code>
          </>
        )}
      </Text>
    </Row>
  )
}
