import { failureText } from './failure-text.ts'
import { alertIcon, Icon } from './icon.tsx'
import { RetryButton } from './retry-button.tsx'
import type { ConversationFailure } from './widget.types.ts'
import { useWords } from './words-context.ts'

export interface FailureProps {
  failure: ConversationFailure
  onRetry: () => void
}

/** What went wrong, in place, with the way to try again. */
export function Failure({ failure, onRetry }: FailureProps) {
  const { text, canRetry } = failureText(failure, useWords())
  return (
    <div className="vg-widget__failure" role="alert">
      <Icon path={alertIcon} />
      <p>{text}</p>
      {canRetry && <RetryButton onRetry={onRetry} />}
    </div>
  )
}
