import './retry-button.css'
import { Icon, retryIcon } from './icon.tsx'

/** Tries again what failed. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" className="vg-widget__retry" onClick={onRetry}>
      <Icon path={retryIcon} />
      Retry
    </button>
  )
}
