import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { questionLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildMessage, messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { documentScenarios } from '#mocks/handlers/knowledge/document.handlers.ts'
import { questionScenarios } from '#mocks/handlers/knowledge/question.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
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

const save = () => screen.getByRole('button', { name: 'Save to knowledge' })

/** What the knowledge would answer shows by itself. */
async function tried(userEvent: User, wanted = 'Yes, on the terrace.'): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'What it should say' }), wanted)
  await expect(save()).toBeDisabled()
  await screen.findByRole('heading', { name: 'What the knowledge would answer' }, { timeout: 5000 })
  await waitFor(() => expect(save()).toBeEnabled(), { timeout: 5000 })
}

/** The question stands there; what a don't-know should have said is empty, and typed first. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveValue('May I bring my dog?')
    await expect(screen.getByRole('textbox', { name: 'What it should say' })).toHaveFocus()
    await expect(save()).toBeDisabled()
  },
}

/** What was known stands there to be mended; as it is there is nothing to keep. */
export const Known: Story = {
  args: { answer: messageFixtures.withSource },
  play: async () => {
    const wanted = await screen.findByRole('textbox', { name: 'What it should say' })
    await expect(wanted).toHaveValue(plainText(messageFixtures.withSource))
    await expect(save()).toBeDisabled()
  },
}

/** The old answer and the new one stand there before anything is kept; another word is tried anew by itself. */
export const Saved: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks, args }) => {
    const kept = () => mocks.db.knowledge.get(agentId)?.some(({ name }) => name === 'May I bring my dog?')
    await tried(userEvent)
    await expect(screen.getByText(plainText(messageFixtures.dontKnow))).toBeVisible()
    await expect(kept()).toBe(false)
    await tried(userEvent, ' Gladly.')
    const shown = within(within(screen.getByRole('dialog')).getByRole('status'))
    await expect(shown.getByText('Yes, on the terrace. Gladly.')).toBeVisible()
    await userEvent.click(save())
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(kept()).toBe(true)
  },
}

const inOwnWords = { answer: 'Dogs are welcome on the terrace.', known: true }

/** Where a model answers, what it said is told apart from what the knowledge answers, now and then. */
export const ModelAnswers: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/kb-pair', () =>
        HttpResponse.json({ ...inOwnWords, before: { answer: 'No pets.', known: true }, model: true }),
      ),
    ),
  play: async ({ userEvent }) => {
    await tried(userEvent)
    await expect(screen.getByRole('heading', { name: 'What it said' })).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'What the knowledge answers now' })).toBeVisible()
    await expect(screen.getByText('No pets.')).toBeVisible()
    await expect(screen.getByText(/a model writes the answer from this/)).toBeVisible()
  },
}

/** What was typed is not lost by Escape. */
export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, args }) => {
    const wanted = await screen.findByRole('textbox', { name: 'What it should say' })
    await userEvent.type(wanted, 'Yes, on the terrace.{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(wanted).toHaveValue('Yes, on the terrace.')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What could not be tried says so, and is tried again by a press; nothing is kept unseen. */
export const NotTried: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(questionScenarios.pair.networkFails()),
  play: async ({ userEvent, msw, mocks }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'What it should say' }),
      'Yes, on the terrace.',
    )
    await expect(await screen.findByText('It could not be tried', {}, { timeout: 10_000 })).toBeVisible()
    await expect(save()).toBeDisabled()
    if (restsHere) return
    msw.use(...mocks.handlers)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(save()).toBeEnabled())
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
    await expect(screen.queryByRole('button', { name: 'Save to knowledge' })).toBeNull()
  },
}

/** What was typed stays where it was not kept. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(documentScenarios.save.forbidden()),
  play: async ({ userEvent }) => {
    await tried(userEvent)
    await userEvent.click(save())
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'What it should say' })).toHaveValue(
      'Yes, on the terrace.',
    )
  },
}
