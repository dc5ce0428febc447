import './suggestions.css'
import { useWords } from './words-context.ts'

export interface SuggestionsProps {
  suggestions: string[]
  onPick: (text: string) => void
}

/** Questions a visitor can press instead of typing. */
export function Suggestions({ suggestions, onPick }: SuggestionsProps) {
  const words = useWords()
  return (
    <ul className="vg-widget__suggestions" aria-label={words.suggested}>
      {suggestions.map((text) => (
        <li key={text}>
          <button type="button" dir="auto" onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
