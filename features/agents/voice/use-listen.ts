import { useEffect, useRef, useState } from 'react'
import { call } from '#features/shared/client.ts'
import { browserVoice } from '#features/widget/voice/browser-voice.ts'
import { serverVoice } from '#features/widget/voice/server-voice.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createSpeech } from '#mocks/contracts/voice/voice.contract.ts'
import { soundOf } from '#mocks/contracts/voice/voice-limits.ts'
import type { LibraryVoice } from './library-voices.ts'

/** What a voice says to be listened to. */
export const sampleText = 'Hello, this is how I sound. How can I help you today?'

/** Lets people listen to voices, one at a time; `onFailed` is told of one that cannot be heard. */
export function useListen(region: Region, agent: Agent, onFailed: (error: unknown) => void) {
  const [heard, setHeard] = useState<string>()
  const playing = useRef<AbortController>(undefined)
  useEffect(() => () => playing.current?.abort(), [])

  async function listen(voice: LibraryVoice) {
    playing.current?.abort()
    const abort = new AbortController()
    playing.current = abort
    setHeard(voice.key)
    const context = new AudioContext()
    try {
      await voiceOf(voice, context)
        .prepare(sampleText, abort.signal)
        .play(() => undefined)
    } catch (error) {
      if (!abort.signal.aborted) onFailed(error)
    } finally {
      void context.close()
      if (playing.current === abort) setHeard(undefined)
    }
  }

  function voiceOf({ provider, voiceId, lang }: LibraryVoice, context: AudioContext) {
    if (provider === 'browser') return browserVoice({ language: lang, voice: voiceId })
    const params = { region, agentId: agent.ID }
    return serverVoice(context, async (text, signal) => {
      const sound = await call(createSpeech, {
        params,
        body: { text, sample: { provider, voiceId } },
        signal,
      })
      return Uint8Array.from(soundOf(sound.audio)).buffer
    })
  }

  return {
    /** Key of the voice that is heard now. */
    heard,
    listen,
    stop: () => playing.current?.abort(),
  }
}
