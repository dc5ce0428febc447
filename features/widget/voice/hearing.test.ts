import { describe, expect, it } from 'vitest'
import { browserEar, type Recognition } from './browser-ear.ts'
import { SentenceCutter } from './sentences.ts'
import { atRate, joined, loudness } from './sound.ts'
import { SpeechDetector } from './speech-detector.ts'
import { spokenText } from './spoken-text.ts'

/** What a detector says of levels that last 20 ms each. */
function said(detector: SpeechDetector, ...levels: [level: number, ms: number][]) {
  return levels.flatMap(([level, ms]) =>
    Array.from({ length: ms / 20 }, () => detector.push(level, 20)).filter((what) => what !== null),
  )
}

describe('speech', () => {
  it('begins after a tenth of a second and ends after the silence that was set', () => {
    const detector = new SpeechDetector({ silenceMs: 550 })
    expect(said(detector, [0.002, 400], [0.2, 60], [0.002, 400])).toEqual([])
    expect(said(detector, [0.2, 300], [0.002, 400], [0.2, 100], [0.002, 500])).toEqual(['begins'])
    expect(said(detector, [0.002, 60])).toEqual(['ends'])
  })

  it('is not the noise of the room, once that lasted', () => {
    const detector = new SpeechDetector({ silenceMs: 550 })
    const soft = said(detector, [0.008, 10_000], [0.011, 2000])
    expect(soft).toEqual([])
    expect(said(detector, [0.2, 200])).toEqual(['begins'])
  })

  it('must be louder and longer to interrupt', () => {
    const detector = new SpeechDetector({ silenceMs: 550 })
    detector.guarded = true
    expect(said(detector, [0.002, 200], [0.015, 2000], [0.002, 800], [0.2, 180], [0.002, 400])).toEqual([])
    expect(said(detector, [0.2, 280])).toEqual(['begins'])
  })
})

describe('sound', () => {
  it('is joined, made smaller and measured', () => {
    const tone = Float32Array.from({ length: 48_000 }, (_, at) => Math.sin((2 * Math.PI * 200 * at) / 48_000))
    const fewer = atRate(joined([tone.subarray(0, 1000), tone.subarray(1000)]), 48_000, 16_000)
    expect(fewer).toHaveLength(16_000)
    expect(loudness(fewer)).toBeCloseTo(Math.SQRT1_2, 2)
    expect(atRate(tone, 8000, 16_000)).toBe(tone)
    expect(loudness(new Float32Array())).toBe(0)
  })
})

describe('what is spoken', () => {
  it.each([
    ['**Open** from [seven](https://x.example/a_b) [1].', 'Open from seven .'],
    ['# Hours\n- Monday\n- *Tuesday*', 'Hours Monday Tuesday'],
    ['See https://cafe.example/menu 👋 now', 'See now'],
    ['Run ```js\nx()\n``` please', 'Run please'],
    ['```unclosed', ''],
    ['٢٤ ساعة', '٢٤ ساعة'],
  ])('of %j', (text, spoken) => expect(spokenText(text)).toBe(spoken))

  it('is cut into sentences wherever its pieces end', () => {
    const whole = 'We open at 7.30 in the morning. Ask Dr. Who for more! And\nthen'
    for (const size of [1, 3, 7, 100]) {
      const cutter = new SentenceCutter()
      const sentences: string[] = []
      for (let at = 0; at < whole.length; at += size)
        sentences.push(...cutter.push(whole.slice(at, at + size)))
      expect([...sentences, cutter.flush()]).toEqual([
        'We open at 7.30 in the morning.',
        'Ask Dr. Who for more!',
        'And\nthen',
      ])
    }
  })
})

describe('the browser’s recognition', () => {
  function listening(refusal?: string) {
    let hear: (samples: Float32Array, rate: number) => void = () => {}
    const recognition = {
      starts: 0,
      start: () => recognition.starts++,
      abort: () => {},
    } as unknown as Recognition & { starts: number }
    const told: string[] = []
    const ear = browserEar({
      recognition,
      language: 'de',
      now: () => 5,
      async open(onSamples) {
        if (refusal) throw new Error(refusal)
        hear = onSamples
        return { setMuted: () => {}, stop: () => {} }
      },
    })
    const started = ear.start({
      onSpeech: () => told.push('speech'),
      onPartial: (text) => told.push(`… ${text}`),
      onPause: () => told.push('pause'),
      onHeard: (text, until) => told.push(`${text} @${until}`),
      onFailed: (lasting) => told.push(`failed ${lasting}`),
    })
    const result = (transcript: string, isFinal: boolean) =>
      recognition.onresult!({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] })
    /** It is loud for a third of a second. */
    const speak = () => hear(new Float32Array(5000).fill(0.2), 16_000)
    return { recognition, told, ear, started, result, speak }
  }

  it('tells what it hears, and begins again after a silence', async () => {
    const { recognition, told, started, result } = listening()
    await started
    expect(recognition.lang).toBe('de')
    result('when', false)
    result('when are you open', true)
    recognition.onerror!({ error: 'no-speech' })
    recognition.onend!()
    expect(told).toEqual(['speech', '… when', 'when are you open @5'])
    expect(recognition.starts).toBe(2)
  })

  it('takes the agent’s own words for nobody’s', async () => {
    const { told, ear, started, result, speak } = listening()
    await started
    ear.setGuarded(true)
    result('we open at seven', false)
    result('we open at seven', true)
    expect(told).toEqual([])
    speak()
    expect(told).toEqual(['speech'])
    ear.setGuarded(false)
    result('stop', true)
    expect(told).toEqual(['speech', 'stop @5'])
  })

  it('asks for the microphone first', async () => {
    const { recognition, started } = listening('NotAllowedError')
    await expect(started).rejects.toThrow('NotAllowedError')
    expect(recognition.starts).toBe(0)
  })

  it('is over where its service cannot be reached', async () => {
    const { recognition, told, started } = listening()
    await started
    recognition.onerror!({ error: 'network' })
    recognition.onend!()
    expect(told).toEqual(['failed true'])
    expect(recognition.starts).toBe(1)
  })
})
