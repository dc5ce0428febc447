import { Check, CircleAlert } from 'lucide-react'
import { ApiError } from '#features/shared/api-error.ts'
import { Button } from '#ui/button/button.tsx'

/** Props of `SaveBar`. */
interface SaveBarProps {
  /** There is something to save. */
  dirty: boolean
  saving: boolean
  /** Why the last save did not work; undefined when it did. */
  failure: unknown
  /** A conflict waits for a decision, which saves by itself. */
  locked: boolean
  onDiscard: () => void
}

/** Says whether everything is saved, and saves. Stays in view while the form scrolls. */
export function SaveBar({ dirty, saving, failure, locked, onDiscard }: SaveBarProps) {
  const idle = dirty ? 'There are unsaved changes.' : 'All changes saved.'
  return (
    <div className="vg-overview__save-bar" data-dirty={dirty || undefined}>
      <div className="vg-overview__save-words">
        <p className="vg-overview__save-state">
          {!dirty && <Check aria-hidden />}
          {saving ? 'Saving…' : idle}
        </p>
        <div role="alert">{failure !== undefined && <SaveFailure error={failure} />}</div>
      </div>
      {dirty && !locked && (
        <div className="vg-overview__save-actions">
          <Button tone="ghost" onClick={onDiscard} disabled={saving}>
            Discard
          </Button>
          <Button tone="primary" type="submit" loading={saving}>
            Save changes
          </Button>
        </div>
      )}
    </div>
  )
}

function SaveFailure({ error }: { error: unknown }) {
  const known = error instanceof ApiError ? error : undefined
  return (
    <p className="vg-overview__failure">
      <CircleAlert aria-hidden />
      <span>
        Your changes were not saved. {known?.message ?? 'Something went wrong on our side.'}
        {known?.requestId && (
          <>
            {' '}
            Request id <code>{known.requestId}</code>
          </>
        )}
      </span>
    </p>
  )
}
