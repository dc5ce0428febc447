import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { CommandsProvider, useOfferedCommands } from '#features/shared/commands/commands-context.tsx'
import { readLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { tabTable } from '#mocks/contracts/agents/tab-rules.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspaceCard, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { Button } from '#ui/button/button.tsx'
import { AgentFrame, type AgentSection } from './agent-frame.tsx'

const agentId = fixtureAgentIds.cafe
const sections: AgentSection[] = [
  { tab: 'overview', label: 'Widget', needs: 'view' },
  { tab: 'convos', label: 'Chats', needs: 'view' },
  { tab: 'kb', label: 'Knowledge', needs: 'editAgents' },
]

/** More than fit into a phone's line. */
const manySections: AgentSection[] = Object.entries(tabTable).map(([tab, { label }]) => ({
  tab,
  label,
  needs: 'view',
}))

const tabNames = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole('link').map(({ textContent }) => textContent)

function WorkspaceAtHand() {
  return <p>Working in {useWorkspace().workspace.workspaceName}</p>
}

const meta = {
  component: AgentFrame,
  decorators: [withRoute, withSignedIn],
  parameters: {
    route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', agentId, 'overview') },
    shell: false,
  },
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

/** What does not fit is under More, whatever the width; the tab one is on is always seen. */
export const MoreThanFit: Story = {
  tags: ['arrives'],
  args: { sections: manySections },
  parameters: { route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', agentId, 'settings') } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(tabNames(canvas)).not.toContain('Channels'))
    await expect(tabNames(canvas)).toContain('Widget')
    await expect(tabNames(canvas)).toContain('Settings')
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menuitem', { name: 'Channels' })).toBeVisible()
    if (restsHere) return
    await userEvent.click(screen.getByRole('menuitem', { name: 'Channels' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(`/agents/${agentId}/channels`)
    await waitFor(() => expect(tabNames(canvas)).toContain('Channels'))
  },
}

/** A tab nobody needs is hidden in this browser, and comes back from the same menu. */
export const HidesATab: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Chats' }))
    await waitFor(() => expect(tabNames(canvas)).toEqual(['Widget', 'Knowledge']))
    await expect(readLocal('vg_hidden_tabs')).toBe('convos')
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Chats' }))
    await waitFor(() => expect(tabNames(canvas)).toEqual(['Widget', 'Chats', 'Knowledge']))
  },
}

/** An agent that answers by its flow calls its tools from there; one goes between its canvas and its prompt. */
export const NodesEnabled: Story = {
  args: { sections: manySections },
  parameters: {
    seed: { agents: [buildAgent({ enableNodes: true })] },
    route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', agentId, 'prompt') },
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(tabNames(canvas)).not.toContain('Tools'))
    await expect(tabNames(canvas)).not.toContain('Prompt')
    await expect(await canvas.findByRole('radio', { name: 'Canvas' })).toBeChecked()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('radio', { name: 'Prompt' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(`/agents/${agentId}/nodes`)
    await expect(tabNames(canvas)).not.toContain('Canvas')
  },
}

/** Beside the screen, with what clients change their organisation by; it collapses to icons. */
export const Vertical: Story = {
  args: { layout: 'vertical', sections: manySections, switcher: <p>Acme Inc.</p> },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'New Agent' })).toBeVisible()
    await expect(canvas.getByText('Acme Inc.')).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse tabs' }))
    await expect(canvas.queryByText('Acme Inc.')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Chats' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(`/agents/${agentId}/convos`)
  },
}

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

function OfferedSections() {
  const offered = useOfferedCommands()
  const [labels, setLabels] = useState<string[]>()
  return (
    <>
      <Button onClick={() => setLabels(offered().map(({ label }) => label))}>What the palette offers</Button>
      {labels && <p data-testid="offered">{labels.join(', ')}</p>}
    </>
  )
}

/** An agent whose dialogue is on the compatible platform has what applies to it: in its tabs and in the palette. */
export const OfAnotherPlatform: Story = {
  args: { sections: manySections, children: <OfferedSections /> },
  parameters: { seed: { agents: [buildAgent({ agentPlatform: 'vf' })] } },
  decorators: [
    (Story) => (
      <CommandsProvider>
        <Story />
      </CommandsProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Prompt' })).toBeNull())
    for (const label of ['Canvas', 'Knowledge', 'Tools', 'Leads']) {
      await expect(canvas.queryByRole('link', { name: label })).toBeNull()
    }
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'What the palette offers' }))
    await expect(canvas.getByTestId('offered')).toHaveTextContent(
      'Widget, Voice, Chats, Analytics, Metrics, Channels, Settings',
    )
  },
}
