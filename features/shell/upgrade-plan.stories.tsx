import type { Decorator } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, fn, screen } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { buildWorkspace, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AccountMenu } from './account-menu.tsx'
import { UpgradePlan } from './upgrade-plan.tsx'

/** Says when the workspace has answered: only then an absent button means something. */
function Answered() {
  const { status } = useQuery(workspaceQuery('eu', fixtureWorkspaceIds.eu))
  return status === 'success' && <output>The workspace is known.</output>
}

const withAnswer: Decorator = (Story) => (
  <>
    <Story />
    <Answered />
  </>
)

const week = 604_800
/** Joined an hour ago, with credits to spend: nothing to offer yet. */
const newcomer: Partial<Workspace> = {
  joinedAt: Math.floor(fixtureNow / 1000) - 3600,
  loadTokens: 5000,
  stripeSubscriptionId: null,
}

const meta = {
  component: UpgradePlan,
  decorators: [withAnswer, withSignedIn, withRoute],
  parameters: {
    route: { pattern: paths.agents.pattern, url: paths.agents.href('eu') },
    workspace: newcomer,
    seed: ({ workspace }) => ({ workspaces: [buildWorkspace(workspace)] }),
  },
} satisfies Meta<typeof UpgradePlan>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function expectShown({ canvas }: PlayContext) {
  const link = await canvas.findByRole('link', { name: 'Upgrade Plan' })
  await expect(link).toHaveAttribute('href', '/pricing')
}

async function expectAbsent({ canvas }: PlayContext) {
  await canvas.findByText('The workspace is known.')
  await expect(canvas.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull()
}

/** Fewer than 500 credits left. */
export const Default: Story = {
  parameters: { workspace: { ...newcomer, loadTokens: 499.9 } },
  play: expectShown,
}

/** More than a week in. */
export const Settled: Story = {
  parameters: { workspace: { ...newcomer, joinedAt: Math.floor(fixtureNow / 1000) - week - 1 } },
  play: expectShown,
}

/** New, with credits to spend. */
export const TooEarly: Story = { play: expectAbsent }

export const Subscribed: Story = {
  parameters: { workspace: { ...newcomer, loadTokens: 0, stripeSubscriptionId: 'sub_1' } },
  play: expectAbsent,
}

/** Never in the way of work on an agent. */
export const OnAgentPage: Story = {
  parameters: {
    workspace: { ...newcomer, loadTokens: 0 },
    route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', 'agent-cafe-00001') },
  },
  play: expectAbsent,
}

/** Nor in the account menu, which has it where the bar has no room. */
export const MenuOnAgentPage: Story = {
  ...OnAgentPage,
  render: () => (
    <AccountMenu trigger={<button type="button">Account</button>} onSignOut={fn()} signingOut={false} />
  ),
  play: async () => {
    await screen.findByText('The workspace is known.')
    await expect(screen.getByRole('menuitem', { name: 'Account Settings' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Upgrade Plan' })).toBeNull()
  },
}

/** The brand keeps prices to itself. */
export const WithoutPricing: Story = {
  parameters: { workspace: { ...newcomer, loadTokens: 0 } },
  beforeEach: bootData({ brand: { name: 'Example', mainHost: false, showPricing: false } }),
  play: expectAbsent,
}
