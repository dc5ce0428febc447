import type { AgentFields } from '../agents/agent.schema.ts'
import { spokenLanguage } from '../shared/spoken-language.ts'
import type { CallSetup } from './call-setup.schema.ts'
import { callWords } from './call-words.ts'
import { breathMs, utteranceThresholdLimit } from './utterance.ts'

/** Sounds of a place that can be heard under a call. */
export const backgroundNoises = ['restaurant', 'office'] as const

/** The setup of a call from an agent's settings, and from who is at work. */
export function callSetupOf(
  { voiceConfig, vapiConfig, lang }: Pick<AgentFields, 'voiceConfig' | 'vapiConfig' | 'lang'>,
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
    asksFirst: vapiConfig.promptOnWeb,
    label: callWords(spokenLanguage(lang) ?? 'en').call,
  }
}
