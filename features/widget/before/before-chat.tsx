import '../thread.css'
import '../parts/parts.css'
import './before-chat.css'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { partTextsFor } from '#mocks/contracts/embed/widget-words/part-texts.ts'
import { Blocks } from '../blocks.tsx'
import { Greeting } from '../greeting.tsx'
import { FormView } from '../parts/form.tsx'

export interface BeforeChatProps {
  agent: Pick<PublicAgent, 'proactiveMessage' | 'lang'>
  /** What is asked. */
  asked: NonNullable<PublicAgent['chatForm']>
  /** What was filled in could not be kept: that is said, and it may be sent again or left. @default false */
  unkept?: boolean
  /** Begins the conversation: with what was filled in, or null without it. */
  onDone: (values: Record<string, string> | null) => void
}

/** What visitors are asked before they write, in place of the conversation. */
export function BeforeChat({ agent, asked, unkept = false, onDone }: BeforeChatProps) {
  const { form, consent } = asked
  const skip = unkept ? asked.goOn : asked.skip
  return (
    <div className="vg-widget__log vg-widget__before" lang={agent.lang}>
      {agent.proactiveMessage && <Greeting text={agent.proactiveMessage} lang={agent.lang} />}
      <FormView
        form={form}
        texts={partTextsFor(agent.lang)}
        onSay={(_text, values) => onDone(values ?? {})}
      />
      {unkept && (
        <p className="vg-widget__form-mistake" role="alert" dir="auto">
          {asked.unkept}
        </p>
      )}
      {consent.length > 0 && (
        <div className="vg-widget__consent">
          <Blocks blocks={consent} />
        </div>
      )}
      {skip && (
        <button type="button" className="vg-widget__skip" dir="auto" onClick={() => onDone(null)}>
          {skip}
        </button>
      )}
    </div>
  )
}
