import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { pageClient } from '../bench/product/page-client.ts'
import { type FakeOpenAi, start } from '../fakes/openai/openai.ts'
import { openSpeech } from '../fakes/speech/speech.ts'
import type { Visit } from './harness/browser.ts'
import { startEmbeddingSite } from './harness/embedding-site.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'

const agentId = 'agentwithavoice1'
const params = { region: 'eu', agentId } as const
const phrase = 'what are your opening hours'
const { picture } = picturesIn('VOICE_PICTURES')

const speech = await openSpeech()
if ('missing' in speech) process.stdout.write(`SKIPPED calls with real speech: ${speech.missing}\n`)

describe.skipIf('missing' in speech)('a call by voice', () => {
  let fake: FakeOpenAi
  let product: Product
  let owner: Visit
  let site: Awaited<ReturnType<typeof startEmbeddingSite>>

  beforeAll(async () => {
    if ('missing' in speech) return
    // The microphone says it over and over, with silence between.
    const microphone = await speech.say(phrase, { before: 2, after: 4 })
    fake = await start({ port: 0, hears: speech.hear })
    product = await startProduct([], {
      env: {
        OPENAI_API_KEY: 'sk-test',
        OPENAI_BASE_URL: fake.url,
        OPENAI_TRANSCRIPTION_MODEL: 'listener',
        OPENAI_SPEECH_MODEL: 'speaker',
      },
      browserFlags: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${microphone}`,
      ],
    })
    owner = await product.signUp('owner@example.com')
    const session = await owner.page.evaluate(async () => (await fetch('/api/eu/session')).json())
    const client = pageClient(owner.page)
    const made = await client.call(saveAgent, {
      params,
      body: { title: 'Café', workspaceId: session.workspaces[0].uid, proactiveMessage: '' },
    })
    expect(made.status).toBe(200)
    const { voiceConfig } = (await client.call(getAgent, { params })).body
    const config = { ...voiceConfig.config, enableWebCalling: true }
    await client.call(saveAgent, { params, body: { voiceConfig: { ...voiceConfig, config } } })
    expect((await client.call(publishAgent, { params, body: {} })).status).toBe(200)
    site = await startEmbeddingSite({ origin: product.url, agentId, title: 'Café' })
  })

  afterAll(async () => {
    await site?.stop()
    await product?.stop()
    await fake?.stop()
    if (!('missing' in speech)) await speech.stop()
  })

  it('hears what is said, answers aloud, and falls silent when it is spoken into', async () => {
    const { page } = owner
    // The first answer is long; what is said next ends it.
    fake.scriptAudio({ kind: 'tone', seconds: 60 })
    await page.goto(`${product.url}/app/eu/agents/${agentId}/voice?tab=testCall`)
    await page.getByText('OpenAI-compatible listens, by way of this server.').waitFor()
    await page.getByRole('button', { name: 'Start a test call' }).click()
    const log = page.getByRole('log')
    const said = log.getByText(phrase, { exact: true })
    await said.first().waitFor()
    await log.getByText('Hello from the model.').first().waitFor()
    await log
      .getByText(/^First sound after \d+\.\d s$/)
      .first()
      .waitFor()
    await picture(page, 'test-call')
    // A minute of sound is not over yet: it is cut.
    await said.nth(1).waitFor()
    await page.getByRole('button', { name: 'Mute' }).click()
    await page.getByRole('button', { name: 'Unmute' }).waitFor()
    await page.getByRole('button', { name: 'End call' }).click()
    await page.getByText('The call has ended').waitFor()
    const sounds = fake.calls.filter(({ path }) => path === '/v1/audio/transcriptions')
    expect(sounds.length).toBeGreaterThanOrEqual(2)
    expect(owner.faults).toEqual([])
  })

  it('is a part of the widget that is loaded on the press, in a frame of another site', async () => {
    const visitor = await product.open()
    const { page } = visitor
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await page.goto(site.url)
    await page.locator('voiceglow-widget .vg-launcher').click()
    const frame = page.frameLocator('voiceglow-widget iframe')
    await frame.getByRole('textbox', { name: 'Message' }).waitFor()
    const callParts = () => files.filter((path) => /call|worklet/.test(path))
    expect(callParts()).toEqual([])
    await frame.getByRole('button', { name: 'Call' }).click()
    await frame.getByText('The agent needs your microphone.').waitFor()
    await frame.locator('.vg-call').getByRole('button', { name: 'Call' }).click()
    await frame.getByText(phrase, { exact: true }).first().waitFor()
    expect(callParts().length).toBeGreaterThan(0)
    await frame.getByText('Hello from the model.').first().waitFor()
    await picture(page, 'widget-call')
    await frame.getByRole('button', { name: 'End call' }).click()
    await frame.getByRole('button', { name: 'Back to the chat' }).click()
    // What was said is in the conversation.
    await frame.locator('[data-role="user"]', { hasText: phrase }).first().waitFor()
    expect(visitor.faults).toEqual([])
    await visitor.context.close()
  })
})
