import './bubble.css'
import type { ComponentType } from 'react'
import { bubblesOf, type ShownBubble } from '#mocks/contracts/conversations/bubbles.ts'
import { Blocks } from './blocks.tsx'
import { Choices } from './choices.tsx'
import type { OnSay, PartsProps } from './parts/parts.types.ts'
import { Sources } from './sources.tsx'
import type { ShownMessage } from './widget.types.ts'
import { filled, useWords } from './words-context.ts'

export interface MessageRowProps {
  message: ShownMessage
  /** Name of the agent, for screen readers. */
  title: string
  /** Language of the agent's answers. */
  lang: string
  /** Presses one of its replies or sends its form; absent when that can no longer be done. */
  onPick?: OnSay | undefined
  /** What was said after it. */
  reply?: string | undefined
  /** Draws cards, buttons and forms; absent while that loads. */
  Parts?: ComponentType<PartsProps> | undefined
}

/** One message on its bubbles, with what stands under them. */
export function MessageRow({ message, title, lang, onPick, reply, Parts }: MessageRowProps) {
  const words = useWords()
  const own = message.role === 'user'
  const by = 'by' in message ? message.by?.name : undefined
  if (message.role === 'notice') {
    return (
      <>
        <Line text={'line' in message ? message.line : undefined} />
        {'blocks' in message && message.parts && (
          <Bubble
            bubble={bubblesOf(message)[0]!}
            own={false}
            lang={lang}
            onPick={onPick}
            reply={reply}
            Parts={Parts}
          />
        )}
      </>
    )
  }
  return (
    <div className="vg-widget__message" data-role={own ? 'user' : 'assistant'} data-by={by && 'member'}>
      <span className="vg-widget__hidden">{own ? words.youSaid : filled(words.theySaid, by ?? title)}</span>
      {by && (
        <bdi className="vg-widget__mark" aria-hidden="true">
          {by}
        </bdi>
      )}
      {'text' in message ? (
        <div className="vg-widget__bubble" lang={own ? undefined : lang}>
          <p dir="auto">{message.text}</p>
        </div>
      ) : (
        bubblesOf(message).map((bubble, index) => (
          <Bubble
            // biome-ignore lint/suspicious/noArrayIndexKey: the bubbles of a finished answer never move
            key={index}
            bubble={bubble}
            own={own}
            lang={lang}
            onPick={onPick}
            reply={reply}
            Parts={Parts}
          />
        ))
      )}
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

interface BubbleProps extends Pick<MessageRowProps, 'lang' | 'onPick' | 'reply' | 'Parts'> {
  bubble: ShownBubble
  /** It is the visitor's. */
  own: boolean
}

function Bubble({ bubble: { blocks, parts }, own, lang, onPick, reply, Parts }: BubbleProps) {
  return (
    <>
      {blocks.length > 0 && (
        <div className="vg-widget__bubble" lang={own ? undefined : lang}>
          <Blocks blocks={blocks} />
        </div>
      )}
      {parts.length > 0 && Parts && <Parts parts={parts} lang={lang} onSay={onPick} reply={reply} />}
    </>
  )
}
