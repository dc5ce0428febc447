import './call.css'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { callWords } from '#mocks/contracts/voice/call-words.ts'
import { Avatar } from '../avatar.tsx'
import type { WidgetAgent } from '../widget.types.ts'

interface CallAskProps {
  agent: Pick<WidgetAgent, 'title' | 'roundedImageURL'>
  /** The language it asks in. */
  lang: string
  onAgree: () => void
  onClose: () => void
}

/** Says what the microphone is for, before anything is asked for or heard. */
export function CallAsk({ agent, lang, onAgree, onClose }: CallAskProps) {
  const words = callWords(spokenLanguage(lang) ?? 'en')
  return (
    <div className="vg-call" data-phase="asking">
      <div className="vg-call__stage">
        <div className="vg-call__meter" aria-hidden="true">
          <Avatar agent={agent} />
        </div>
        <p className="vg-call__ask">{words.ask}</p>
      </div>
      <div className="vg-call__controls">
        <button type="button" className="vg-call__button" onClick={onAgree}>
          {words.call}
        </button>
        <button type="button" className="vg-call__button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </div>
  )
}
