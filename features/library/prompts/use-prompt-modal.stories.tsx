import { expect, fn, screen } from 'storybook/test'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { UsePromptModal } from './use-prompt-modal.tsx'

const meta = {
  component: UsePromptModal,
  decorators: [withSignedIn, withRoute],
  args: { promptId: 'prompt0complaint', open: true, onClose: fn(), onExited: fn() },
} satisfies Meta<typeof UsePromptModal>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the list of agents and takes the first. */
async function chooseFirst(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Agent' }))
  const [first] = await screen.findAllByRole('option')
  await userEvent.click(first as HTMLElement)
}

export const Default: Story = {
  play: async ({ userEvent }) => {
    await chooseFirst(userEvent)
    await expect(await screen.findByText('What changes')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Replace prompt' })).toBeEnabled()
  },
}

export const Failed: Story = {
  play: async ({ userEvent, msw }) => {
    msw.use(agentScenarios.get.networkFails())
    await chooseFirst(userEvent)
    await expect(await screen.findByText('The prompts could not be compared')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Replace prompt' })).toBeDisabled()
  },
}

export const NotReplaced: Story = {
  play: async ({ userEvent, msw, args }) => {
    await chooseFirst(userEvent)
    await screen.findByText('What changes')
    msw.use(agentScenarios.save.forbidden())
    await userEvent.click(screen.getByRole('button', { name: 'Replace prompt' }))
    await expect(await screen.findByText('Not replaced')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What was chosen to be replaced is not lost by Escape. */
export const LeaveAsked: Story = {
  play: async ({ userEvent, args }) => {
    await chooseFirst(userEvent)
    await screen.findByText('What changes')
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** For somebody who may only look: what would be replaced can be compared. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(lookOnlyReason)).toBeVisible()
    await chooseFirst(userEvent)
    await expect(await screen.findByText('What changes')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Replace prompt' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and the choice stays. */
export const Forbidden: Story = {
  beforeEach: takeRights,
  play: async ({ userEvent, args }) => {
    await chooseFirst(userEvent)
    await screen.findByText('What changes')
    await userEvent.click(screen.getByRole('button', { name: 'Replace prompt' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
