import { conversationInMemory } from '#features/shared/agent-chat/kept-conversation.ts'
import { testChatTransport } from '#features/shared/agent-chat/test-chat-transport.tsx'
import { call } from '#features/shared/client.ts'
import type { Call } from '#features/widget/voice/call.types.ts'
import { openCall } from '#features/widget/voice/open-call.ts'
import { spokenAnswer } from '#features/widget/voice/spoken-answer.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { CallSetup } from '#mocks/contracts/voice/call-setup.schema.ts'
import { createSpeech, createTranscription } from '#mocks/contracts/voice/voice.contract.ts'

/** Which agent is called, and what it says first. */
export interface TestCallOptions {
  region: Region
  agentId: string
  setup: CallSetup
  greeting: string
}

/** A member's call with the saved draft: the same conversation as the test chat's, each call a new one. */
export function openTestCall({ region, agentId, setup, greeting }: TestCallOptions): Call {
  const params = { region, agentId }
  const transport = testChatTransport(params, conversationInMemory())
  return openCall({
    setup,
    greeting,
    wire: {
      async transcribe(audio, signal) {
        return (await call(createTranscription, { params, body: { audio }, signal })).text
      },
      async speak(text, signal) {
        return (await call(createSpeech, { params, body: { text }, signal })).audio
      },
    },
    async answer(text, options) {
      return spokenAnswer((await transport.send(text, options)).message)
    },
  })
}
