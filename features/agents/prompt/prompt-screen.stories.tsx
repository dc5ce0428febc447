import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { saveMockAgent } from '#mocks/handlers/agents/save-mock-agent.ts'
import { conversationScenarios } from '#mocks/handlers/conversations/conversation.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { PromptScreen } from './prompt-screen.tsx'

const agentId = fixtureAgentIds.cafe
const cafe = buildAgent({ vg_systemPrompt: 'You work for {{company}}.\nToday is {{date}}.' })

const meta = {
  component: PromptScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId, localAnswers: false },
  parameters: {
    route: { pattern: paths.agentNodes.pattern, url: paths.agentNodes.href('eu', agentId) },
    seed: { agents: [cafe] },
  },
} satisfies Meta<typeof PromptScreen>

export default meta
type Story = StoryObj<typeof meta>

const systemPrompt = () => screen.findByRole('textbox', { name: 'System prompt' })
const save = () => screen.getByRole('button', { name: 'Save changes' })

export const Default: Story = {
  play: async () => {
    await expect(await systemPrompt()).toHaveValue(cafe.vg_systemPrompt)
    await expect(screen.getByText(/^\d+ of 50,000 characters$/)).toBeVisible()
    await expect(screen.getByText('All changes saved.')).toBeVisible()
  },
}

/** Typed, completed by the keyboard, saved: nothing else of the agent changed. */
export const CompletesVariables: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    const field = await systemPrompt()
    await userEvent.clear(field)
    await userEvent.type(field, 'Serve {{{{')
    const list = await screen.findByRole('listbox', { name: 'Variables' })
    await expect(within(list).getAllByRole('option')).toHaveLength(6)
    await userEvent.type(field, 'pa{Enter}')
    await waitFor(() => expect(field).toHaveValue('Serve {{page}}'))
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(save())
    await expect(await screen.findByText(/Draft saved\. Publish it/)).toBeVisible()
    const saved = mocks.db.agents.find(({ ID }) => ID === agentId)
    await expect(saved?.vg_systemPrompt).toBe('Serve {{page}}')
    await expect(saved?.vg_defaultModel).toBe(cafe.vg_defaultModel)
  },
}

/** The list while a variable is typed. */
export const Completing: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await systemPrompt(), ' {{{{')
    await expect(await screen.findByRole('option', { name: /The name of the workspace/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** What is no variable reaches the model as it is, and is named. */
export const UnknownVariable: Story = {
  parameters: { seed: { agents: [{ ...cafe, vg_systemPrompt: 'Hello {{customer}}.' }] } },
  play: async () => {
    await expect(await screen.findByText(/No variable, so the model reads it as it is/)).toBeVisible()
  },
}

/** A prompt of the library, put after what is there. */
export const InsertsLibraryPrompt: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await systemPrompt()
    await userEvent.click(screen.getByRole('combobox', { name: /Library prompt/ }))
    const [first] = await screen.findAllByRole('option')
    if (first) await userEvent.click(first)
    await waitFor(async () => expect((await systemPrompt()).textContent?.length).toBeGreaterThan(60))
    await expect(await screen.findByText('There are unsaved changes.')).toBeVisible()
  },
}

/** What the model receives, with what is typed and variables resolved. */
export const Received: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await systemPrompt(), ' Be kind.')
    await userEvent.click(screen.getByRole('button', { name: 'Show what it receives' }))
    const seen = await screen.findByRole('group', { name: '1. Instructions' })
    await expect(seen).toHaveTextContent('You work for Harbour group.')
    await expect(seen).toHaveTextContent('Be kind.')
    await expect(seen).not.toHaveTextContent('{{')
  },
}

export const ReceivedFails: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(conversationScenarios.prompt.rateLimited()),
  play: async ({ userEvent }) => {
    await systemPrompt()
    await userEvent.click(screen.getByRole('button', { name: 'Show what it receives' }))
    await expect(await screen.findByText('It could not be shown')).toBeVisible()
  },
}

/** The same question to the draft and to what visitors have. */
export const Compares: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await systemPrompt()
    await userEvent.type(screen.getByRole('textbox', { name: 'Question to both' }), 'When are you open?')
    await userEvent.click(screen.getByRole('button', { name: 'Ask both' }))
    const draft = await screen.findByRole('status', { name: 'Answer: Draft' })
    await expect(draft).toHaveTextContent('The draft was asked: When are you open?')
    const published = await screen.findByRole('status', { name: 'Answer: Published' })
    await expect(published).toHaveTextContent('What visitors have was asked: When are you open?')
  },
}

export const CompareFails: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(conversationScenarios.test.rateLimited()),
  play: async ({ userEvent }) => {
    await systemPrompt()
    await userEvent.type(screen.getByRole('textbox', { name: 'Question to both' }), 'Hello?')
    await userEvent.click(screen.getByRole('button', { name: 'Ask both' }))
    await waitFor(() => expect(screen.getAllByText('There is no answer')).toHaveLength(2))
  },
}

/** Without a language model it is said what of this has an effect and what has none. */
export const WithoutModel: Story = {
  args: { localAnswers: true },
  play: async () => {
    await expect(await screen.findByText('No language model is configured')).toBeVisible()
    await expect(screen.getByText(/have no effect until there is one/)).toBeVisible()
  },
}

export const Invalid: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await systemPrompt()
    const tokens = screen.getByRole('spinbutton', { name: /Max tokens/ })
    await userEvent.clear(tokens)
    if (restsHere) return
    await userEvent.click(save())
    await expect(await screen.findByText('Please enter a whole number from 1 to 128,000.')).toBeVisible()
    await waitFor(() => expect(tokens).toHaveFocus())
  },
}

/** Somebody else changed the prompt meanwhile: both are shown. */
export const Conflict: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await systemPrompt(), ' Mine.')
    const kept = mocks.db.agents.find(({ ID }) => ID === agentId)
    if (kept) saveMockAgent(mocks.db, kept, { vg_systemPrompt: 'Theirs.' }, kept.rev)
    await userEvent.click(save())
    const question = await screen.findByRole('alert', { name: 'Someone else changed this meanwhile.' })
    await expect(within(question).getByText('Theirs.')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the prompt')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The prompt could not be loaded')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    await expect(await systemPrompt()).toHaveAttribute('readonly')
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('combobox', { name: /Library prompt/ })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Show what it receives' })).toBeEnabled()
    await expect(screen.getByText(/^Tools are not called/)).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was typed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, mocks }) => {
    const field = await systemPrompt()
    await userEvent.type(field, ' More.')
    takeRights({ mocks })
    await userEvent.click(save())
    await expect((await screen.findAllByText(/You do not have access to do this\./))[0]).toBeVisible()
    await expect(field).toHaveValue(`${cafe.vg_systemPrompt} More.`)
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
