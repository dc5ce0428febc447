import { useEffect, useRef } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { AssistantReply } from './assistant-reply.tsx'
import type { AssistantSubject } from './assistant-subject.ts'
import type { Assistant } from './use-assistant.ts'
import { withLook } from './with-look.ts'

/** Px above the newest turn. */
const gap = 8

interface AssistantLogProps {
  assistant: Assistant
  subject: AssistantSubject
}

/** The conversation so far; before it, what one could ask, and looks to begin with. */
export function AssistantLog({ assistant, subject }: AssistantLogProps) {
  const { turns, generating } = assistant
  const log = useRef<HTMLDivElement>(null)
  const state = JSON.stringify(turns.map((turn) => 'check' in turn && [typeof turn.check, turn.inserted]))
  const newest = turns.at(-1)?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new shall be in view
  useEffect(() => {
    const newest = log.current?.lastElementChild as HTMLElement | null
    // All of it if it fits, from its beginning if not.
    if (newest && log.current) log.current.scrollTop = newest.offsetTop - log.current.offsetTop - gap
  }, [turns.length, generating, state])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={log} className="vg-_css-assistant__log" role="log" aria-label="Conversation" tabIndex={0}>
      {turns.length === 0 && <Start assistant={assistant} subject={subject} />}
      {turns.map((turn) =>
        turn.from === 'assistant' ? (
          <AssistantReply
            key={turn.id}
            reply={turn}
            assistant={assistant}
            subject={subject}
            isNewest={turn.id === newest}
          />
        ) : (
          <p key={turn.id} className="vg-_css-assistant__turn" data-from={turn.from} dir="auto">
            {turn.text}
          </p>
        ),
      )}
      {generating && (
        <p className="vg-_css-assistant__turn" data-from="assistant">
          <Spinner size="sm" label={null} /> Writing CSS…
        </p>
      )}
    </div>
  )
}

function Start({ assistant, subject: { surface, show, suggestions, looks } }: AssistantLogProps) {
  return (
    <div className="vg-_css-assistant__start">
      <p>Say what should look different. The CSS is tested on your {surface} before it is inserted.</p>
      {readBoot().cssWriter === 'local' && (
        <p>
          No language model is connected, so built-in rules write the CSS: name a part and a colour, a size or
          an effect, in any of twelve languages.
        </p>
      )}
      <ul aria-label="Suggestions">
        {suggestions.map((text) => (
          <li key={text}>
            <button type="button" onClick={() => assistant.send(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {looks.length > 0 && (
        <>
          <p>Or start with a look, shown on your own {surface}:</p>
          <ul className="vg-_css-assistant__looks" aria-label="Looks">
            {looks.map((look) => (
              <li key={look.name}>
                {show(withLook(assistant.css, look))}
                <button
                  type="button"
                  className="vg-_css-assistant__look"
                  onClick={() => assistant.wear(look)}
                >
                  {look.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
