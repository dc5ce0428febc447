import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  AppearanceContext,
  type AppearancePreference,
} from '#features/shared/appearance/appearance-context.ts'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { agentFirst } from '#features/shared/test-chat/arrival.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { AppShell } from './app-shell.tsx'

const withAppearance: Decorator = (Story) => {
  const [preference, choose] = useState<AppearancePreference>('system')
  return (
    <AppearanceContext value={{ preference, mode: 'light', choose }}>
      <Story />
    </AppearanceContext>
  )
}

const meta = {
  component: AppShell,
  decorators: [withAppearance, withSignedIn, withRoute],
  parameters: {
    layout: 'fullscreen',
    route: { pattern: paths.agents.pattern, url: paths.agents.href('eu') },
  },
  args: { onSignOut: fn(), children: <h1>Agents</h1> },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

/** Navigation 200 px wide; New Agent opens its drawer through the address. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('link', { name: 'Agents' })
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(entry.closest('.vg-shell__side')?.getBoundingClientRect().width).toBe(200)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'New Agent' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents?new=agent')
  },
}

/** 65 px, remembered. */
export const Collapsed: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }))
    const side = canvas.getByRole('link', { name: 'Agents' }).closest('.vg-shell__side')
    await waitFor(() => expect(side?.getBoundingClientRect().width).toBe(65))
    await expect(readLocal('vg_navigation')).toBe('collapsed')
    await expect(canvas.getByRole('button', { name: 'New Agent' })).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: /^Appearance: Match my device/ }))
    await expect(canvas.getByRole('button', { name: /^Appearance: Light/ })).toBeVisible()
  },
}

export const RemembersCollapsed: Story = {
  beforeEach: () => {
    writeLocal('vg_navigation', 'collapsed')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

export const AppearanceChosen: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}

/** Workspaces by region; another one is a press away. */
export const WorkspaceMenu: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Workspace: Harbour cafés' }))
    await expect(await screen.findByRole('group', { name: 'Europe (EU)' })).toBeInTheDocument()
    await expect(screen.getByRole('group', { name: 'North America (NA)' })).toBeInTheDocument()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Harbour cafés' })).toBeChecked()
    if (restsHere) return
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'North shop' }))
    await expect(await canvas.findByRole('button', { name: 'Workspace: North shop' })).toBeVisible()
  },
}

const longName = 'A workspace '.repeat(8).trim()

/** A region without a workspace is not shown; a long name is cut at 20 in the bar and at 25 in the list. */
export const OneRegion: Story = {
  tags: ['arrives'],
  parameters: { session: buildSession({ workspaces: [buildWorkspaceCard({ workspaceName: longName })] }) },
  play: async ({ canvas, userEvent }) => {
    const switcher = canvas.getByRole('button', { name: `Workspace: ${longName}` })
    await expect(within(switcher).getByText('A workspace A worksp…')).toBeVisible()
    await userEvent.click(switcher)
    await expect(await screen.findByRole('group', { name: 'Europe (EU)' })).toBeInTheDocument()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'A workspace A workspace A…' })).toBeVisible()
    await expect(screen.queryByRole('group', { name: 'North America (NA)' })).toBeNull()
  },
}

export const AccountMenu: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: owner@example.com' }))
    if (restsHere) return
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const SigningOut: Story = {
  tags: ['arrives'],
  args: { signingOut: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: owner@example.com' }))
    await expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('data-disabled')
  },
}

/** `?showDebugger=true` puts 450 px of test chat on the right. */
export const TestChat: Story = {
  args: { testChat: <p>Try your agent here.</p> },
  parameters: {
    route: { pattern: paths.agents.pattern, url: `${paths.agents.href('eu')}?showDebugger=true` },
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await canvas.findByRole('complementary', { name: 'Test chat' })
    await expect(panel.getBoundingClientRect().width).toBe(Math.min(450, window.innerWidth))
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Close test chat' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents')
    await expect(panel).not.toBeInTheDocument()
  },
}

/** On a phone the navigation is a drawer of 80vw; a test chat does not cover the agent one arrives at. */
export const Phone: Story = {
  tags: ['arrives'],
  args: { testChat: <p>Try your agent here.</p> },
  parameters: {
    route: {
      pattern: paths.agents.pattern,
      url: `${paths.agents.href('eu')}?showDebugger=true`,
      state: agentFirst,
    },
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open navigation' }))
    await expect(canvas.queryByRole('complementary', { name: 'Test chat' })).toBeNull()
    const drawer = await screen.findByRole('dialog')
    await expect(drawer.getBoundingClientRect().width).toBeCloseTo(window.innerWidth * 0.8, 0)
    if (restsHere) return
    await userEvent.click(screen.getByRole('link', { name: 'Agents' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
