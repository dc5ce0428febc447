import type { CallVoice } from './call.types.ts'

interface BrowserVoiceOptions {
  language: string
  /** Name of the voice; empty for any of the language. */
  voice: string
}

/** A voice that has not begun by then never will, in milliseconds. */
const beginsMs = 4000

/** The browser's voices; they may come a moment after the page. Empty where it has none. */
export async function browserVoices(): Promise<SpeechSynthesisVoice[]> {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined
  if (!synthesis) return []
  const now = synthesis.getVoices()
  if (now.length > 0) return now
  return new Promise((resolve) => {
    const done = () => resolve(synthesis.getVoices())
    synthesis.addEventListener('voiceschanged', done, { once: true })
    setTimeout(done, 1500)
  })
}

/** Speaks with the browser's own synthesis, on the device of whoever listens. */
export function browserVoice({ language, voice }: BrowserVoiceOptions): CallVoice {
  const voices = browserVoices()

  async function speak(text: string, signal: AbortSignal, onStart: () => void): Promise<void> {
    const known = await voices
    if (signal.aborted) return
    if (known.length === 0) throw new Error('This browser has no voice.')
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    const chosen = known.find(({ name }) => name === voice) ?? known.find(({ lang }) => isOf(lang, language))
    if (chosen) utterance.voice = chosen
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The voice did not begin.')), beginsMs)
      utterance.onstart = () => {
        clearTimeout(late)
        onStart()
      }
      utterance.onend = () => resolve()
      utterance.onerror = () => (signal.aborted ? resolve() : reject(new Error('The voice failed.')))
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(late)
          speechSynthesis.cancel()
          resolve()
        },
        { once: true },
      )
      speechSynthesis.speak(utterance)
    })
  }

  return {
    prepare: (text, signal) => ({ play: (onStart) => speak(text, signal, onStart) }),
    stop() {
      globalThis.speechSynthesis?.cancel()
    },
  }
}

function isOf(tag: string, language: string): boolean {
  return tag.toLowerCase().split(/[-_]/, 1)[0] === language.toLowerCase().split('-', 1)[0]
}
