import './call.css'
import { useEffect, useRef } from 'react'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { type CallWords, callWords } from '#mocks/contracts/voice/call-words.ts'
import { Avatar } from '../avatar.tsx'
import type { Call, CallTurn } from '../voice/call.types.ts'
import type { WidgetAgent } from '../widget.types.ts'
import { TypedLine } from './typed-line.tsx'
import { useCall } from './use-call.ts'

export interface CallViewProps {
  agent: Pick<WidgetAgent, 'title' | 'roundedImageURL'>
  /** The language in which the call says what it does. */
  lang: string
  /** Makes the call; keep it stable. */
  open: () => Call
  /** Given where the call can be left. */
  onClose?: () => void
  /** How long an answer took, in words, for whoever tests the agent. @default not said */
  latencyWords?: (milliseconds: number) => string
}

/** A call with an agent: who speaks, what was said, the microphone and the end. */
export function CallView({ agent, lang, open, onClose, latencyWords }: CallViewProps) {
  const words = callWords(spokenLanguage(lang) ?? 'en')
  const { call, state, again } = useCall(open)
  const log = useRef<HTMLDivElement>(null)
  const { turns = [], partial = '', phase = 'starting', muted = false, typed, problem } = state ?? {}
  const isOver = phase === 'ended'
  const last = turns.at(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said last is what is looked at
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [turns, partial])

  return (
    <div className="vg-call" data-phase={phase}>
      <div className="vg-call__stage">
        {call && <Meter call={call} agent={agent} />}
        <p className="vg-call__phase" role="status">
          {typed && phase === 'listening' ? '' : muted && phase === 'listening' ? words.muted : words[phase]}
        </p>
      </div>
      {(typed || problem) && !isOver && (
        <p className="vg-call__note" role="alert">
          {problem ? words[problem] : words[typed ?? 'typed']}
        </p>
      )}
      <div
        ref={log}
        className="vg-call__log"
        role="log"
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={words.call}
      >
        {turns.map((turn) => (
          <Turn key={turn.id} turn={turn} latencyWords={latencyWords} />
        ))}
        {partial && turns !== undefined && (
          <p className="vg-call__said" data-partial aria-hidden="true" dir="auto">
            {partial}
          </p>
        )}
      </div>
      {typed && !isOver && (
        <TypedLine
          label={words.send}
          busy={phase === 'thinking' && last?.answer === ''}
          onSay={(text) => call?.say(text)}
        />
      )}
      <Controls {...{ words, muted, isOver, again, onClose }} isTyped={Boolean(typed)} call={call} />
    </div>
  )
}

function Turn({ turn, latencyWords }: { turn: CallTurn } & Pick<CallViewProps, 'latencyWords'>) {
  const { said, answer, latencyMs } = turn
  return (
    <>
      {said && (
        <p className="vg-call__said" dir="auto">
          {said}
        </p>
      )}
      {answer && (
        <p className="vg-call__answer" dir="auto">
          {answer}
        </p>
      )}
      {latencyMs !== null && latencyWords && <p className="vg-call__latency">{latencyWords(latencyMs)}</p>}
    </>
  )
}

/** How often the level is shown, in milliseconds. */
const levelMs = 80
/** What is heard is rarely louder than a fifth of what could be. */
const gain = 5

function Meter({ call, agent }: { call: Call } & Pick<CallViewProps, 'agent'>) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      const level = Math.min(1, call.level() * gain)
      ring.current?.style.setProperty('--level', level.toFixed(2))
    }, levelMs)
    return () => clearInterval(timer)
  }, [call])
  return (
    <div ref={ring} className="vg-call__meter" aria-hidden="true">
      <Avatar agent={agent} />
    </div>
  )
}

interface ControlsProps extends Pick<CallViewProps, 'onClose'> {
  words: CallWords
  call: Call | undefined
  muted: boolean
  isTyped: boolean
  isOver: boolean
  again: () => void
}

function Controls({ words, call, muted, isTyped, isOver, again, onClose }: ControlsProps) {
  if (isOver) {
    return (
      <div className="vg-call__controls">
        <button type="button" className="vg-call__button" onClick={again}>
          {words.again}
        </button>
        {onClose && (
          <button type="button" className="vg-call__button" onClick={onClose}>
            {words.close}
          </button>
        )}
      </div>
    )
  }
  return (
    <div className="vg-call__controls">
      {!isTyped && (
        <button type="button" className="vg-call__button" onClick={() => call?.setMuted(!muted)}>
          {muted ? words.unmute : words.mute}
        </button>
      )}
      <button type="button" className="vg-call__button" data-end onClick={() => call?.end()}>
        {words.end}
      </button>
    </div>
  )
}
