import './thread.css'
import { type RefObject, useEffect, useRef } from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { isUnsent, textOf } from './conversation-state.ts'
import { Draft } from './draft.tsx'
import { Failure } from './failure.tsx'
import { Icon } from './icon.tsx'
import { MessageRow } from './message.tsx'
import type { OnSay } from './parts/parts.types.ts'
import { RetryButton } from './retry-button.tsx'
import { downIcon, offlineIcon } from './thread-icons.ts'
import { type ConversationOptions, useConversation } from './use-conversation.ts'
import { useLatestInView } from './use-latest-in-view.ts'
import { useOnline } from './use-online.ts'
import type { Question, ThreadStatus, WidgetAgent } from './widget.types.ts'
import { useWords } from './words-context.ts'

export interface ThreadProps extends Omit<ConversationOptions, 'delayMs'> {
  agent: WidgetAgent
  /** What the visitor asked last; a new object is a new question. */
  question: Question | undefined
  /** The element that scrolls. */
  logRef: RefObject<HTMLElement | null>
  /** Told whenever the conversation starts or stops waiting, or gets its first message. */
  onStatus: (status: ThreadStatus) => void
  /** Says what a reply that was pressed says. */
  onPick: OnSay
}

const loadParts = () => import('./parts/parts.tsx')

/** The messages and everything that happens to them. Loads when there is something to show. */
export function Thread({ agent, question, logRef, onStatus, onPick, ...options }: ThreadProps) {
  const { messages, phase, draft, lookingUp, failure, typing, withPerson, send, retry } = useConversation({
    ...options,
    delayMs: agent.messageDelayMS,
  })
  const parts = useLazy(
    loadParts,
    messages.some((message) => 'parts' in message && message.parts),
  )
  const { atEnd, jump } = useLatestInView(
    logRef,
    `${messages.length} ${draft.length} ${lookingUp} ${phase} ${!failure} ${typing} ${parts.state}`,
    agent.scrollAnimation,
  )
  const online = useOnline()
  const unsent = failure && isUnsent(failure)
  const wasOffline = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be sent is sent once when the network is back
  useEffect(() => {
    if (online && wasOffline.current && unsent) retry()
    wasOffline.current = !online
  }, [online])

  const words = useWords()
  const handled = useRef<Question>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question is a reason to send
  useEffect(() => {
    if (!question || handled.current === question) return
    handled.current = question
    send(question.text, question.values)
    jump()
  }, [question])

  const shown = parts.state === 'ready' ? parts.value : undefined
  const busy = phase === 'answering'
  const empty = phase === 'idle' && messages.length === 0
  useEffect(() => onStatus({ busy, empty }), [busy, empty, onStatus])

  return (
    <>
      {messages.map((message, index) => {
        const next = shown ? shown.nextOf(messages, index) : messages[index + 1]
        return (
          <MessageRow
            key={message.id}
            message={message}
            title={agent.title}
            lang={agent.lang}
            onPick={next || busy ? undefined : onPick}
            reply={next && textOf(next)}
            Parts={shown?.Parts}
          />
        )
      })}
      {parts.state === 'failed' && (
        <div className="vg-widget__message" role="alert">
          {words.loadFailed}
          <RetryButton onRetry={parts.retry} />
        </div>
      )}
      {phase === 'answering' && !withPerson && (
        <Draft text={draft} lookingUp={lookingUp} title={agent.title} />
      )}
      {typing && <Draft text="" lookingUp={false} title={typing} />}
      {failure && (online || !unsent) && <Failure failure={failure} onRetry={retry} />}
      {!online && (
        <p className="vg-widget__notice" role="status">
          <Icon path={offlineIcon} />
          {words.offline}
        </p>
      )}
      {!atEnd && (
        <button type="button" className="vg-widget__jump" onClick={jump}>
          <Icon path={downIcon} />
          {words.jump}
        </button>
      )}
    </>
  )
}
