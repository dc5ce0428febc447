import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspace, buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { workspaceScenarios } from '#mocks/handlers/workspaces/workspace.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { WorkspaceSettingsDrawer } from './workspace-settings-drawer.tsx'

/** The drawer as the shell shows it: while the address asks for it. */
function DrawerOfAddress() {
  const { drawer } = useShellDrawer()
  return drawer === 'workspace-settings' ? <WorkspaceSettingsDrawer /> : <p>The drawer is closed.</p>
}

const second = { seed: { workspaces: [buildWorkspace({ isMain: false })] } }

const meta = {
  component: WorkspaceSettingsDrawer,
  render: () => <DrawerOfAddress />,
  decorators: [withSignedIn, withRoute],
  parameters: {
    layout: 'fullscreen',
    route: { pattern: '/app/:region/*', url: `${paths.agents.href('eu')}?new=workspace-settings` },
  },
} satisfies Meta<typeof WorkspaceSettingsDrawer>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.findByRole('textbox', { name: 'Workspace name' })
const saveButton = () => screen.getByRole('button', { name: 'Save' })

/** The main workspace: it can be renamed, not deleted. */
export const Default: Story = {
  play: async () => {
    await expect(await nameField()).toHaveValue('Harbour cafés')
    await expect(saveButton()).toBeDisabled()
    await expect(screen.queryByRole('button', { name: 'Delete workspace' })).toBeNull()
  },
}

export const Saves: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.clear(await nameField())
    await userEvent.type(await nameField(), 'Harbour{Enter}')
    await expect(await screen.findByText('Successfully saved workspace data.')).toBeVisible()
    await expect(mocks.db.workspaces[0]?.workspaceName).toBe('Harbour')
    await expect(await screen.findByText('The drawer is closed.')).toBeInTheDocument()
  },
}

export const NoName: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.clear(await nameField())
    await userEvent.click(saveButton())
    await expect(await nameField()).toHaveAccessibleDescription('Please enter a workspace name.')
  },
}

export const SaveFails: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(workspaceScenarios.save.networkFails()),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), ' two{Enter}')
    await expect(await screen.findByText('Failed to save workspace.')).toBeVisible()
    await expect(await nameField()).toHaveValue('Harbour cafés two')
  },
}

/** Someone else renamed it meanwhile: nothing is lost silently. */
export const Conflict: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await nameField(), ' two')
    const [workspace] = mocks.db.workspaces
    if (!workspace) throw new Error('The mocks have a workspace')
    Object.assign(workspace, { workspaceName: 'Theirs', rev: 9, fieldRevs: { workspaceName: 9 } })
    await userEvent.click(saveButton())
    await expect(await screen.findByText('Someone else changed this meanwhile.')).toBeVisible()
    await expect(await nameField()).toHaveValue('Harbour cafés two')
    if (restsHere) return
    await userEvent.click(saveButton())
    await waitFor(() => expect(workspace.workspaceName).toBe('Harbour cafés two'))
  },
}

export const ReadOnly: Story = {
  parameters: { session: buildSession({ workspaces: [buildWorkspaceCard({ role: 'member' })] }) },
  play: async () => {
    await expect(await nameField()).toHaveAttribute('readonly')
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
  },
}

/** Another workspace of one's own: last, after typing the words, it can be deleted. */
export const Deletable: Story = {
  tags: ['arrives'],
  parameters: second,
  play: async ({ userEvent, mocks }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete workspace' }))
    const question = within(await screen.findByRole('alertdialog'))
    const confirm = question.getByRole('button', { name: 'Delete workspace' })
    await expect(confirm).toBeDisabled()
    if (restsHere) return
    await userEvent.type(question.getByRole('textbox'), 'THIS ACTION CANNOT BE UNDONE')
    await userEvent.click(confirm)
    await expect(await screen.findByText('Successfully deleted workspace.')).toBeVisible()
    await expect(mocks.db.workspaces).toHaveLength(0)
  },
}

export const DeleteFails: Story = {
  tags: ['arrives'],
  parameters: second,
  beforeEach: ({ msw }) => msw.use(workspaceScenarios.remove.networkFails()),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete workspace' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.type(question.getByRole('textbox'), 'THIS ACTION CANNOT BE UNDONE')
    await userEvent.click(question.getByRole('button', { name: 'Delete workspace' }))
    await expect(await screen.findByText('Failed to delete workspace.')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(workspaceScenarios.get.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading the workspace')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(workspaceScenarios.get.networkFails()),
  play: async () => {
    await expect(await screen.findByText('The workspace could not be loaded')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was typed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), ' two{Enter}')
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(await nameField()).toHaveValue('Harbour cafés two')
  },
}
