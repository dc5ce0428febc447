import './widget.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { imageUrl } from './avatar.tsx'
import { Composer } from './composer.tsx'
import { Greeting } from './greeting.tsx'
import { Header } from './header.tsx'
import { directionOf } from './reading-direction.ts'
import { RetryButton } from './retry-button.tsx'
import { Suggestions } from './suggestions.tsx'
import type { Question, ThreadStatus, Transport, WidgetAgent, WidgetFrame } from './widget.types.ts'
import { WordsContext } from './words-context.ts'

export interface WidgetProps {
  agent: WidgetAgent
  /** A new transport starts a new conversation; keep it stable. */
  transport: Transport
  /** What surrounds the widget. @default 'chat' */
  frame?: WidgetFrame
  /** True when there is nothing to read from `transport.history`: the thread then loads with the first message. @default false */
  fresh?: boolean
  /** Closes the popup. */
  onClose?: () => void
  /** A button in the head: a call. */
  action?: ReactNode
  /** What stands in place of the conversation for a while: a call. */
  inPlace?: ReactNode
  /** Told about every finished answer. */
  onAnswer?: () => void
  /** A number that changes whenever the text field shall get the focus; 0 leaves the focus alone. @default 0 */
  focusRequest?: number
}

const loadThread = () => import('./thread.tsx')

/**
 * A conversation with an agent: the visitor's widget, the owner's preview and the test chat. It fills the box it
 * stands in and takes its colours from the theme scope around it.
 *
 * Class names an agent's custom CSS may address; renaming one is a breaking change:
 *
 * | class | part |
 * |---|---|
 * | `.vg-widget` | the whole; `[data-frame]` is `chat`, `popup` or `panel` |
 * | `.vg-widget__header`, `__avatar`, `__title`, `__description`, `__close` | the head |
 * | `.vg-widget__log` | what scrolls |
 * | `.vg-widget__message[data-role="user" or "assistant"]` | a row; `[data-writing]` while it is being written |
 * | `.vg-widget__bubble` | the bubble in a row |
 * | `.vg-widget__sources`, `__code` | links under an answer, code in it |
 * | `.vg-widget__parts`, `__card`, `__carousel`, `__part-buttons`, `__form` | what stands under an answer's words |
 * | `.vg-widget__ratings` | the thumbs under an answer |
 * | `.vg-widget__suggestions` | questions, and replies under an answer, to press |
 * | `.vg-widget__failure`, `__notice`, `__jump` | a failure in place, being offline, the way to the latest |
 * | `.vg-widget__composer`, `__field`, `__send`, `__branding` | the foot |
 * | `.vg-launcher` | the bubble that opens the popup, also in a website's page |
 */
export function Widget({
  agent,
  transport,
  frame = 'chat',
  fresh = false,
  onClose,
  action,
  inPlace,
  onAnswer,
  focusRequest = 0,
}: WidgetProps) {
  const [status, setStatus] = useState<ThreadStatus>({ busy: false, empty: fresh })
  const [question, setQuestion] = useState<Question>()
  const [typed, setTyped] = useState(false)
  const thread = useLazy(loadThread, !fresh || typed)
  const log = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const background = imageUrl(agent.chatBgURL)

  useEffect(() => {
    if (focusRequest) field.current?.focus()
  }, [focusRequest])

  function ask(text: string, values?: Record<string, string>) {
    setTyped(true)
    setQuestion({ text, values })
    setStatus({ busy: true, empty: false })
    field.current?.focus()
  }

  return (
    <WordsContext value={agent.words}>
      <section
        className="vg-widget"
        aria-label={agent.title}
        dir={directionOf(agent.lang)}
        data-frame={frame}
        data-background={background ? '' : undefined}
        onInput={() => setTyped(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose?.()
        }}
      >
        {frame !== 'panel' && (
          <Header agent={agent} onClose={frame === 'popup' ? onClose : undefined} action={action} />
        )}
        {background && <img className="vg-widget__background" src={background} alt="" />}
        {inPlace || (
          <>
            <div
              ref={log}
              className="vg-widget__log"
              role="log"
              aria-label={agent.words.messages}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
            >
              {agent.proactiveMessage && <Greeting text={agent.proactiveMessage} lang={agent.lang} />}
              {thread.state === 'ready' && (
                <thread.value.Thread
                  agent={agent}
                  transport={transport}
                  fresh={fresh}
                  question={question}
                  logRef={log}
                  onStatus={setStatus}
                  onPick={ask}
                  onAnswer={onAnswer}
                />
              )}
              {thread.state === 'failed' && (
                <div className="vg-widget__message" role="alert">
                  {agent.words.loadFailed}
                  <RetryButton onRetry={thread.retry} />
                </div>
              )}
            </div>
            <div className="vg-widget__foot">
              {status.empty && agent.suggestions.length > 0 && (
                <Suggestions suggestions={agent.suggestions} onPick={ask} />
              )}
              <Composer busy={status.busy} fieldRef={field} onSend={ask} />
              {agent.branding && (
                <p className="vg-widget__branding">
                  <bdi>{agent.branding}</bdi>
                </p>
              )}
            </div>
          </>
        )}
      </section>
    </WordsContext>
  )
}
