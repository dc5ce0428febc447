import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { workspaceScenarios } from '#mocks/handlers/workspaces/workspace.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { NewWorkspaceDrawer } from './new-workspace-drawer.tsx'

/** The drawer as the shell shows it, over the workspace one works in. */
function DrawerOfAddress() {
  const { workspace } = useWorkspace()
  return (
    <>
      <p>Working in {workspace.workspaceName}</p>
      {useShellDrawer().drawer === 'workspace' && <NewWorkspaceDrawer />}
    </>
  )
}

const meta = {
  component: NewWorkspaceDrawer,
  render: () => <DrawerOfAddress />,
  decorators: [withSignedIn, withRoute],
  parameters: {
    layout: 'fullscreen',
    route: { pattern: '/app/:region/*', url: `${paths.agents.href('eu')}?new=workspace` },
  },
} satisfies Meta<typeof NewWorkspaceDrawer>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.findByRole('textbox', { name: 'Workspace name' })
const createButton = () => screen.getByRole('button', { name: 'Create workspace' })

export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'New Workspace' })
    await waitFor(async () => expect(await nameField()).toHaveFocus())
    await expect(screen.getByRole('radio', { name: 'Europe (EU)' })).toBeChecked()
  },
}

export const NoName: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), '   ')
    await userEvent.click(createButton())
    await expect(await nameField()).toHaveAccessibleDescription('Please enter a workspace name.')
  },
}

/** It is made, and one works in it from then on. */
export const Creates: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await nameField(), 'Second shop{Enter}')
    await expect(await screen.findByText('Successfully saved workspace data.')).toBeVisible()
    await expect(await screen.findByText('Working in Second shop')).toBeInTheDocument()
    await expect(mocks.db.workspaces.at(-1)).toMatchObject({
      workspaceName: 'Second shop',
      region: 'eu',
      isMain: false,
    })
  },
}

export const InTheOtherRegion: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await nameField(), 'Overseas')
    await userEvent.click(screen.getByRole('radio', { name: 'North America (NA)' }))
    await userEvent.click(createButton())
    await screen.findByText('Working in Overseas')
    await expect(mocks.db.workspaces.at(-1)?.region).toBe('na')
  },
}

/** What was typed stays. */
export const Failed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(workspaceScenarios.save.networkFails()),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Second shop{Enter}')
    await expect(await screen.findByText('Failed to save workspace.')).toBeVisible()
    await expect(await nameField()).toHaveValue('Second shop')
  },
}

export const LimitReached: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) =>
    msw.use(
      workspaceScenarios.save.forbidden({
        code: 'limit_reached',
        message: 'You can have at most 20 workspaces.',
      }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'One more{Enter}')
    await expect(await screen.findByText('You can have at most 20 workspaces.')).toBeVisible()
  },
}
