import { expect, fn, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildInboxConversation } from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import { buildVisitorSessions } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { VisitorPanel } from './visitor-panel.tsx'
import './inbox.css'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: VisitorPanel,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', conversation: buildInboxConversation(), onOpen: fn() },
  parameters: {
    seed: { utilities: { visitorSessions: buildVisitorSessions() } },
    route: { pattern: paths.agentChats.pattern, url: paths.agentChats.href('eu', agentId) },
  },
} satisfies Meta<typeof VisitorPanel>

export default meta
type Story = StoryObj<typeof meta>

/** All that is known; the open conversation stands in its place among others of the visitor, which open by a press. */
export const Default: Story = {
  args: {
    conversation: buildInboxConversation({
      state: 'waiting',
      handledBy: 'member',
      country: 'FR',
      lastMessageAt: hoursAgo(2),
      visitor: {
        name: 'Ana Silva',
        email: 'ana@example.com',
        phone: '+33 1 23 45 67 89',
        page: 'https://cafe.example/terrace',
        sharedConversations: 2,
        earlier: [
          {
            id: 'session-early-01',
            title: 'Do you take cards?',
            state: 'closed',
            lastMessageAt: hoursAgo(50),
          },
          { id: 'session-later-1', title: 'And on Sunday?', state: 'open', lastMessageAt: hoursAgo(0) },
        ],
      },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('France')).toBeVisible()
    await expect(canvas.getByText('https://cafe.example/terrace')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export as JSON' })).toBeVisible()
    await expect(canvas.getByText(/Files are named in it/)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /^Also 2 other conversations/ })).toBeVisible()
    const lines = within(canvas.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
    await expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true', null])
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Do you take cards?' }))
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'session-early-01', agentId })
  },
}

/** Somebody who said nothing of themselves: what is not known has no line. */
export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Email')).toBeNull()
    await expect(canvas.queryByText('Country')).toBeNull()
    await expect(canvas.getByText('Began')).toBeVisible()
  },
}

/** Members who test the agent are no leads. */
export const TestChat: Story = {
  args: { conversation: buildInboxConversation({ channel: 'test' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Lead' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Their data' })).toBeNull()
  },
}

/** Long words and another direction stay inside. */
export const LongContent: Story = {
  args: {
    conversation: buildInboxConversation({
      visitor: {
        name: 'متى تفتحون يوم الاثنين',
        email: `${'w'.repeat(60)}@example.com`,
        page: `https://cafe.example/${'w'.repeat(200)}`,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
