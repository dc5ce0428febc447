import './suggestions.css'

export interface SuggestionsProps {
  suggestions: string[]
  onPick: (text: string) => void
}

/** Questions a visitor can press instead of typing. */
export function Suggestions({ suggestions, onPick }: SuggestionsProps) {
  return (
    <ul className="vg-widget__suggestions" aria-label="Suggested questions">
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
