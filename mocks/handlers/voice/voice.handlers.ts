import { callSetupOf } from '#mocks/contracts/voice/call-setup.ts'
import {
  createSpeech,
  createTranscription,
  createVisitorSpeech,
  createVisitorTranscription,
  getVoiceSetup,
} from '#mocks/contracts/voice/voice.contract.ts'
import { adapterAtWork } from '#mocks/contracts/voice/voices.ts'
import { loadMockAgent, type MockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'
import { mockSpeech, mockTranscription } from './mock-voice.ts'

/** Members' test calls. */
export function voiceHandlers(db: MockDb) {
  const atWork = ({ voiceConfig }: MockAgent) => ({
    transcriber: adapterAtWork(voiceConfig.transcriber.provider, db.voiceProviders),
    speech: adapterAtWork(voiceConfig.speechGen.provider, db.voiceProviders),
  })
  return [
    mockHandler(db, getVoiceSetup, ({ params: { agentId }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const { transcriber, speech } = atWork(agent)
      return mockOk({
        transcriber: { atWork: transcriber, available: db.voiceProviders, failure: null },
        speech: { atWork: speech, available: db.voiceProviders, failure: db.voiceFailure },
        call: callSetupOf(agent, { transcriber, speech }),
      })
    }),
    mockHandler(db, createTranscription, ({ params: { agentId }, body, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      return mockOk(mockTranscription(atWork(agent).transcriber, body.audio))
    }),
    mockHandler(db, createSpeech, ({ params: { agentId }, body: { sample }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      if (!sample) return mockOk(mockSpeech(atWork(agent).speech))
      return mockOk(mockSpeech(db.voiceProviders.includes(sample.provider) ? sample.provider : 'browser'))
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const voiceScenarios = scenariosOf({
  setup: getVoiceSetup,
  transcription: createTranscription,
  speech: createSpeech,
  visitorTranscription: createVisitorTranscription,
  visitorSpeech: createVisitorSpeech,
})
