import { useState } from 'react'
import type { Card } from '#mocks/contracts/conversations/parts.ts'
import { safeUrl } from '../safe-url.ts'
import { PartButtons } from './part-buttons.tsx'
import type { PartsProps } from './parts.types.ts'

interface CardViewProps extends Pick<PartsProps, 'onSay' | 'reply'> {
  card: Card
}

/** A picture, a title, a text and buttons, as far as there are any. Its picture is described by its title. */
export function CardView({ card, onSay, reply }: CardViewProps) {
  const { title, text, imageUrl, buttons = [] } = card
  const [broken, setBroken] = useState(false)
  const src = imageUrl && safeUrl(imageUrl)
  return (
    <div className="vg-widget__card">
      {src && !broken && (
        <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      )}
      <div className="vg-widget__card-words">
        <strong dir="auto">{title}</strong>
        {text && <p dir="auto">{text}</p>}
      </div>
      {buttons.length > 0 && <PartButtons buttons={buttons} onSay={onSay} reply={reply} />}
    </div>
  )
}
