import './unavailable.css'
import { alertIcon, closeIcon, Icon } from './icon.tsx'
import { RetryButton } from './retry-button.tsx'

/** Why there is no conversation to show. */
export type UnavailableReason = 'unknown' | 'notAllowed' | 'failed'

export interface UnavailableProps {
  reason: UnavailableReason
  /** Closes the popup. */
  onClose?: () => void
  /** Tries to load the agent again. */
  onRetry?: () => void
}

const words: Record<UnavailableReason, { title: string; text: string }> = {
  unknown: {
    title: 'This chat is not available',
    text: 'The assistant was removed, or it is not published yet.',
  },
  notAllowed: {
    title: 'This chat is not available here',
    text: 'This website is not among the assistant’s allowed websites. If it is yours, add its address there.',
  },
  failed: {
    title: 'The chat could not be loaded',
    text: 'Check your connection and try again.',
  },
}

/** Stands in for the widget where there is no agent to talk to. */
export function Unavailable({ reason, onClose, onRetry }: UnavailableProps) {
  const { title, text } = words[reason]
  return (
    <section
      className="vg-widget"
      aria-label={title}
      data-unavailable=""
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onClose) onClose()
      }}
    >
      {onClose && (
        <button type="button" className="vg-widget__close" aria-label="Close chat" onClick={onClose}>
          <Icon path={closeIcon} />
        </button>
      )}
      <Icon path={alertIcon} />
      <h2 className="vg-widget__name">{title}</h2>
      <p>{text}</p>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </section>
  )
}
