import './parts.css'
import type { Part } from '#mocks/contracts/conversations/parts.ts'
import { CardView } from './card.tsx'
import { Carousel } from './carousel.tsx'
import { FormView } from './form.tsx'
import { PartButtons } from './part-buttons.tsx'
import { type PartTexts, partTextsFor } from './part-texts.ts'

/** Says something as the visitor; `values` are what they filled in. */
export type OnSay = (text: string, values?: Record<string, string>) => void

export interface PartsProps {
  parts: readonly Part[]
  /** Language of the agent's answers, BCP 47. */
  lang: string
  /** Absent when nothing can be pressed or sent any more; links always can. */
  onSay?: OnSay | undefined
  /** What was said to them. */
  reply?: string | undefined
}

/** What stands under an answer's words. Loads with the first message that has any. */
export function Parts({ parts, lang, onSay, reply }: PartsProps) {
  const texts = partTextsFor(lang)
  return (
    <div className="vg-widget__parts" lang={lang}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished answer never move
        <PartView key={index} part={part} texts={texts} onSay={onSay} reply={reply} />
      ))}
    </div>
  )
}

interface PartViewProps extends Pick<PartsProps, 'onSay' | 'reply'> {
  part: Part
  texts: PartTexts
}

function PartView({ part, texts, ...said }: PartViewProps) {
  switch (part.type) {
    case 'card':
      return <CardView card={part} {...said} />
    case 'carousel':
      return <Carousel cards={part.cards} texts={texts} {...said} />
    case 'buttons':
      return <PartButtons buttons={part.buttons} {...said} />
    case 'form':
      return <FormView form={part} texts={texts} {...said} />
  }
}
