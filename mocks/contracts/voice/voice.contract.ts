import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { modelFailures } from '../conversations/model-failure.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { itsVisitor, ofAgent } from '../shared/needs.ts'
import { callSetupSchema } from './call-setup.schema.ts'
import { audioLengthLimit, noSound, spokenTextLimit, tooLong } from './voice-limits.ts'
import { voiceProviders } from './voices.ts'

/** Who does a part of calls. */
export const atWorkSchema = z.object({
  /** Who does it. */
  atWork: z.enum([...voiceProviders, 'browser']),
  /** Whom the server has a key of. */
  available: z.array(z.enum(voiceProviders)),
  /** Why a provider did not do it when it was asked last; null when it did. */
  failure: z.nullable(z.enum(modelFailures)),
})

/** Who understands and who speaks in calls with the draft of an agent. */
export const voiceSetupSchema = z.object({
  transcriber: atWorkSchema,
  speech: atWorkSchema,
  call: callSetupSchema,
})
export type VoiceSetup = z.infer<typeof voiceSetupSchema>

/** Reads who understands and who speaks in calls with an agent. */
export const getVoiceSetup = defineContract({
  id: 'voice.setup.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/voice',
  needs: ofAgent('view', { agentKey: false }),
  summary: 'Reads who listens and who speaks in calls with an agent.',
  spec: 'spec 3 §2 (Voice)',
  params: agentParams,
  responses: { 200: voiceSetupSchema, ...errors(401, 403, 404, 422) },
})

const transcriptionBody = z.object({
  /** WAV, 16 bits, one channel, in base64: half a minute at most. */
  audio: z.string().check(z.minLength(1, noSound), z.maxLength(audioLengthLimit, tooLong)),
})
/** Words of a sound. */
export const transcriptionSchema = z.object({
  /** What was said; empty where nothing was understood. */
  text: z.string(),
})
const transcriptionLimit = 1_310_000

const textToSpeak = z.string().check(z.trim(), z.minLength(1), z.maxLength(spokenTextLimit))
/** Sound of a text. */
export const speechSchema = z.object({
  /** The sound, in base64. */
  audio: z.string(),
  /** What its bytes are: `audio/mpeg`. */
  contentType: z.string(),
})

/** A member's test call: what they said, in words. */
export const createTranscription = defineContract({
  id: 'voice.transcription.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/voice/transcriptions',
  needs: ofAgent('view', { agentKey: false }),
  summary: 'Turns speech of a test call into text.',
  spec: 'spec 3 §2 (Voice)',
  params: agentParams,
  bodyLimit: transcriptionLimit,
  body: transcriptionBody,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: transcriptionSchema, ...errors(401, 403, 404, 409, 413, 422, 429, 503) },
})

/** A member's test call, or a sample of a voice: text as sound. */
export const createSpeech = defineContract({
  id: 'voice.speech.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/voice/speech',
  needs: ofAgent('view', { agentKey: false }),
  summary: 'Speaks text of a test call.',
  spec: 'spec 3 §2 (Voice)',
  params: agentParams,
  body: z.object({
    text: textToSpeak,
    /** Another voice than the draft's, to listen to it. */
    sample: z.optional(
      z.object({ provider: z.enum(voiceProviders), voiceId: z.string().check(z.maxLength(60)) }),
    ),
  }),
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: { 200: speechSchema, ...errors(401, 403, 404, 409, 422, 429, 503) },
})

/** A visitor's call: what they said, in words. Only where the published agent takes calls. */
export const createVisitorTranscription = defineContract({
  id: 'voice.visitorTranscription.create',
  method: 'POST',
  path: '/api/:region/public/agents/:agentId/transcriptions',
  needs: itsVisitor,
  summary: 'Turns speech of a visitor into text.',
  spec: 'spec 1 §3 (voiceConfig)',
  params: agentParams,
  bodyLimit: transcriptionLimit,
  body: transcriptionBody,
  rateLimit: [{ points: 40, seconds: 60, by: 'caller' }],
  responses: { 200: transcriptionSchema, ...errors(401, 403, 404, 409, 413, 422, 429, 503) },
})

/** A visitor's call: text as sound. Only where the published agent takes calls. */
export const createVisitorSpeech = defineContract({
  id: 'voice.visitorSpeech.create',
  method: 'POST',
  path: '/api/:region/public/agents/:agentId/speech',
  needs: itsVisitor,
  summary: 'Speaks text to a visitor.',
  spec: 'spec 1 §3 (voiceConfig)',
  params: agentParams,
  body: z.object({ text: textToSpeak }),
  rateLimit: [{ points: 90, seconds: 60, by: 'caller' }],
  responses: { 200: speechSchema, ...errors(401, 403, 404, 409, 422, 429, 503) },
})
