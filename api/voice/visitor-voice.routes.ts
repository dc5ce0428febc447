import { createVisitorSpeech, createVisitorTranscription } from '#mocks/contracts/voice/voice.contract.ts'
import { noCalls } from '#mocks/contracts/voice/voice-limits.ts'
import type { Deps } from '../deps.ts'
import type { PublishedAgents } from '../embed/published-agents.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { type Call, implement, type Operation, ok } from '../http/implement.ts'
import { createVoiceService, type VoiceAsker } from './voice.service.ts'
import type { VoiceCalls } from './voice-calls.ts'

type VisitorCall = Pick<
  Call<typeof createVisitorSpeech>,
  'params' | 'principal' | 'request' | 'signal' | 'authorise'
>

/** Calls of an embedded agent's visitors. */
export function visitorVoiceRoutes(deps: Deps, published: PublishedAgents, calls: VoiceCalls): Operation[] {
  const voice = createVoiceService(deps, calls)

  /** The visitor, where the agent is published and takes calls. */
  async function visitorAsks({
    params,
    principal,
    request,
    signal,
    authorise,
  }: VisitorCall): Promise<VoiceAsker> {
    const { region, agentId } = params
    authorise({ agentId })
    const found = await published(region, agentId)
    if (!found) throw notFound()
    const { agent, publicAgent } = found
    if (!publicAgent.call) throw new HttpError(403, { message: noCalls })
    const { conversationId } = principal
    const caller = { conversationId, address: request.ip, agentId, workspaceId: agent.ownerID }
    return { region, agent, caller, isMember: false, signal }
  }

  return [
    implement(createVisitorTranscription, async (call) =>
      ok({ text: await voice.transcribe(await visitorAsks(call), call.body.audio) }),
    ),

    implement(createVisitorSpeech, async (call) =>
      ok(await voice.speak(await visitorAsks(call), call.body.text)),
    ),
  ]
}
