import { Check, CircleAlert } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { ApiError } from '../api-error.ts'
import './draft-form.css'

interface SaveBarProps {
  draft: {
    dirty: boolean
    saving: boolean
    failure: unknown
    /** While it is asked whose changes to keep, the answer saves. */
    contested: string[]
    discard: () => void
  }
}

/** Says whether everything is saved, and saves. Stays in view while the form scrolls. */
export function SaveBar({ draft: { dirty, saving, failure, contested, discard } }: SaveBarProps) {
  const idle = dirty ? 'There are unsaved changes.' : 'All changes saved.'
  return (
    <div className="vg-save-bar" data-dirty={dirty || undefined}>
      <div className="vg-save-bar__words">
        <p className="vg-save-bar__state">
          {!dirty && <Check aria-hidden />}
          {saving ? 'Saving…' : idle}
        </p>
        <div role="alert">{failure !== undefined && <SaveFailure error={failure} />}</div>
      </div>
      {dirty && contested.length === 0 && (
        <div className="vg-save-bar__actions">
          <Button tone="ghost" onClick={discard} disabled={saving}>
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
    <p className="vg-save-bar__failure">
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
