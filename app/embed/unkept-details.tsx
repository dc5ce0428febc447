import './unkept-details.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { RetryButton } from '#features/widget/retry-button.tsx'
import { WordsContext } from '#features/widget/words-context.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'

interface UnkeptDetailsProps {
  asked: NonNullable<PublicAgent['chatForm']>
  /** What was filled in. */
  values: Record<string, string>
  /** Sends it again; whether that is over. */
  onRetry: () => Promise<boolean>
  /** It is over: what was filled in is kept, or left. */
  onDone: () => void
}

/** Says beside the conversation that what was filled in before it is not kept, with what it was, to be sent again. */
function UnkeptDetails({ asked, values, onRetry, onDone }: UnkeptDetailsProps) {
  const [trying, setTrying] = useState(false)
  const written = asked.form.fields.map(({ name }) => values[name]).filter(Boolean)

  async function retry() {
    if (trying) return
    setTrying(true)
    const over = await onRetry()
    setTrying(false)
    if (over) onDone()
  }

  return (
    <>
      <div role="alert" dir="auto">
        {trying || <p>{asked.unkept}</p>}
      </div>
      <p dir="auto">{written.join(' · ')}</p>
      <div className="vg-_unkept__choices" aria-busy={trying}>
        <RetryButton onRetry={retry} />
        <button type="button" className="vg-widget__skip" onClick={onDone}>
          {asked.goOn}
        </button>
      </div>
    </>
  )
}

/** Offers it in a page whose conversation has begun, until it is kept or left. */
export function offerAgain(
  agent: PublicAgent,
  values: Record<string, string>,
  onRetry: () => Promise<boolean>,
): void {
  const widget = document.querySelector('.vg-widget')
  if (!widget || !agent.chatForm) return
  const place = document.createElement('div')
  place.className = 'vg-widget__unkept'
  place.lang = agent.lang
  // Last in the widget, so that nothing it draws itself stands after it.
  widget.append(place)
  const root = createRoot(place)
  root.render(
    <WordsContext value={agent.words}>
      <UnkeptDetails
        asked={agent.chatForm}
        values={values}
        onRetry={onRetry}
        onDone={() => {
          root.render(null)
          place.remove()
          widget.querySelector('textarea')?.focus()
        }}
      />
    </WordsContext>,
  )
}
