import './parts.css'
import type { Part } from '#mocks/contracts/conversations/parts.ts'
import { type PartTexts, partTextsFor } from '#mocks/contracts/embed/widget-words/part-texts.ts'
import { CardView } from './card.tsx'
import { Carousel } from './carousel.tsx'
import { FormView } from './form.tsx'
import { PartButtons } from './part-buttons.tsx'
import type { PartsProps } from './parts.types.ts'

export { nextOf } from './next-of.ts'

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
