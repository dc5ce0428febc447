import { useWords } from './words-context.ts'

export interface ChoicesProps {
  choices: string[]
  /** Says one of them; absent when they can no longer be pressed. */
  onPick?: (text: string) => void
  /** What was said to them. */
  reply?: string
}

/** Replies under an answer that a visitor can press instead of typing; they look like suggested questions. */
export function Choices({ choices, onPick, reply }: ChoicesProps) {
  const words = useWords()
  return (
    <ul className="vg-widget__suggestions" aria-label={words.choices}>
      {choices.map((text) => (
        <li key={text}>
          <button
            type="button"
            dir="auto"
            disabled={!onPick}
            aria-pressed={text === reply || undefined}
            onClick={() => onPick?.(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
