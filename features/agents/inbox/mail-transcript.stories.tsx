import { expect, fn, screen, waitFor } from 'storybook/test'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { cafeChatId } from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import { buildVisitorSessions } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { MailTranscript } from './mail-transcript.tsx'

const meta = {
  component: MailTranscript,
  decorators: [withSignedIn, withRoute],
  args: {
    chat: { region: 'eu', agentId: fixtureAgentIds.cafe, conversationId: cafeChatId },
    email: 'ana@example.com',
    people: [{ email: 'owner@example.com' }],
    onClose: fn(),
  },
  parameters: { seed: { utilities: { visitorSessions: buildVisitorSessions() } } },
} satisfies Meta<typeof MailTranscript>

export default meta
type Story = StoryObj<typeof meta>

/** The visitor's own address is there already: it closes at once. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('combobox', { name: /^Email address/ })).toHaveTextContent(
      'ana@example.com',
    )
    if (restsHere) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** Another address that was chosen is not lost by Escape. */
export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, args }) => {
    const address = await screen.findByRole('combobox', { name: /^Email address/ })
    await userEvent.click(address)
    await userEvent.click(await screen.findByRole('option', { name: 'owner@example.com' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(address).toHaveTextContent('owner@example.com')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
