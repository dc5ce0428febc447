import { expect, fn, screen, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { AskedQuestionsModal } from './asked-questions-modal.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: AskedQuestionsModal,
  decorators: [withSignedIn, withRoute],
  args: { owner: { region: 'eu', agentId }, checks: [], today: '2026-01-31', onClose: fn() },
  parameters: {
    route: { pattern: paths.agentNodes.pattern, url: paths.agentNodes.href('eu', agentId, 'checks') },
  },
} satisfies Meta<typeof AskedQuestionsModal>

export default meta
type Story = StoryObj<typeof meta>

const first = async () => {
  const [box] = await screen.findAllByRole('checkbox')
  if (!box) throw new Error('No question is offered')
  return box
}

export const Default: Story = {
  play: async () => {
    await expect(await first()).not.toBeChecked()
    await expect(screen.getByRole('button', { name: 'Add checks' })).toBeDisabled()
  },
}

export const Added: Story = {
  tags: ['walk'],
  play: async ({ userEvent, args, mocks }) => {
    await userEvent.click(await first())
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 check' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(mocks.db.checks.get(agentId)?.cases).toHaveLength(1)
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    await userEvent.click(await first())
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 check' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
  },
}
