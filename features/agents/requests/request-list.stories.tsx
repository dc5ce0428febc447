import { expect, screen, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildVisitorRequest } from '#mocks/fixtures/requests/request.fixtures.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { requestScenarios } from '#mocks/handlers/requests/request.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { RequestList } from './request-list.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: RequestList,
  args: { region: 'eu', agent: { ID: agentId, recordChatHistory: true } },
  decorators: [withSignedIn, withRoute],
  parameters: { route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', agentId) } },
} satisfies Meta<typeof RequestList>

export default meta
type Story = StoryObj<typeof meta>

/** Who asked, for what, how to reach them, and whether somebody has dealt with it. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole('list', { name: 'Requests' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByRole('link', { name: '+1 555 010 0199' })).toHaveAttribute(
      'href',
      'tel:+15550100199',
    )
    await expect(list.getByText('Friday at 19:00 or Saturday at 18:30')).toBeVisible()
    const opens = list.getByRole('link', { name: 'Open the conversation: Ana Silva' })
    await expect(opens).toHaveAttribute('href', paths.agentChats.href('eu', agentId, 'session-cafe-001'))
    if (restsHere) return
    await userEvent.click(list.getByRole('button', { name: 'Mark as done: Ana Silva' }))
    await expect(await list.findByRole('button', { name: 'Reopen: Ana Silva' })).toBeVisible()
  },
}

export const LongContent: Story = {
  parameters: {
    seed: {
      requests: [
        buildVisitorRequest({
          name: 'محمد'.repeat(30),
          message: 'word '.repeat(300),
          email: `${'a'.repeat(60)}@example.com`,
        }),
      ],
    },
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Requests' })
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth + 1)
  },
}

/** Where no conversation is kept there is none to open. */
export const HistoryOff: Story = {
  args: { agent: { ID: agentId, recordChatHistory: false } },
  play: async () => {
    await screen.findByRole('list', { name: 'Requests' })
    await expect(screen.queryByRole('link', { name: /^Open the conversation/ })).toBeNull()
  },
}

/** Who may only look is not offered to change anything. */
export const LookOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    await screen.findByRole('list', { name: 'Requests' })
    await expect(screen.queryByRole('button', { name: /Mark as done/ })).toBeNull()
  },
}

/** Who may answer chats deals with requests, too. */
export const MayAnswerChats: Story = {
  parameters: {
    session: buildSession({
      workspaces: [buildWorkspaceCard({ role: 'member', usersPerms: ['view', 'chats'] })],
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Mark as done: Ana Silva' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { seed: { requests: [] } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(requestScenarios.list.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading the requests')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(requestScenarios.list.networkFails()),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'The requests could not be loaded' }),
    ).toBeVisible()
  },
}

/** What failed is said beside it, and the request stays as it is. */
export const ChangeFailed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(requestScenarios.save.networkFails()),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done: Ana Silva' }))
    await expect(await screen.findByText(/^The request could not be changed\./)).toBeVisible()
  },
}
