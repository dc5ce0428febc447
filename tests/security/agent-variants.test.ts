import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { createPersonalizedAgent } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { personalizedAgent } from '../harness/personalized-agent.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

let app: RunningApp
let elsewhere: RunningApp

beforeAll(async () => {
  app = await startApp()
  // The same product under another host than our brand's.
  elsewhere = await startApp({ env: { MAIN_HOSTS: 'main.example' } })
})
afterAll(() => Promise.all([app.stop(), elsewhere.stop()]))

function save({ client, workspaceId }: Person, body: object, agentId = newAgentId()) {
  return client.call(saveAgent, { params: { region: 'eu', agentId }, body: { workspaceId, ...body } })
}

describe('an agent of the compatible platform', () => {
  it('has none of the starter defaults, and says in the test chat that its key is missing', async () => {
    const owner = await signUp(app)
    const made = await save(owner, { title: 'Flow', agentPlatform: 'vf' })
    expect(made.status, made.text).toBe(200)
    expect(made.body).toMatchObject({
      agentPlatform: 'vf',
      description: 'Your virtual assistant.',
      vg_defaultModel: '',
      vg_systemPrompt: '',
      vg_initPrompt: '',
      vg_initMessages: [],
      vg_enableUIEngine: false,
      enableGeoAnalytics: false,
      vapiConfig: { promptOnWeb: false },
    })
    expect(made.body.voiceConfig.speechGen).toEqual({ provider: '', voiceId: '' })
    const answer = await owner.client.call(sendTestMessage, {
      params: { region: 'eu', agentId: made.body.ID },
      body: { text: 'Hello' },
    })
    // Without the platform's key nobody answers in its place.
    expect(answer.status).toBe(422)
  })

  it('is refused away from the main brand’s host, made or changed, and nothing is written', async () => {
    const owner = await signUp(elsewhere)
    const agentId = newAgentId()
    const refused = await save(owner, { title: 'Flow', agentPlatform: 'vf' }, agentId)
    expect(refused.status).toBe(403)
    expect(refused.error.code).toBe('platform_not_offered')
    const params = { region: 'eu', agentId }
    expect((await owner.client.call(getAgent, { params })).status).toBe(404)
    const own = await makeAgent(owner)
    expect((await save(owner, { agentPlatform: 'vf' }, own)).status).toBe(403)
    expect((await save(owner, { agentPlatform: 'vg', description: 'x' }, own)).status).toBe(200)
  })
})

describe('an agent of the wizard', () => {
  it('speaks with a live voice and waits longer for the end of an utterance (spec 1 §9)', async () => {
    const owner = await signUp(app)
    const made = await owner.client.call(createPersonalizedAgent, {
      params: { region: 'eu' },
      body: personalizedAgent(owner.workspaceId, newAgentId()),
    })
    expect(made.body.agentData.voiceConfig).toEqual({
      config: { enableWebCalling: false, backgroundNoise: 'restaurant' },
      transcriber: { provider: 'deepgram', modelId: 'nova-2', utteranceThreshold: 150, language: 'en' },
      speechGen: { provider: 'google-live', voiceId: 'Puck' },
    })
  })
})
