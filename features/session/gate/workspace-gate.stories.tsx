import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { keepSelectedWorkspace, readSelectedWorkspace } from '#features/shared/session/selected-workspace.ts'
import { SessionContext } from '#features/shared/session/session-context.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspaceCard, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { WorkspaceGate } from './workspace-gate.tsx'

function Inside() {
  const { workspace, workspaces, select } = useWorkspace()
  return (
    <main>
      <h1>{workspace.workspaceName}</h1>
      {workspaces.map((each) => (
        <button key={each.uid} type="button" onClick={() => select(each)}>
          Work in {each.workspaceName}
        </button>
      ))}
    </main>
  )
}

const withSession: Decorator = (Story, { parameters }) => (
  <SessionContext value={parameters.session ?? buildSession()}>
    <Story />
  </SessionContext>
)

const meta = {
  component: WorkspaceGate,
  decorators: [withSession],
  args: { region: 'eu', onSelect: fn(), onLeaveRegion: fn(), onLookElsewhere: fn(), children: <Inside /> },
} satisfies Meta<typeof WorkspaceGate>

export default meta
type Story = StoryObj<typeof meta>

const second = buildWorkspaceCard({ uid: 'workspace000eu2', workspaceName: 'Second', role: 'member' })

/** The user's own workspace, remembered under the specification's names. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Harbour cafés' })).toBeVisible()
    await expect(readLocal('selected_workspace')).toBe(fixtureWorkspaceIds.eu)
    await expect(readLocal('vg_bucket')).toBe('eu')
  },
}

/** Another one in the region takes over at once. */
export const SwitchedInRegion: Story = {
  tags: ['walk'],
  parameters: { session: buildSession({ workspaces: [buildWorkspaceCard(), second] }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Work in Second' }))
    await expect(canvas.getByRole('heading', { name: 'Second' })).toBeVisible()
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(readLocal('selected_workspace')).toBe('workspace000eu2')
  },
}

/** One in the other region: the selection is stored and its pages load. */
export const SwitchingRegion: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Work in North shop' }))
    await expect(await canvas.findByRole('heading', { name: 'Switching to NA region...' })).toBeVisible()
    await expect(args.onLeaveRegion).toHaveBeenCalledWith('na')
    await expect(readLocal('selected_workspace')).toBe(fixtureWorkspaceIds.na)
    await expect(readLocal('vg_bucket')).toBe('na')
  },
}

/** The workspace selected last, when it is still ours. */
export const Remembered: Story = {
  parameters: { session: buildSession({ workspaces: [buildWorkspaceCard(), second] }) },
  beforeEach: () => {
    writeLocal('selected_workspace', 'workspace000eu2')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Second' })).toBeVisible()
  },
}

/** The one this tab works in, whatever another tab chose since. */
export const OneInEachTab: Story = {
  parameters: { session: buildSession({ workspaces: [buildWorkspaceCard(), second] }) },
  beforeEach: () => {
    keepSelectedWorkspace('eu', fixtureWorkspaceIds.eu)
    writeLocal('selected_workspace', 'workspace000eu2')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Harbour cafés' })).toBeVisible()
  },
}

/** A link in a mail names its workspace. */
export const NamedByTheAddress: Story = {
  args: { named: 'workspace000eu2', onNamed: fn() },
  parameters: { session: buildSession({ workspaces: [buildWorkspaceCard(), second] }) },
  beforeEach: () => {
    keepSelectedWorkspace('eu', fixtureWorkspaceIds.eu)
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Second' })).toBeVisible()
    await expect(args.onNamed).toHaveBeenCalled()
    await expect(readSelectedWorkspace('eu')).toBe('workspace000eu2')
  },
}

/** A link to a workspace one left shows nothing of another one. */
export const NotYourWorkspace: Story = {
  args: { named: 'workspace000gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are not in this workspace' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Harbour cafés' })).toBeNull()
  },
}

/** An address in a region without a workspace leads to the region that has one. */
export const OtherRegionOnly: Story = {
  args: { region: 'na' },
  parameters: { session: buildSession({ workspaces: [buildWorkspaceCard()] }) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLookElsewhere).toHaveBeenCalledWith('eu'))
  },
}

export const NoWorkspace: Story = {
  parameters: { session: buildSession({ workspaces: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No workspace' })).toBeVisible()
  },
}
