import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { soundMilliCreditsOf } from '#mocks/contracts/billing/sound-prices.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { type VoicePart, voiceFailureText } from '#mocks/contracts/voice/voice-failure.ts'
import { notAtServer, soundLength, soundOf, soundRefusal } from '#mocks/contracts/voice/voice-limits.ts'
import { type VoiceProvider, voiceAt } from '#mocks/contracts/voice/voices.ts'
import { createReceipts, type ProviderUse } from '../analytics/receipts.ts'
import type { ModelCaller } from '../conversations/model-calls.ts'
import type { Deps } from '../deps.ts'
import { HttpError, refuse } from '../http/http-error.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import { atWorkFor } from './at-work.ts'
import type { VoiceCalls } from './voice-calls.ts'
import { createVoiceFailures } from './voice-failures.ts'

/** Who asks for a sound, and for which agent. */
export interface VoiceAsker {
  region: Region
  agent: AgentFields & { ID: string }
  caller: ModelCaller
  /** Whether they may read what is wrong with a provider. */
  isMember: boolean
  signal: AbortSignal
}

/** What a provider is asked for, for its receipt. */
type UsedVoice = Pick<ProviderUse, 'modelId' | 'amount' | 'cost'>

/** The voice that is asked for in place of the agent's. */
interface Sample {
  provider: VoiceProvider
  voiceId: string
}

/** Understands and speaks for agents by the providers of this server. */
export function createVoiceService(deps: Pick<Deps, 'stores' | 'log' | 'voice' | 'now'>, calls: VoiceCalls) {
  const failures = createVoiceFailures(deps)
  const receipts = createReceipts(deps)

  async function take(caller: ModelCaller): Promise<void> {
    const reached = await calls.take(caller)
    if (reached) throw new HttpError(429, { retryAfter: Math.ceil(reached.waitMs / 1000) })
  }

  /** Does a provider's work, and writes its receipt. */
  async function during<T>(
    asker: VoiceAsker,
    { part, ...used }: UsedVoice & { part: VoicePart },
    work: () => Promise<T>,
  ) {
    const { region, agent, caller, isMember, signal } = asker
    const began = performance.now()
    const pay = (failure: string) =>
      receipts.writeUse(region, {
        ...used,
        agentId: agent.ID,
        workspaceId: caller.workspaceId,
        conversationId: isMember ? '' : caller.conversationId,
        channel: isMember ? 'test' : 'widget',
        featureKey: part === 'speech' ? 'speech' : 'transcription',
        failure,
        milliseconds: Math.round(performance.now() - began),
      })
    try {
      const done = await work()
      await pay('')
      await failures.clear(region, agent.ID, part)
      return done
    } catch (error) {
      if (!(error instanceof ModelError) || signal.aborted) throw error
      await pay(error.code)
      await failures.note(region, agent.ID, part, error)
      throw answerTo(error, part, isMember)
    }
  }

  return {
    failures,

    /** What was said in a sound in base64. */
    async transcribe(asker: VoiceAsker, audio: string): Promise<string> {
      const { agent, signal } = asker
      const sound = Uint8Array.from(soundOf(audio))
      refuse(soundRefusal(sound))
      const { atWork } = atWorkFor(agent, deps.voice).transcriber
      const transcriber = atWork === 'browser' ? undefined : deps.voice.transcribers[atWork]
      if (!transcriber) throw new HttpError(409, { message: notAtServer })
      await take(asker.caller)
      const { language, modelId: model } = agent.voiceConfig.transcriber
      const spoken = language || spokenLanguage(agent.lang) || 'en'
      const modelId = transcriber.modelId(model)
      const milliseconds = soundLength(sound)
      const amount = `${Math.ceil(milliseconds / 1000)} s`
      const used = { modelId, amount, cost: soundMilliCreditsOf(modelId, { milliseconds }) }
      return during(asker, { part: 'transcriber', ...used }, () =>
        transcriber.transcribe({ sound, language: spoken, model, signal }),
      )
    },

    /** A text as sound in base64. */
    async speak(asker: VoiceAsker, text: string, sample?: Sample) {
      const { agent, signal } = asker
      const atWork = sample?.provider ?? atWorkFor(agent, deps.voice).speech.atWork
      const speaker = atWork === 'browser' ? undefined : deps.voice.speakers[atWork]
      if (!speaker || atWork === 'browser') throw new HttpError(409, { message: notAtServer })
      await take(asker.caller)
      const { id: voiceId } = voiceAt(atWork, sample?.voiceId ?? agent.voiceConfig.speechGen.voiceId)
      const { modelId } = speaker
      const amount = `${text.length} characters`
      const used = { modelId, amount, cost: soundMilliCreditsOf(modelId, { characters: text.length }) }
      const { bytes, contentType } = await during(asker, { part: 'speech', ...used }, () =>
        speaker.speak({ text, voiceId, signal }),
      )
      return { audio: Buffer.from(bytes).toString('base64'), contentType }
    },
  }
}

/** A failure as an answer: its words are for members, a provider that is busy says until when. */
function answerTo({ code, details }: ModelError, part: VoicePart, isMember: boolean): HttpError {
  const message = isMember ? voiceFailureText(part, code) : undefined
  if (code !== 'rate-limited') return new HttpError(503, { message })
  return new HttpError(429, { message, retryAfter: Math.ceil((details.retryAfterMs ?? 5000) / 1000) })
}
