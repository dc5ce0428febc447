import type { Call, CallPorts, CallProblem, CallState, CallTurn, Hearing, Spoken } from './call.types.ts'
import { SentenceCutter } from './sentences.ts'
import { spokenText } from './spoken-text.ts'

/**
 * A call: who speaks when, over an ear, a voice and somebody who answers. Whoever speaks into an answer ends it; what
 * they said is answered next.
 */
export function createCall({ ear, voice, answer, now, greeting }: CallPorts): Call {
  let state: CallState = {
    phase: 'starting',
    muted: false,
    partial: '',
    turns: [],
    problem: null,
    typed: ear ? null : 'typed',
  }
  const listeners = new Set<() => void>()
  /** The turn that is answered or spoken now. */
  let current: AbortController | undefined
  let ids = 0

  function change(part: Partial<CallState>) {
    if (state.phase === 'ended') return
    state = { ...state, ...part }
    ear?.setGuarded(state.phase === 'speaking')
    for (const listener of listeners) listener()
  }

  function changeTurn(id: number, part: Partial<CallTurn>) {
    change({ turns: state.turns.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)) })
  }

  /** Ends the turn under way: what was not said of it stays unsaid. */
  function cut() {
    if (!current) return
    current.abort()
    current = undefined
    const last = state.turns.at(-1)
    if (last) changeTurn(last.id, { cut: true })
  }

  function begin(said: string) {
    cut()
    const turn: CallTurn = { id: ids++, said, answer: '', latencyMs: null, cut: false }
    const abort = new AbortController()
    current = abort
    change({ phase: 'thinking', partial: '', problem: null, turns: [...state.turns, turn] })
    return { id: turn.id, abort }
  }

  /** Speaks sentences in their order while others are made ready. */
  function speaking(id: number, { signal }: AbortController, since: number | null) {
    let last = Promise.resolve()
    let isHeard = false
    let broke = false
    const onStart = () => {
      if (signal.aborted) return
      if (!isHeard) changeTurn(id, { latencyMs: since === null ? null : Math.round(now() - since) })
      isHeard = true
      change({ phase: 'speaking' })
    }
    const play = async (spoken: Spoken) => {
      if (signal.aborted || broke) return
      await spoken.play(onStart).catch(() => {
        broke = true
      })
    }
    return {
      add(text: string) {
        const plain = spokenText(text)
        if (!plain || signal.aborted) return
        const spoken = voice.prepare(plain, signal)
        last = last.then(() => play(spoken))
      },
      /** Resolves once all is said; whether it was. */
      over: () => last.then(() => !broke),
    }
  }

  function settle(abort: AbortController, problem: CallProblem | null) {
    if (current !== abort) return
    current = undefined
    change({ phase: 'listening', problem })
  }

  async function take(said: string, since: number) {
    const { id, abort } = begin(said)
    const { signal } = abort
    const sentences = new SentenceCutter()
    const mouth = speaking(id, abort, since)
    let text = ''
    try {
      const whole = await answer(said, {
        signal,
        onDelta(delta) {
          if (signal.aborted) return
          text += delta
          changeTurn(id, { answer: text })
          for (const sentence of sentences.push(delta)) mouth.add(sentence)
        },
      })
      if (signal.aborted) return
      changeTurn(id, { answer: whole })
      mouth.add(`${sentences.flush()} ${restOf(whole, text)}`)
      settle(abort, (await mouth.over()) ? null : 'noVoice')
    } catch {
      settle(abort, 'failed')
    }
  }

  async function greet() {
    if (!spokenText(greeting)) return
    const { id, abort } = begin('')
    changeTurn(id, { answer: greeting })
    const mouth = speaking(id, abort, null)
    mouth.add(greeting)
    settle(abort, (await mouth.over()) ? null : 'noVoice')
  }

  const hearing: Hearing = {
    onSpeech() {
      if (state.muted) return
      cut()
      change({ phase: 'hearing', partial: '', problem: null })
    },
    onPartial(partial) {
      if (!state.muted) change({ partial })
    },
    onPause() {
      if (state.phase === 'hearing') change({ phase: 'thinking' })
    },
    onHeard(text, until) {
      const said = text.trim()
      if (state.phase === 'ended') return
      if (said) void take(said, until)
      else if (!current) change({ phase: 'listening', partial: '' })
    },
    onFailed(lasting) {
      change(lasting ? { typed: 'typed' } : { problem: 'failed' })
      if (!current) change({ phase: 'listening', partial: '' })
    },
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    level: () => (ear && !state.muted ? ear.level() : 0),
    async start() {
      try {
        await ear?.start(hearing)
      } catch {
        change({ typed: 'noMicrophone' })
      }
      // It may be over before the microphone was allowed.
      if (state.phase === 'ended') return ear?.stop()
      change({ phase: 'listening' })
      await greet()
    },
    say(text) {
      const said = text.trim()
      if (said && state.phase !== 'ended') void take(said, now())
    },
    setMuted(muted) {
      ear?.setMuted(muted)
      change({ muted, ...(muted && state.phase === 'hearing' && { phase: 'listening', partial: '' }) })
    },
    end() {
      cut()
      change({ phase: 'ended', partial: '' })
      ear?.stop()
      voice.stop()
    },
  }
}

/** What an answer says beyond what arrived of it in pieces. */
function restOf(whole: string, arrived: string): string {
  const [all, known] = [spokenText(whole), spokenText(arrived)]
  return all.startsWith(known) ? all.slice(known.length) : ''
}
