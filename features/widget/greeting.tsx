import './bubble.css'

export interface GreetingProps {
  text: string
  /** Language of the agent. */
  lang: string
}

/** What the agent says before anybody asked (`proactiveMessage`). */
export function Greeting({ text, lang }: GreetingProps) {
  return (
    <div className="vg-widget__message" data-role="assistant">
      <div className="vg-widget__bubble" lang={lang}>
        <p dir="auto">{text}</p>
      </div>
    </div>
  )
}
