import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { conversationInTab } from '#features/shared/agent-chat/kept-conversation.ts'
import { agentThemeJson, buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import {
  conversationId,
  longConversation,
  messageFixtures,
  toolCallFixtures,
} from '#mocks/fixtures/conversations/message.fixtures.ts'
import { bookingFlow } from '#mocks/fixtures/flow/flow.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import {
  conversationHandlers,
  conversationScenarios,
} from '#mocks/handlers/conversations/conversation.handlers.ts'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { TestChat } from './test-chat.tsx'

const agentId = fixtureAgentIds.cafe
const cafe = buildAgent({
  customThemeJSONString: agentThemeJson('#B4532A'),
  vg_initMessages: ['When are you open?'],
  messageDelayMS: 0,
})

const meta = {
  component: TestChat,
  args: { region: 'eu', agentId, localAnswers: false },
  decorators: [
    withSignedIn,
    (Story) => (
      <div style={{ blockSize: '36rem', maxInlineSize: '450px', border: '1px solid var(--border)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { seed: { agents: [cafe] } },
} satisfies Meta<typeof TestChat>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function ask({ canvas, userEvent }: PlayContext, question: string) {
  await userEvent.type(await canvas.findByRole('textbox'), `${question}{Enter}`)
}

function answerWith(message: unknown) {
  return http.post('*/test-chat', () => HttpResponse.json({ conversationId, message }))
}

/** The greeting and the suggested questions in the agent's own colours, before anything was asked. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(cafe.proactiveMessage)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'When are you open?' })).toBeVisible()
    await expect(canvas.getByText('You are talking to the saved draft.')).toBeVisible()
    const widget = canvasElement.querySelector('.vg-widget')
    await expect(widget && getComputedStyle(widget).getPropertyValue('--primary')).toBe('#B4532A')
  },
}

const handoffForm = {
  fields: [{ kind: 'own' as const, label: 'Order number', required: true }],
  consent: 'We only use it to answer you.',
}

/** Whoever tests is asked for what visitors are asked who want a person. */
export const AskedAtHandoff: Story = {
  tags: ['walk'],
  parameters: { seed: { agents: [{ ...cafe, handoffForm }] } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await ask(context, 'I want to talk to a person')
    await expect(await canvas.findByText(handoffForm.consent)).toBeVisible()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Order number' }), 'A-17')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Send' })[0]!)
    await expect(await canvas.findByText('Order number: A-17')).toBeVisible()
  },
}

/** Somebody who may only look: what its tools would do is not done. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tools are not called, because you may only look/)).toBeVisible()
  },
}

/** An agent with a flow: the chat opens with its question, offers its replies, and says where the flow is. */
export const WalksTheFlow: Story = {
  tags: ['arrives'],
  parameters: { seed: { agents: [{ ...cafe, enableNodes: true, nodes: bookingFlow('') }] } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Welcome! What is your name?')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'When are you open?' })).toBeNull()
    await ask(context, 'Ada')
    await userEvent.click(await canvas.findByRole('button', { name: 'A table' }))
    await expect(await canvas.findByText('The booking did not work.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'A table', pressed: true })).toBeDisabled()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(agentScenarios.get.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the test chat')).toBeInTheDocument()
  },
}

export const AgentFailed: Story = {
  beforeEach({ msw }) {
    msw.use(agentScenarios.get.networkFails())
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The test chat could not be loaded' })
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

/** What the model called for an answer, and what came back, stands below it. */
export const WithToolCall: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(answerWith({ ...messageFixtures.withSource, calls: [toolCallFixtures.found] }))
  },
  play: async (context) => {
    await ask(context, 'Where is my order?')
    await expect(await context.canvas.findByRole('button', { name: /Called find_order/ })).toBeVisible()
  },
}

export const Answer: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(answerWith(messageFixtures.withSource))
  },
  play: async (context) => {
    await ask(context, 'What time do you open on Monday?')
    const { canvas } = context
    await expect(await canvas.findByText('On Monday we open at 7:00 AM and close at 8:00 PM.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Opening hours/ })).toHaveAttribute(
      'href',
      'https://bakery.example/store.html',
    )
  },
}

/** The answer while it is being written. */
export const Writing: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(conversationScenarios.test.writing('On Monday ', 'we open at'))
  },
  play: async (context) => {
    await ask(context, 'When?')
    await expect(await context.canvas.findByText('On Monday we open at')).toBeVisible()
  },
}

export const DontKnow: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(answerWith(messageFixtures.dontKnow))
  },
  play: async (context) => {
    await ask(context, 'Who won the cup?')
    await expect(await context.canvas.findByText(/I did not find anything about that/)).toBeVisible()
  },
}

/** A question that got no answer is asked again in place. */
export const FailedThenRetried: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(conversationScenarios.test.unavailable())
  },
  play: async (context) => {
    const { canvas, msw, mocks, userEvent } = context
    await ask(context, 'When are you open?')
    await expect(await canvas.findByText(/^The assistant could not answer just now\./)).toBeVisible()
    msw.use(...mocks.handlers)
    await userEvent.click(canvas.getByRole('button', { name: /try again|retry/i }))
    await expect(await canvas.findByText('You asked: When are you open?')).toBeVisible()
  },
}

/** Whoever tests the agent learns that its model did not answer; visitors do not. */
export const ModelFailed: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(answerWith({ ...messageFixtures.withSource, instead: 'key-refused' }))
  },
  play: async (context) => {
    await ask(context, 'What time do you open on Monday?')
    await expect(
      await context.canvas.findByText(
        "The language model's provider refuses the key: the knowledge alone answered.",
      ),
    ).toBeVisible()
  },
}

/** Without a language model the panel says where its answers come from. */
export const LocalNotice: Story = {
  args: { localAnswers: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No language model is configured/)).toBeVisible()
  },
}

/** Every question goes to the same conversation until it is reset. */
export const Reset: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    const sent: unknown[] = []
    msw.use(
      http.post('*/test-chat', async ({ request }) => {
        sent.push(((await request.clone().json()) as { conversationId?: string }).conversationId)
        const message = { ...messageFixtures.withSource, id: `answer-${sent.length}` }
        message.blocks = [{ type: 'paragraph', runs: [{ type: 'text', text: JSON.stringify(sent) }] }]
        return HttpResponse.json({ conversationId, message })
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await ask(context, 'One?')
    await canvas.findByText('[null]')
    await ask(context, 'Two?')
    await canvas.findByText(`[null,"${conversationId}"]`)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset conversation' }))
    await waitFor(() => expect(canvas.queryByText('[null]')).toBeNull())
    await expect(canvas.getByText('A new conversation has started.')).toBeInTheDocument()
    await canvas.findByRole('button', { name: 'When are you open?' })
    await ask(context, 'Three?')
    await canvas.findByText(`[null,"${conversationId}",null]`)
  },
}

/** The conversation of this browser tab goes on after a reload. */
export const Continued: Story = {
  beforeEach({ msw, mocks: { db } }) {
    conversationInTab('eu', agentId).keep(conversationId)
    msw.use(...conversationHandlers({ db, conversations: { [conversationId]: longConversation } }))
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('On Monday we open at 7:00 AM and close at 8:00 PM.')).toHaveLength(8),
    )
  },
}

/** A kept conversation that is gone is no failure: a new one starts. */
export const Forgotten: Story = {
  beforeEach() {
    conversationInTab('eu', agentId).keep('conversation-gone')
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'When are you open?' })
    await expect(conversationInTab('eu', agentId).read()).toBeUndefined()
  },
}
