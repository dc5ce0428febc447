import { expect, fn, screen, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildCheckCase } from '#mocks/fixtures/publishing/check.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { CheckDrawer } from './check-drawer.tsx'

const agentId = fixtureAgentIds.cafe
const check = buildCheckCase()

const meta = {
  component: CheckDrawer,
  decorators: [withSignedIn, withRoute],
  args: {
    owner: { region: 'eu', agentId },
    workspaceId: fixtureWorkspaceIds.eu,
    check,
    open: true,
    onClose: fn(),
    onExited: fn(),
  },
  parameters: {
    route: { pattern: paths.agentNodes.pattern, url: paths.agentNodes.href('eu', agentId, 'checks') },
    seed: { checks: { [agentId]: { cases: [check] } } },
  },
} satisfies Meta<typeof CheckDrawer>

export default meta
type Story = StoryObj<typeof meta>

const says = () => screen.findByRole('textbox', { name: /^The answer must say/ })
const save = () => screen.getByRole('button', { name: 'Save check' })

export const Default: Story = {
  play: async () => {
    await expect(await says()).toHaveValue('9:00')
  },
}

/** Lines are phrases, commas and all. */
export const Saved: Story = {
  tags: ['walk'],
  play: async ({ userEvent, args, mocks }) => {
    await userEvent.type(await says(), '{Enter}€ 4,50')
    await userEvent.click(save())
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(mocks.db.checks.get(agentId)?.cases[0]?.mustSay).toEqual(['9:00', '€ 4,50'])
  },
}

export const Invalid: Story = {
  tags: ['arrives'],
  args: { check: undefined },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save check' }))
    await expect(await screen.findByText('Please enter a question.')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    await expect(await says()).toHaveAttribute('readonly')
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Save check' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save check' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
  },
}
