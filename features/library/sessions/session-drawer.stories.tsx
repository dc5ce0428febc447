import { expect, screen, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import {
  longConversation,
  messageFixtures,
  toolCallFixtures,
} from '#mocks/fixtures/conversations/message.fixtures.ts'
import { fixtureTranscript } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import {
  conversationHandlers,
  conversationScenarios,
} from '#mocks/handlers/conversations/conversation.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryContext, StoryObj } from '#storybook/story.ts'
import { SessionsScreen } from './sessions-screen.tsx'

const cafe = 'session-cafe-001'
const url = paths.sessions.href('eu')
const at = (search: string) => ({ route: { pattern: paths.sessions.pattern, url: `${url}?${search}` } })
const transcripts = ({ db }: StoryContext['mocks'], messages: MemberMessage[] = fixtureTranscript) =>
  conversationHandlers({ db, conversations: { [cafe]: messages } })

const meta = {
  component: SessionsScreen,
  beforeEach: ({ msw, mocks }) => msw.use(...transcripts(mocks)),
  decorators: [withSignedIn, withRoute],
  parameters: { route: { pattern: paths.sessions.pattern, url } },
} satisfies Meta<typeof SessionsScreen>

export default meta
type Story = StoryObj<typeof meta>

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Conversations' }))
    .getAllByRole('row')
    .slice(1)

/** What was said, who said it, where it came from and what the agent did not know. */
export const Default: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'What time do you open on Monday?' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Conversation with Harbour café' }))
    const said = within(await drawer.findByRole('list', { name: 'What was said' }))
    await expect(said.getByText('On Monday we open at 7:00 AM and close at 8:00 PM.')).toBeVisible()
    await expect(said.getByText('From Opening hours')).toBeVisible()
    await expect(said.getByText('The agent did not know')).toBeVisible()
  },
}

/** What a tool was sent and what it answered stands below the answer that rests on it. */
export const WithToolCalls: Story = {
  parameters: at(`item=${cafe}`),
  beforeEach: ({ msw, mocks }) =>
    msw.use(
      ...transcripts(mocks, [
        messageFixtures.question,
        { ...messageFixtures.withSource, calls: [toolCallFixtures.found, toolCallFixtures.failed] },
      ]),
    ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Called find_order/ })).toBeVisible()
    await expect(screen.getByRole('button', { name: /Called opening_hours/ })).toBeVisible()
  },
}

export const LongContent: Story = {
  parameters: at(`item=${cafe}`),
  beforeEach: ({ msw, mocks }) =>
    msw.use(
      ...transcripts(mocks, [
        messageFixtures.arabicQuestion,
        messageFixtures.arabicAnswer,
        messageFixtures.rich,
        messageFixtures.longWords,
        ...longConversation,
      ]),
    ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Conversation with Harbour café' })
    const said = await within(drawer).findByRole('list', { name: 'What was said' })
    await expect(said.scrollWidth).toBeLessThanOrEqual(said.clientWidth + 1)
  },
}

export const Loading: Story = {
  parameters: at(`item=${cafe}`),
  beforeEach: ({ msw }) => msw.use(conversationScenarios.messages.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading the conversation')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: at(`item=${cafe}`),
  beforeEach: ({ msw }) => msw.use(conversationScenarios.messages.notFound()),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'The conversation could not be loaded' }),
    ).toBeVisible()
  },
}
