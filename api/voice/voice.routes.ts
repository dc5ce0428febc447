import { callSetupOf } from '#mocks/contracts/voice/call-setup.ts'
import { createSpeech, createTranscription, getVoiceSetup } from '#mocks/contracts/voice/voice.contract.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { type Call, implement, type Operation, ok } from '../http/implement.ts'
import { callerKey } from '../http/principal.ts'
import { atWorkFor } from './at-work.ts'
import { createVoiceService, type VoiceAsker } from './voice.service.ts'
import type { VoiceCalls } from './voice-calls.ts'

/** Members' test calls with the draft. */
export function voiceRoutes(deps: Deps, calls: VoiceCalls): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const voice = createVoiceService(deps, calls)

  return [
    implement(getVoiceSetup, async ({ params, authorise }) => {
      const doc = await loadAgent(params, authorise)
      const agent = presentAgent(doc)
      const { transcriber, speech } = atWorkFor(agent, deps.voice)
      const failureOf = async (part: 'transcriber' | 'speech', atWork: string) =>
        // What a provider that is not asked any more failed with troubles nobody.
        atWork === 'browser' ? null : voice.failures.read(params.region, agent.ID, part)
      return ok({
        transcriber: { ...transcriber, failure: await failureOf('transcriber', transcriber.atWork) },
        speech: { ...speech, failure: await failureOf('speech', speech.atWork) },
        call: callSetupOf(agent, { transcriber: transcriber.atWork, speech: speech.atWork }),
      })
    }),

    implement(createTranscription, async (call) => {
      const doc = await loadAgent(call.params, call.authorise)
      return ok({ text: await voice.transcribe(memberAsks(doc, call), call.body.audio) })
    }),

    implement(createSpeech, async (call) => {
      const doc = await loadAgent(call.params, call.authorise)
      return ok(await voice.speak(memberAsks(doc, call), call.body.text, call.body.sample))
    }),
  ]
}

function memberAsks(
  doc: AgentDoc,
  {
    params,
    principal,
    request,
    signal,
  }: Pick<Call<typeof createSpeech>, 'params' | 'principal' | 'request' | 'signal'>,
): VoiceAsker {
  const agent = presentAgent(doc)
  const { ip: address } = request
  const caller = {
    conversationId: callerKey(principal, address),
    address,
    agentId: agent.ID,
    workspaceId: agent.ownerID,
  }
  return { region: params.region, agent, caller, isMember: true, signal }
}
