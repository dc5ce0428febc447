import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildVisitorSession, fixtureTranscript } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { conversationHandlers } from '#mocks/handlers/conversations/conversation.handlers.ts'
import { visitorSessionScenarios } from '#mocks/handlers/library/visitor-session.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { atAddress, chooseOption, deleteRow, listRows } from '#storybook/list-story.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryContext, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { SessionsScreen } from './sessions-screen.tsx'

const cafe = 'session-cafe-001'
const at = atAddress(paths.sessions)
const transcripts = ({ db }: StoryContext['mocks'], messages = fixtureTranscript) =>
  conversationHandlers({ db, conversations: { [cafe]: messages } })

const meta = {
  component: SessionsScreen,
  beforeEach: ({ msw, mocks }) => msw.use(...transcripts(mocks)),
  decorators: [withSignedIn, withRoute],
  parameters: at(),
} satisfies Meta<typeof SessionsScreen>

export default meta
type Story = StoryObj<typeof meta>

const rows = () => listRows('Conversations')

/** Last message first, with what the agent could not answer. */
export const Default: Story = {
  play: async () => {
    const [first, second] = await rows()
    await expect(within(first as HTMLElement).getByText('Harbour café · Website widget')).toBeVisible()
    await expect(within(second as HTMLElement).getByText('Did not know 2')).toBeVisible()
    await expect(await rows()).toHaveLength(3)
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(visitorSessionScenarios.list.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading conversations')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { seed: { utilities: { visitorSessions: [] } } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(visitorSessionScenarios.list.networkFails()),
  play: async ({ userEvent, msw, mocks }) => {
    await expect(
      await screen.findByRole('heading', { name: 'Conversations could not be loaded' }),
    ).toBeVisible()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(await rows()).toHaveLength(3)
  },
}

/** By agent and by time, kept in the address. */
export const Filtered: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await rows()
    await chooseOption(userEvent, 'Agent', 'Yoga studio front desk')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    if (restsHere) return
    await chooseOption(userEvent, 'Period', 'Last 7 days')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await expect(canvas.getByTestId('address')).toHaveTextContent('agent=agent-studio-001&period=7')
  },
}

export const NothingFound: Story = {
  parameters: at('agent=agent-support-01'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No conversation matches' })).toBeVisible()
  },
}

/** What the workspace tries out itself is no visitor's; it is there when asked for. */
export const TestChats: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await rows()
    await chooseOption(userEvent, 'From', 'Test conversations')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await expect(screen.getByText('Harbour café · Test chat')).toBeVisible()
    await expect(canvas.getByTestId('address')).toHaveTextContent('from=test')
  },
}

const manySessions = {
  utilities: {
    visitorSessions: Array.from({ length: 60 }, (_, index) =>
      buildVisitorSession({
        ID: `session-many-${String(index).padStart(3, '0')}`,
        title: `Question ${index}`,
      }),
    ),
  },
}

/** A link opens a session that stands further down the list than is loaded. */
export const FurtherDown: Story = {
  parameters: { ...at('item=session-many-055'), seed: manySessions },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Conversation with Harbour café' })).toBeVisible()
  },
}

export const Gone: Story = {
  parameters: at('item=session-gone-0001'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'It is not in this list' })).toBeVisible()
  },
}

/** Fifty at a time. */
export const ManySessions: Story = {
  parameters: { seed: manySessions },
  play: async ({ userEvent }) => {
    await expect(await rows()).toHaveLength(50)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(async () => expect(await rows()).toHaveLength(60))
  },
}

/** Asks first: it cannot be undone. */
export const Deleted: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await rows()
    await deleteRow(userEvent, 'conversation', 'What time do you open on Monday?')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
  },
}

export const DeleteFailed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(visitorSessionScenarios.remove.rateLimited()),
  play: async ({ userEvent }) => {
    await rows()
    const dialog = await deleteRow(userEvent, 'conversation', 'What time do you open on Monday?')
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

/** Somebody who may only look reads them and deletes none. */
export const ReadOnly: Story = {
  parameters: {
    session: buildViewerSession(),
  },
  play: async ({ userEvent }) => {
    await rows()
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    if (restsHere) return
    await userEvent.click(
      screen.getByRole('button', { name: 'Actions for What time do you open on Monday?' }),
    )
    await expect(await screen.findByRole('menuitem', { name: 'View' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  },
}

export const LongContent: Story = {
  parameters: {
    seed: {
      utilities: {
        visitorSessions: [
          buildVisitorSession({
            title: 'متى تفتحون يوم الاثنين وهل يمكنني الحجز لعشرة أشخاص؟',
            agent: {
              ID: 'agent-cafe-00001',
              title: 'Unbroken'.repeat(20),
              roundedImageURL: '',
              customThemeJSONString: '',
            },
          }),
          buildVisitorSession({
            ID: 'session-cafe-002',
            title: 'W'.repeat(50),
            agent: null,
            unknownAnswers: 120,
          }),
        ],
      },
    },
  },
  play: async () => {
    for (const each of await rows()) await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth + 1)
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    await rows()
    const dialog = await deleteRow(userEvent, 'conversation', 'What time do you open on Monday?')
    await expect(await dialog.findByText('You do not have access to do this.')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
