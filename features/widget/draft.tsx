import { filled, useWords } from './words-context.ts'

export interface DraftProps {
  /** The answer so far; empty while the agent thinks. */
  text: string
  /** Name of the agent. */
  title: string
}

/**
 * The answer while it is being written. Its text is kept out of the live log, which reads the finished answer
 * once instead of every piece.
 */
export function Draft({ text, title }: DraftProps) {
  const words = useWords()
  return (
    <div className="vg-widget__message" data-role="assistant" data-writing="">
      <span className="vg-widget__hidden">{filled(words.writing, title)}</span>
      <div className="vg-widget__bubble" aria-hidden="true">
        {text ? (
          <p dir="auto">{text}</p>
        ) : (
          <span className="vg-widget__typing">
            <i />
            <i />
            <i />
          </span>
        )}
      </div>
    </div>
  )
}
