import { filled, useWords } from './words-context.ts'

export interface DraftProps {
  /** The answer so far; empty while the agent thinks. */
  text: string
  /** It waits for a tool. */
  lookingUp: boolean
  /** Name of the agent. */
  title: string
}

/**
 * The answer while it is being written. Its text is kept out of the live log, which reads the finished answer
 * once instead of every piece.
 */
export function Draft({ text, lookingUp, title }: DraftProps) {
  const words = useWords()
  return (
    <div className="vg-widget__message" data-role="assistant" data-writing="">
      <span className="vg-widget__hidden">{lookingUp ? words.lookingUp : filled(words.writing, title)}</span>
      <div className="vg-widget__bubble" aria-hidden="true">
        {text && <p dir="auto">{text}</p>}
        {lookingUp && <p dir="auto">{words.lookingUp}</p>}
        {!text && !lookingUp && (
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
