import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import type { CallSetup } from '#mocks/contracts/voice/call-setup.schema.ts'
import { callSetupOf } from '#mocks/contracts/voice/call-setup.ts'
import { adapterAtWork, type VoiceProvider } from '#mocks/contracts/voice/voices.ts'
import type { VoiceProviders } from '../providers/voice/voice-providers.ts'

/** Who understands and who speaks for an agent, and whom the server could ask. */
export function atWorkFor(
  { voiceConfig }: Pick<AgentFields, 'voiceConfig'>,
  { transcribers, speakers }: VoiceProviders,
) {
  const [listening, speaking] = [namesOf(transcribers), namesOf(speakers)]
  return {
    transcriber: { atWork: adapterAtWork(voiceConfig.transcriber.provider, listening), available: listening },
    speech: { atWork: adapterAtWork(voiceConfig.speechGen.provider, speaking), available: speaking },
  }
}

/** The call visitors may make to a published agent; null where it takes none. */
export function visitorCall(
  agent: Pick<AgentFields, 'voiceConfig' | 'vapiConfig' | 'lang'>,
  providers: VoiceProviders,
): CallSetup | null {
  if (!agent.voiceConfig.config.enableWebCalling) return null
  const { transcriber, speech } = atWorkFor(agent, providers)
  return callSetupOf(agent, { transcriber: transcriber.atWork, speech: speech.atWork })
}

function namesOf(adapters: Partial<Record<VoiceProvider, unknown>>): VoiceProvider[] {
  return (Object.keys(adapters) as VoiceProvider[]).filter((name) => adapters[name])
}
