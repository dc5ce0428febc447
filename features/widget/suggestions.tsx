import './suggestions.css'
import { useWords } from './words-context.ts'

export interface SuggestionsProps {
  suggestions: string[]
  onPick: (text: string) => void
  /** What they are, for screen readers. @default suggested questions */
  label?: string
  /** They were answered, or wait for an answer. @default false */
  disabled?: boolean
  /** The one that was pressed. */
  picked?: string
}

/** Questions, or replies, a visitor can press instead of typing. */
export function Suggestions({ suggestions, onPick, label, disabled, picked }: SuggestionsProps) {
  const words = useWords()
  return (
    <ul className="vg-widget__suggestions" aria-label={label ?? words.suggested}>
      {suggestions.map((text) => (
        <li key={text}>
          <button
            type="button"
            dir="auto"
            disabled={disabled}
            aria-pressed={text === picked || undefined}
            onClick={() => onPick(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
