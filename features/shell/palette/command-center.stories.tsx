import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { CommandsProvider } from '#features/shared/commands/commands-context.tsx'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { Button } from '#ui/button/button.tsx'
import { CommandCenter, type CommandCenterProps } from './command-center.tsx'

function Opener(props: CommandCenterProps) {
  const [asked, setAsked] = useState(props.asked)
  return (
    <CommandsProvider>
      <Button onClick={() => setAsked({ command: 'palette' })}>Search</Button>
      <CommandCenter {...props} asked={asked} />
    </CommandsProvider>
  )
}

const meta = {
  component: CommandCenter,
  decorators: [withSignedIn, withRoute],
  parameters: { route: { pattern: '/app/:region/*', url: paths.agents.href('eu') } },
  args: {
    asked: { command: 'palette' },
    onSignOut: fn(),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof CommandCenter>

export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.findByRole('combobox', { name: 'Search agents, screens and actions' })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const onAgent = { route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', fixtureAgentIds.cafe) } }

/** Screens, actions, workspaces, settings and the agents changed last. */
export const Default: Story = {
  play: async () => {
    await box()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Agents' })).toBeInTheDocument())
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
    await expect(groups).toEqual(['Screens', 'Actions', 'Workspaces', 'Settings', 'Agents'])
  },
}

/** Found by some of its letters, gone to with Enter, and first the next time. */
export const GoToAScreen: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    const input = await box()
    // Agents that are shown already are not what these letters find.
    await screen.findByRole('group', { name: 'Agents' })
    await userEvent.type(input, 'pmts{Enter}')
    await expect(canvas.getByTestId('address')).toHaveTextContent(paths.prompts.href('eu'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await box()
    await expect(
      within(screen.getByRole('group', { name: 'Recent' })).getByRole('option', { name: /^Prompts/ }),
    ).toBeVisible()
  },
}

/** Agents are found on the server, however many there are. */
export const FindAnAgent: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(), 'yoga')
    const found = await screen.findByRole('option', { name: /Yoga studio/ })
    if (restsHere) return
    await userEvent.click(found)
    await expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents/agent-studio-001/overview')
  },
}

/** The test chat stays where it is open, whichever agent one goes to. */
export const TestChatStays: Story = {
  tags: ['walk'],
  parameters: { route: { pattern: '/app/:region/*', url: `${paths.agents.href('eu')}?showDebugger=true` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(), 'yoga')
    await userEvent.click(await screen.findByRole('option', { name: /Yoga studio/ }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      '/app/eu/agents/agent-studio-001/overview?showDebugger=true',
    )
  },
}

/** On an agent's page its tabs and its test chat come first. */
export const OnAnAgent: Story = {
  tags: ['arrives'],
  parameters: onAgent,
  play: async ({ canvas, userEvent }) => {
    const input = await box()
    await userEvent.type(input, 'test chat')
    await expect(options()[0]).toMatch(/test chat/i)
    if (restsHere) return
    await userEvent.type(input, '{Enter}')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('showDebugger=true'))
  },
}

/** What somebody may not do is not offered. */
export const Forbidden: Story = {
  parameters: { ...onAgent, session: buildViewerSession() },
  play: async () => {
    await box()
    const labels = options()
    await expect(labels.some((label) => label?.startsWith('New agent'))).toBe(false)
    await expect(labels).not.toContain('API keys')
    await expect(labels.some((label) => label?.startsWith('Open the test chat'))).toBe(true)
  },
}

export const NothingFound: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'zzzz')
    await expect(await screen.findByText('Nothing matches. Try fewer or different words.')).toBeVisible()
  },
}

/** Everything but the agents is there at once. */
export const Loading: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(agentScenarios.list.neverAnswers()),
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'crawl')
    await expect(screen.getByRole('option', { name: /^Crawler/ })).toBeVisible()
  },
}

/** Agents could not be searched; the rest works. */
export const Failed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(agentScenarios.list.networkFails()),
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'zzzz')
    await expect(
      await screen.findByText('Agents could not be searched. Nothing else matches.', undefined, {
        timeout: 5000,
      }),
    ).toBeVisible()
  },
}

/** Every shortcut, from the table that the keyboard reads; those of keys alone can be switched off. */
export const Shortcuts: Story = {
  args: { asked: { command: 'shortcuts' } },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(sheet.getByText('Go to Prompts')).toBeVisible()
    if (restsHere) return
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }))
    await expect(readLocal('vg_shortcuts')).toBe('off')
  },
}

export const ShortcutsOff: Story = {
  args: { asked: { command: 'shortcuts' } },
  beforeEach: () => {
    writeLocal('vg_shortcuts', 'off')
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(sheet.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
  },
}

/** A shortcut does what it names at once. */
export const ByShortcut: Story = {
  args: { asked: { command: 'agent.new' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('new=agent'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
