import { describe, expect, it, vi } from 'vitest'
import type { Answer, Ear, Hearing } from './call.types.ts'
import { createCall } from './create-call.ts'

/** A call whose ear, voice and clock the test moves. */
function scripted({
  answer,
  greeting = '',
  ear: heard = true,
}: {
  answer?: Answer
  greeting?: string
  ear?: boolean
} = {}) {
  let clock = 0
  let hearing: Hearing | undefined
  const spoken: string[] = []
  const guarded: boolean[] = []
  /** The sentence that sounds now. */
  let sounding: { text: string; end: () => void; fail: () => void } | undefined
  const ear: Ear = {
    start: async (given) => {
      hearing = given
    },
    setMuted: vi.fn(),
    setGuarded: (now) => void guarded.push(now),
    level: () => 0.5,
    stop: vi.fn(),
  }
  const call = createCall({
    ear: heard ? ear : null,
    voice: {
      prepare: (text, signal) => ({
        play: (onStart) =>
          new Promise((resolve, reject) => {
            if (signal.aborted) return resolve()
            spoken.push(text)
            sounding = { text, end: resolve, fail: () => reject(new Error('no')) }
            signal.addEventListener('abort', () => resolve())
            onStart()
          }),
      }),
      stop: vi.fn(),
    },
    answer: answer ?? (async (text) => `You said ${text}.`),
    now: () => clock,
    greeting,
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    call,
    ear,
    spoken,
    guarded,
    hearing: () => hearing!,
    pass: (ms: number) => {
      clock += ms
    },
    sounding: () => sounding!,
    settled,
    async started() {
      void call.start()
      await settled()
    },
  }
}

/** Answers in pieces when the test says so. */
function held() {
  let give: (delta: string) => void = () => {}
  let finish: (text: string) => void = () => {}
  let signal: AbortSignal | undefined
  const answer: Answer = (_, options) =>
    new Promise((resolve, reject) => {
      give = options.onDelta
      finish = resolve
      signal = options.signal
      signal.addEventListener('abort', () => reject(signal!.reason))
    })
  return {
    answer,
    give: (text: string) => give(text),
    finish: (text: string) => finish(text),
    signal: () => signal!,
  }
}

describe('a call', () => {
  it('greets, listens, answers, and says how long the first sound took', async () => {
    const line = scripted({ greeting: '👋 **Hi** there!' })
    await line.started()
    expect(line.spoken).toEqual(['Hi there!'])
    expect(line.call.state()).toMatchObject({ phase: 'speaking', turns: [{ said: '', latencyMs: null }] })
    line.sounding().end()
    await line.settled()
    expect(line.call.state().phase).toBe('listening')
    line.hearing().onSpeech()
    line.hearing().onPartial('when are')
    expect(line.call.state()).toMatchObject({ phase: 'hearing', partial: 'when are' })
    line.pass(1000)
    line.hearing().onPause()
    expect(line.call.state().phase).toBe('thinking')
    line.pass(700)
    line.hearing().onHeard('when are you open', 1000)
    await line.settled()
    expect(line.call.state()).toMatchObject({
      phase: 'speaking',
      partial: '',
      turns: [
        {},
        { said: 'when are you open', answer: 'You said when are you open.', latencyMs: 700, cut: false },
      ],
    })
    line.sounding().end()
    await line.settled()
    expect(line.call.state().phase).toBe('listening')
  })

  it('speaks the first sentence before the last is there, in order, each once', async () => {
    const { answer, give, finish } = held()
    const line = scripted({ answer })
    await line.started()
    line.call.say('Tell me')
    give('We open at seven. We cl')
    await line.settled()
    expect(line.spoken).toEqual(['We open at seven.'])
    give('ose at nine.')
    finish('We open at seven. We close at nine.')
    line.sounding().end()
    await line.settled()
    expect(line.spoken).toEqual(['We open at seven.', 'We close at nine.'])
  })

  it('falls silent when it is spoken into, asks no further, and answers what was said instead', async () => {
    const first = held()
    let asked = 0
    const line = scripted({
      answer: (text, options) => (asked++ ? Promise.resolve('Yes.') : first.answer(text, options)),
    })
    await line.started()
    line.hearing().onHeard('Tell me everything', 0)
    first.give('That is a long story. It begins ')
    await line.settled()
    line.hearing().onSpeech()
    expect(first.signal().aborted).toBe(true)
    expect(line.call.state()).toMatchObject({ phase: 'hearing', turns: [{ cut: true }] })
    line.hearing().onHeard('Are you open', 0)
    await line.settled()
    expect(line.spoken).toEqual(['That is a long story.', 'Yes.'])
    expect(line.call.state().turns).toMatchObject([{ cut: true }, { said: 'Are you open', cut: false }])
  })

  it('goes on listening after a noise that was no word', async () => {
    const line = scripted()
    await line.started()
    line.hearing().onSpeech()
    line.hearing().onPause()
    line.hearing().onHeard('  ', 0)
    expect(line.call.state()).toMatchObject({ phase: 'listening', turns: [] })
  })

  it('hears nothing while it is muted', async () => {
    const line = scripted()
    await line.started()
    line.hearing().onSpeech()
    line.call.setMuted(true)
    expect(line.call.state()).toMatchObject({ phase: 'listening', muted: true })
    expect(line.ear.setMuted).toHaveBeenCalledWith(true)
    line.hearing().onSpeech()
    expect(line.call.state().phase).toBe('listening')
    expect(line.call.level()).toBe(0)
  })

  it('guards the ear while it speaks, and only then', async () => {
    const line = scripted()
    await line.started()
    line.call.say('Hello you')
    await line.settled()
    expect(line.guarded.at(-1)).toBe(true)
    line.sounding().end()
    await line.settled()
    expect(line.guarded.at(-1)).toBe(false)
  })

  it('says what failed and goes on', async () => {
    const line = scripted({ answer: () => Promise.reject(new Error('no')) })
    await line.started()
    line.call.say('Hello you')
    await line.settled()
    expect(line.call.state()).toMatchObject({ phase: 'listening', problem: 'failed' })
    line.hearing().onFailed(false)
    expect(line.call.state()).toMatchObject({ phase: 'listening', problem: 'failed', typed: null })
    line.hearing().onFailed(true)
    expect(line.call.state().typed).toBe('typed')
  })

  it('shows an answer nothing could speak', async () => {
    const line = scripted()
    await line.started()
    line.call.say('Hello you')
    await line.settled()
    line.sounding().fail()
    await line.settled()
    expect(line.call.state()).toMatchObject({
      phase: 'listening',
      problem: 'noVoice',
      turns: [{ answer: 'You said Hello you.' }],
    })
  })

  it.each([
    ['there is no ear', { ear: false }, 'typed'],
    ['the microphone is refused', {}, 'noMicrophone'],
  ])('is typed where %s', async (_, options, reason) => {
    const line = scripted(options)
    line.ear.start = () => Promise.reject(new Error('NotAllowedError'))
    await line.started()
    expect(line.call.state()).toMatchObject({ phase: 'listening', typed: reason })
    line.call.say('Are you open?')
    await line.settled()
    expect(line.spoken).toEqual(['You said Are you open?.'])
  })

  it('ends everything at once, also before the microphone was allowed', async () => {
    const line = scripted()
    await line.started()
    line.call.say('Hello you')
    await line.settled()
    line.call.end()
    expect(line.call.state()).toMatchObject({ phase: 'ended', turns: [{ cut: true }] })
    expect(line.ear.stop).toHaveBeenCalled()
    line.hearing().onHeard('Are you there', 0)
    line.call.say('Hello')
    await line.settled()
    expect(line.call.state()).toMatchObject({ phase: 'ended', turns: [{ said: 'Hello you' }] })
    const early = scripted()
    void early.call.start()
    early.call.end()
    await early.settled()
    expect(early.ear.stop).toHaveBeenCalledTimes(2)
  })
})
