import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildInvitation, buildMember } from '#mocks/fixtures/workspaces/member.fixtures.ts'
import { buildWorkspaceCard, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { invitationScenarios } from '#mocks/handlers/workspaces/invitation.handlers.ts'
import { memberScenarios } from '#mocks/handlers/workspaces/member.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { NewUserDrawer } from './new-user-drawer.tsx'

/** The drawer as the shell shows it: while the address asks for it. */
function DrawerOfAddress() {
  return useShellDrawer().drawer === 'user' ? <NewUserDrawer /> : <p>The drawer is closed.</p>
}

const meta = {
  component: NewUserDrawer,
  render: () => <DrawerOfAddress />,
  decorators: [withSignedIn, withRoute],
  parameters: {
    layout: 'fullscreen',
    route: { pattern: '/app/:region/*', url: `${paths.agents.href('eu')}?new=user` },
  },
} satisfies Meta<typeof NewUserDrawer>

export default meta
type Story = StoryObj<typeof meta>

const { eu } = fixtureWorkspaceIds
const emailField = () => screen.findByRole('textbox', { name: 'Email' })
const inviteButton = () => screen.getByRole('button', { name: 'Invite' })
const rowOf = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement

export const Default: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'New User' })
    await expect(drawer).toHaveAccessibleDescription('Invite people to this workspace.')
    const people = within(await screen.findByRole('region', { name: 'People' }))
    await expect(people.getAllByRole('listitem')).toHaveLength(2)
    await expect(people.getByText('Owner')).toBeVisible()
    await expect(people.getByText('You')).toBeVisible()
    await expect(screen.getByText('2 of 5 seats in use')).toBeVisible()
    const invited = within(await screen.findByRole('region', { name: 'Invited' }))
    await expect(invited.getByText('invited@example.com')).toBeVisible()
    await expect(invited.getByText('Pending')).toBeVisible()
  },
}

/** The mail is on its way, and the address stands among the invited ones. */
export const Invites: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await emailField(), ' New.Person@Example.com ')
    await userEvent.click(inviteButton())
    await expect(await screen.findByText('Successfully invited new.person@example.com')).toBeVisible()
    await expect(await emailField()).toHaveValue('')
    const invited = within(await screen.findByRole('region', { name: 'Invited' }))
    await expect(await invited.findByText('new.person@example.com')).toBeVisible()
    await expect(mocks.db.people.invitations.at(-1)?.card.usersPerms).toEqual([
      'view',
      'chats',
      'editAgents',
      'publish',
    ])
  },
}

/** What they may do is chosen before the mail goes. */
export const InvitesViewer: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await emailField(), 'viewer@example.com')
    await userEvent.click(
      screen.getByRole('button', { name: 'Permissions: Answer visitors, Edit agents, Publish' }),
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Answer visitors' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Edit agents' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Publish' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(inviteButton())
    await screen.findByText('Successfully invited viewer@example.com')
    await expect(mocks.db.people.invitations.at(-1)?.card.usersPerms).toEqual(['view'])
  },
}

export const InvalidEmail: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await emailField(), 'nobody{Enter}')
    await expect(await emailField()).toHaveAccessibleDescription('Please enter a valid email')
  },
}

export const InvitesOneself: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await emailField(), 'owner@example.com{Enter}')
    await expect(await emailField()).toHaveAccessibleDescription("You can't invite yourself lol")
  },
}

export const AlreadyIn: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await emailField(), 'member@example.com{Enter}')
    await expect(await screen.findByText('Failed to invite member@example.com')).toBeVisible()
    await expect(await emailField()).toHaveAccessibleDescription(
      'member@example.com is already in this workspace.',
    )
  },
}

const owner = buildMember({ email: 'owner@example.com', role: 'owner' })
const fiveMembers = [
  owner,
  buildMember(),
  ...['one', 'two', 'three'].map((name) => buildMember({ email: `${name}@example.com` })),
]

/** Every seat is taken: nobody is asked. */
export const Full: Story = {
  parameters: { seed: { people: { members: new Map([[eu, fiveMembers]]), invitations: [] } } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('5 of 5 seats in use')).toBeVisible()
    if (restsHere) return
    await userEvent.type(await emailField(), 'late@example.com{Enter}')
    await expect(await emailField()).toHaveAccessibleDescription(
      /^You have reached the maximum number of seats/,
    )
    await expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      paths.pricing.href(),
    )
  },
}

/** The mail could not be sent; what was typed stays. */
export const InviteFails: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(invitationScenarios.send.unavailable()),
  play: async ({ userEvent }) => {
    await userEvent.type(await emailField(), 'new@example.com{Enter}')
    await expect(await screen.findByText('Failed to invite new@example.com')).toBeVisible()
    await expect(await emailField()).toHaveValue('new@example.com')
  },
}

/** An address that was typed is not lost by Escape. */
export const AsksBeforeDiscarding: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await emailField(), 'new@example.com{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' }))
    if (restsHere) return
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await emailField()).toHaveValue('new@example.com')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await expect(await screen.findByText('The drawer is closed.')).toBeInTheDocument()
  },
}

export const ChangesPermissions: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: /Permissions of member@example\.com: Answer visitors, Edit agents, Publish/,
      }),
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Publish' }))
    await waitFor(() =>
      expect(mocks.db.people.members.get(eu)?.[1]?.usersPerms).toEqual(['view', 'chats', 'editAgents']),
    )
    await userEvent.keyboard('{Escape}')
    await expect(
      await screen.findByRole('button', {
        name: 'Permissions of member@example.com: Answer visitors, Edit agents',
      }),
    ).toBeVisible()
  },
}

export const RemovesMember: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove member@example.com' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove member?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText(/member@example\.com · joined/)).toBeNull())
  },
}

const manager = buildSession({
  user: { email: 'member@example.com' },
  workspaces: [buildWorkspaceCard({ role: 'member', usersPerms: ['view', 'members'] })],
})
const self = buildMember({ usersPerms: ['view', 'members'] })
const stronger = buildMember({ email: 'strong@example.com' })

/** A member who manages the workspace: not the owner, not oneself. */
export const AsManager: Story = {
  parameters: {
    session: manager,
    seed: {
      session: manager,
      people: { members: new Map([[eu, [owner, self, stronger]]]), invitations: [] },
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByText(/strong@example\.com · joined/)
    await expect(screen.queryByRole('button', { name: 'Remove owner@example.com' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Remove strong@example.com' })).toBeNull()
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Remove member@example.com' }))
    await expect(await screen.findByText('You cannot remove yourself from the workspace.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Permissions: View only' }))
    await expect(await screen.findByRole('checkbox', { name: 'Billing' })).toBeDisabled()
  },
}

/** Someone who may only look sees who is there. */
export const ReadOnly: Story = {
  parameters: {
    session: buildViewerSession(),
  },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'People' })).toBeVisible()
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull()
    await expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const ExpiredInvitation: Story = {
  parameters: {
    seed: {
      people: {
        invitations: [
          {
            uid: eu,
            secret: 'an-old-secret-of-a-story',
            state: 'pending',
            card: buildInvitation({ expiresAt: 1_790_000_000 }),
          },
        ],
      },
    },
  },
  play: async ({ userEvent, step }) => {
    const row = within(await rowOf('invited@example.com'))
    await expect(row.getByText('Expired')).toBeVisible()
    if (restsHere) return
    await step('it can be sent anew', async () => {
      await userEvent.click(row.getByRole('button', { name: /again$/ }))
      await expect(await screen.findByText('Successfully invited invited@example.com')).toBeVisible()
      await expect(await screen.findByText('Pending')).toBeVisible()
    })
  },
}

export const TakesInvitationBack: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    const row = within(await rowOf('invited@example.com'))
    await userEvent.click(row.getByRole('button', { name: /^Withdraw/ }))
    await waitFor(() => expect(screen.queryByText('invited@example.com')).toBeNull())
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(memberScenarios.list.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading people')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(memberScenarios.list.notFound()),
  play: async ({ userEvent, mocks, msw }) => {
    await expect(await screen.findByText('People could not be loaded')).toBeVisible()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(await screen.findByRole('region', { name: 'People' })).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and the address stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { userEvent } = context
    await userEvent.type(await emailField(), 'new@example.com')
    takeRights(context)
    await userEvent.click(inviteButton())
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(await emailField()).toHaveValue('new@example.com')
  },
}
