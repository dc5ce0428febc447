/** What a call is doing. */
export type CallPhase = 'starting' | 'listening' | 'hearing' | 'thinking' | 'speaking' | 'ended'

/** What somebody said and what was answered. */
export interface CallTurn {
  id: number
  /** Empty where the agent began. */
  said: string
  answer: string
  /** From the last word that was said to the first sound of the answer, in milliseconds; null before that. */
  latencyMs: number | null
  /** It was spoken into: the rest was not said. */
  cut: boolean
}

/** What did not work last: nothing was spoken, or nothing understood or answered. */
export type CallProblem = 'noVoice' | 'failed'

/** Why what is said is typed: there is no microphone, or nothing that understands. */
export type TypedReason = 'noMicrophone' | 'typed'

/** A call as it is now. */
export interface CallState {
  phase: CallPhase
  muted: boolean
  /** What was heard of a sentence that goes on. */
  partial: string
  turns: readonly CallTurn[]
  problem: CallProblem | null
  /** Why nobody listens and what is said is typed; null while somebody does. */
  typed: TypedReason | null
}

/** What an ear tells of. */
export interface Hearing {
  /** Somebody began to speak. */
  onSpeech(): void
  /** What is understood so far. */
  onPartial(text: string): void
  /** They paused; what they said is being understood. */
  onPause(): void
  /** What they said, empty for nothing; `until` is when they stopped, by the call's clock. */
  onHeard(text: string, until: number): void
  /** What they said could not be understood; `lasting` when nothing will be. */
  onFailed(lasting: boolean): void
}

/** Listens. */
export interface Ear {
  /** Rejects where there is no microphone to listen with. */
  start(hearing: Hearing): Promise<void>
  setMuted(muted: boolean): void
  /** The agent speaks now: only what is clearly somebody speaking interrupts it. */
  setGuarded(guarded: boolean): void
  /** How loud it is now, from 0 to 1. */
  level(): number
  stop(): void
}

/** A text made ready to be spoken. */
export interface Spoken {
  /** Speaks it; `onStart` is called with its first sound. Resolves at its end or when it is cut. */
  play(onStart: () => void): Promise<void>
}

/** Speaks. */
export interface CallVoice {
  /** Begins to make a text ready. What cannot be spoken is told by `play`, which then rejects. */
  prepare(text: string, signal: AbortSignal): Spoken
  stop(): void
}

/** Answers. Rejects when there is no answer. */
export type Answer = (
  text: string,
  options: { onDelta(delta: string): void; signal: AbortSignal },
) => Promise<string>

/** What a call is made of. */
export interface CallPorts {
  /** Null where what is said is typed. */
  ear: Ear | null
  voice: CallVoice
  answer: Answer
  /** Milliseconds of a clock that never goes back. */
  now(): number
  /** Said first; empty for nothing. */
  greeting: string
}

/** A call under way. */
export interface Call {
  state(): CallState
  /** Told of every change; answers with how not to be told any more. */
  subscribe(listener: () => void): () => void
  level(): number
  start(): Promise<void>
  /** Says something typed. */
  say(text: string): void
  setMuted(muted: boolean): void
  end(): void
}
