import './retry-button.css'
import { useContext } from 'react'
import { Icon, retryIcon } from './icon.tsx'
import { WordsContext } from './words-context.ts'

/** Tries again what failed. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const words = useContext(WordsContext)
  return (
    <button type="button" className="vg-widget__retry" onClick={onRetry}>
      <Icon path={retryIcon} />
      {words?.retry ?? 'Retry'}
    </button>
  )
}
