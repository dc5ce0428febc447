import { expect, fn, screen, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { questionLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildMessage, messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { documentScenarios } from '#mocks/handlers/knowledge/document.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { ImproveDrawer } from './improve-drawer.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: ImproveDrawer,
  args: {
    agent: { region: 'eu', agentId },
    question: buildMessage({ id: 'message-q2', role: 'user', text: 'May I bring my dog?' }),
    answer: messageFixtures.dontKnow,
    onClose: fn(),
  },
  decorators: [withSignedIn, withRoute],
  parameters: { route: { pattern: paths.agentChats.pattern, url: paths.agentChats.href('eu', agentId) } },
} satisfies Meta<typeof ImproveDrawer>

export default meta
type Story = StoryObj<typeof meta>
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function tried(userEvent: User): Promise<void> {
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What it should say' }),
    'Yes, on the terrace.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show the new answer' }))
}

/** The question stands there; what a don't-know should have said is empty. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveValue('May I bring my dog?')
    await expect(screen.getByRole('button', { name: 'Show the new answer' })).toBeDisabled()
  },
}

/** Both answers stand there before anything is kept; another word has to be tried again. */
export const Saved: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks, args }) => {
    const kept = () => mocks.db.knowledge.get(agentId)?.some(({ name }) => name === 'May I bring my dog?')
    await tried(userEvent)
    await expect(
      await screen.findByRole('heading', { name: 'What the knowledge would answer' }),
    ).toBeVisible()
    await expect(kept()).toBe(false)
    await userEvent.type(screen.getByRole('textbox', { name: 'What it should say' }), ' Gladly.')
    await expect(screen.queryByRole('button', { name: 'Save to knowledge' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show the new answer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save to knowledge' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(kept()).toBe(true)
  },
}

/** Whoever may only look keeps nothing; a question longer than knowledge takes is cut. */
export const ReadOnly: Story = {
  args: {
    question: buildMessage({ id: 'message-q3', role: 'user', text: 'May I bring my dog? '.repeat(20) }),
  },
  parameters: { session: buildViewerSession() },
  play: async () => {
    await expect(await screen.findByText(lookOnlyReason)).toBeVisible()
    const asked = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' }).value
    await expect(asked.length).toBeLessThanOrEqual(questionLimit)
    await expect(screen.queryByRole('button', { name: 'Show the new answer' })).toBeNull()
  },
}

/** What was typed stays where it was not kept. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(documentScenarios.save.forbidden()),
  play: async ({ userEvent }) => {
    await tried(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: 'Save to knowledge' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'What it should say' })).toHaveValue(
      'Yes, on the terrace.',
    )
  },
}
