import * as z from 'zod/mini'
import type { AgentFields } from '../agents/agent.schema.ts'
import { spokenLanguage } from '../shared/spoken-language.ts'
import { callWords } from './call-words.ts'

/** Sounds of a place that can be heard under a call. */
export const backgroundNoises = ['restaurant', 'office'] as const

/** Half a second, in milliseconds: shorter silences are breaths between words. */
export const breathMs = 500

/** Longest silence an agent may wait for beyond that, in milliseconds. */
export const utteranceThresholdLimit = 3000

/** What a browser must know for a call with an agent. Says nothing of keys, or of who is asked with them. */
export const callSetupSchema = z.object({
  /** Who understands what is said: a provider by way of the server, or the browser itself. */
  transcriber: z.enum(['server', 'browser']),
  /** Who speaks. */
  speech: z.enum(['server', 'browser']),
  /** The language that is spoken, e.g. `en`. */
  language: z.string(),
  /** The browser's voice that was chosen; empty for any of the language. */
  voice: z.string(),
  /** Silence that ends what somebody says, in milliseconds. */
  silenceMs: z.int(),
  /** What is heard under the call; empty for nothing. */
  noise: z.string(),
  /** What the button that begins it is called. */
  label: z.string(),
})
export type CallSetup = z.infer<typeof callSetupSchema>

/** The setup of a call from an agent's settings, and from who is at work. */
export function callSetupOf(
  { voiceConfig, lang }: Pick<AgentFields, 'voiceConfig' | 'lang'>,
  atWork: { transcriber: string; speech: string },
): CallSetup {
  const { config, transcriber, speechGen } = voiceConfig
  const { backgroundNoise } = config
  const place = (adapter: string) => (adapter === 'browser' ? 'browser' : 'server')
  return {
    transcriber: place(atWork.transcriber),
    speech: place(atWork.speech),
    language: transcriber.language || lang,
    voice: speechGen.provider === 'browser' ? speechGen.voiceId : '',
    silenceMs:
      breathMs + Math.min(utteranceThresholdLimit, Math.max(0, Math.round(transcriber.utteranceThreshold))),
    noise: backgroundNoises.some((noise) => noise === backgroundNoise) ? backgroundNoise : '',
    label: callWords(spokenLanguage(lang) ?? 'en').call,
  }
}
