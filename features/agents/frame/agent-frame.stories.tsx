import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspaceCard, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AgentFrame, type AgentSection } from './agent-frame.tsx'

const agentId = fixtureAgentIds.cafe
const sections: AgentSection[] = [
  { tab: 'overview', label: 'Widget', needs: 'view' },
  { tab: 'convos', label: 'Chats', needs: 'view' },
  { tab: 'kb', label: 'Knowledge', needs: 'editAgents' },
]

function WorkspaceAtHand() {
  return <p>Working in {useWorkspace().workspace.workspaceName}</p>
}

const meta = {
  component: AgentFrame,
  decorators: [withRoute, withSignedIn],
  parameters: { route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', agentId, 'overview') } },
  args: { agentId, sections, children: <h1>Widget</h1> },
} satisfies Meta<typeof AgentFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Widget' })).toHaveAttribute('aria-current', 'page')
    if (restsHere) return
    await userEvent.click(canvas.getByRole('link', { name: 'Chats' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(`/app/eu/agents/${agentId}/convos`)
    await expect(canvas.getByRole('link', { name: 'Chats' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Vertical: Story = { args: { layout: 'vertical' } }

/** A section without a screen is not a tab, and one alone needs none. */
export const OneSection: Story = {
  args: { sections: sections.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Widget' })).toBeVisible()
  },
}

/** What a member may not see is no tab, and its address leads to what they may. */
export const WithoutPermission: Story = {
  parameters: {
    session: buildViewerSession(),
    route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', agentId, 'kb') },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(`/agents/${agentId}/overview`),
    )
    const tabs = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(tabs).toEqual(['Widget', 'Chats'])
  },
}

/** An agent of the other region is shown there, under the same path. */
export const OtherRegion: Story = {
  parameters: {
    seed: { agents: [{ ...buildAgent(), ownerID: fixtureWorkspaceIds.na }] },
    route: {
      pattern: paths.agent.pattern,
      url: paths.agent.href('eu', agentId, 'convos', { showDebugger: true }),
    },
  },
  play: async ({ canvas }) => {
    const there = `/app/na/agents/${agentId}/convos?showDebugger=true`
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(there))
  },
}

const bakery = buildWorkspaceCard({
  uid: 'workspace000eu2',
  workspaceName: 'Bakery',
  role: 'member',
  usersPerms: ['view'],
})
const twoWorkspaces = buildSession({ workspaces: [buildWorkspaceCard(), bakery] })

/** Permissions, switcher and library are those of the workspace the agent belongs to. */
export const AnotherWorkspace: Story = {
  parameters: {
    session: twoWorkspaces,
    seed: { session: twoWorkspaces, agents: [{ ...buildAgent(), ownerID: bakery.uid }] },
  },
  render: (args) => (
    <>
      <WorkspaceAtHand />
      <AgentFrame {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Working in Bakery')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Widget', 'Chats']),
    )
  },
}

/** An agent that neither region knows: back to the agents, and why. */
export const NotFound: Story = {
  args: { agentId: 'agent-absent-001' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/app\/eu\/agents$/))
    await expect(await screen.findByText('Agent not found')).toBeVisible()
  },
}

/** The other region does not answer: 'not found' would be a guess. */
export const OtherRegionFailed: Story = {
  args: { agentId: 'agent-absent-001' },
  beforeEach({ msw }) {
    msw.use(http.get('*/api/na/v2/agents/:agentId', () => HttpResponse.error()))
  },
  play: async ({ canvas, msw, mocks, userEvent }) => {
    await canvas.findByRole('heading', { name: 'The agent could not be loaded' })
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/app\/eu\/agents$/))
  },
}
