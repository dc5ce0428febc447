import './bubble.css'
import { Blocks } from './blocks.tsx'
import { Choices } from './choices.tsx'
import { Sources } from './sources.tsx'
import type { ShownMessage } from './widget.types.ts'
import { filled, useWords } from './words-context.ts'

export interface MessageRowProps {
  message: ShownMessage
  /** Name of the agent, for screen readers. */
  title: string
  /** Language of the agent's answers. */
  lang: string
  /** Presses one of its replies; absent when they can no longer be pressed. */
  onPick?: (text: string) => void
  /** What was said after it. */
  reply?: string
}

/** One message on its bubble, with its sources under it. */
export function MessageRow({ message, title, lang, onPick, reply }: MessageRowProps) {
  const words = useWords()
  const own = message.role === 'user'
  const by = 'by' in message ? message.by?.name : undefined
  if (message.role === 'notice') return <Line text={'line' in message ? message.line : undefined} />
  return (
    <div className="vg-widget__message" data-role={own ? 'user' : 'assistant'} data-by={by && 'member'}>
      <span className="vg-widget__hidden">{own ? words.youSaid : filled(words.theySaid, by ?? title)}</span>
      {by && (
        <bdi className="vg-widget__mark" aria-hidden="true">
          {by}
        </bdi>
      )}
      <div className="vg-widget__bubble" lang={own ? undefined : lang}>
        {'text' in message ? <p dir="auto">{message.text}</p> : <Blocks blocks={message.blocks} />}
      </div>
      {message.incomplete && <p className="vg-widget__mark">{words.incomplete}</p>}
      {'note' in message && <p className="vg-widget__mark">{message.note}</p>}
      {'aside' in message && message.aside}
      {'sources' in message && message.sources.length > 0 && <Sources sources={message.sources} />}
      {'choices' in message && message.choices && (
        <Choices choices={message.choices} onPick={onPick} reply={reply} />
      )}
    </div>
  )
}

/** A line about who answers; nothing where there are no words for it. */
function Line({ text }: { text: string | undefined }) {
  return text ? <p className="vg-widget__mark vg-widget__line">{text}</p> : null
}
