import { expect, screen, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { utteranceThresholdWords } from '#mocks/contracts/agents/agent.schema.ts'
import { voiceFailureText } from '#mocks/contracts/voice/voice-failure.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import type { VoiceSeed } from '#mocks/handlers/voice/memory.ts'
import { voiceScenarios } from '#mocks/handlers/voice/voice.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { VoiceScreen } from './voice-screen.tsx'
import type { VoiceTab } from './voice-tabs.ts'

const agentId = fixtureAgentIds.cafe

/** A sub-tab, on a server that has these keys. */
function at(tab?: VoiceTab, { agent = {}, ...seed }: VoiceSeed & { agent?: Partial<Agent> } = {}) {
  return {
    route: { pattern: paths.agentVoice.pattern, url: paths.agentVoice.href('eu', agentId, tab) },
    seed: { agents: [buildAgent(agent)], voiceProviders: ['deepgram' as const], ...seed },
  }
}

const meta = {
  component: VoiceScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId },
  parameters: at(),
} satisfies Meta<typeof VoiceScreen>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function save({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
  await expect(await canvas.findByText(/^Draft saved\./)).toBeVisible()
}

const draftOf = ({ mocks }: PlayContext) => mocks.db.agents.find(({ ID }) => ID === agentId)?.voiceConfig

/** The first sub-tab: voices to choose from, the draft's marked. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const chosen = (await canvas.findByText('Asteria')).closest('li')!
    await expect(within(chosen).getByText('Chosen')).toBeVisible()
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Voice library',
      'Speech generation',
      'Transcriber',
      'Phone numbers',
      'Test call',
      'Advanced',
    ])
    if (restsHere) return
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a voice' }), 'ori')
    await userEvent.click(canvas.getByRole('button', { name: 'Use Orion' }))
    await save(context)
    await expect(draftOf(context)?.speechGen).toEqual({ provider: 'deepgram', voiceId: 'orion' })
  },
}

/** A voice that cannot be heard says why. */
export const NotHeard: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(voiceScenarios.speech.rateLimited()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Listen to Luna' }))
    await expect(await screen.findByText('The voice cannot be heard')).toBeVisible()
  },
}

/** No provider has a key: browsers listen and speak. */
export const InTheBrowser: Story = {
  parameters: at('speechGen', { voiceProviders: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The caller’s browser speaks/)).toBeVisible()
  },
}

export const SpeechGeneration: Story = {
  parameters: at('speechGen', { voiceFailure: 'quota' }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Deepgram speaks, by way of this server.')).toBeVisible()
    await expect(canvas.getByText(voiceFailureText('speech', 'quota'))).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('combobox', { name: 'Voice provider' }))
    await userEvent.click(await screen.findByRole('option', { name: 'OpenAI-compatible' }))
    await save(context)
    await expect(draftOf(context)?.speechGen).toEqual({ provider: 'openai', voiceId: 'alloy' })
  },
}

/** How long a silence may be is a number of milliseconds; what is wrong is said where it is typed. */
export const Transcriber: Story = {
  parameters: at('transcriber'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const threshold = await canvas.findByRole('spinbutton', { name: 'End of speech after' })
    if (restsHere) return
    await userEvent.clear(threshold)
    await userEvent.type(threshold, '9000')
    await userEvent.tab()
    await expect(await canvas.findByText(utteranceThresholdWords)).toBeVisible()
    await userEvent.clear(threshold)
    await userEvent.type(threshold, '400')
    await save(context)
    await expect(draftOf(context)?.transcriber.utteranceThreshold).toBe(400)
  },
}

export const PhoneNumbers: Story = {
  parameters: at('phoneNumbers'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No phone numbers')).toBeVisible()
  },
}

/** A browser without a microphone: what would be said is typed, and answers are spoken. */
export const TestCall: Story = {
  parameters: at('testCall', {
    agent: {
      proactiveMessage: '',
      voiceConfig: {
        ...buildAgent().voiceConfig,
        config: { enableWebCalling: false, backgroundNoise: '' },
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Deepgram listens, by way of this server.')).toBeVisible()
    const start = await canvas.findByRole('button', { name: 'Start a test call' })
    if (restsHere) return
    await userEvent.click(start)
    await expect(await canvas.findByText(/^The microphone cannot be used\./)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Send' }), 'When are you open?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const said = within(canvas.getByRole('log'))
    await expect(await said.findByText('When are you open?')).toBeVisible()
    await expect(await said.findByText(/^First sound after/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End call' }))
    await expect(await canvas.findByText('The call has ended')).toBeVisible()
  },
}

export const Advanced: Story = {
  parameters: at('advanced'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const calls = await canvas.findByRole('switch', { name: 'Calls from the widget' })
    await expect(calls).not.toBeChecked()
    if (restsHere) return
    await userEvent.click(calls)
    await save(context)
    await expect(draftOf(context)?.config).toMatchObject({ enableWebCalling: true })
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the voice')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The voice could not be loaded')).toBeVisible()
  },
}

/** Rights were taken while it was open. */
export const Forbidden: Story = {
  tags: ['arrives'],
  parameters: at('advanced'),
  play: async ({ canvas, userEvent, mocks }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Calls from the widget' }))
    takeRights({ mocks })
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(
      await canvas.findByText(/^Your changes were not saved\. You do not have access to do this\./),
    ).toBeVisible()
  },
}

/** Somebody who may only look listens to voices, and may call. */
export const ReadOnly: Story = {
  parameters: { ...at(), session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(lookOnlyReason)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Listen to Luna' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Use Luna' })).toBeNull()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { ...at('transcriber'), shell: true } }
