import { expect, waitFor } from 'storybook/test'
import { readLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import {
  buildInvitation,
  buildMember,
  fixtureInvitationSecret,
} from '#mocks/fixtures/workspaces/member.fixtures.ts'
import { buildWorkspace, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import type { MockSeed } from '#mocks/handlers/shared/mock-db.ts'
import { invitationScenarios } from '#mocks/handlers/workspaces/invitation.handlers.ts'
import { memberScenarios } from '#mocks/handlers/workspaces/member.handlers.ts'
import type { MockInvitation } from '#mocks/handlers/workspaces/people-db.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { InviteScreen } from './invite-screen.tsx'

const email = 'invited@example.com'
const { eu: uid } = fixtureWorkspaceIds
const link = new URL(
  paths.invite.href(uid, { secret: fixtureInvitationSecret, email, region: 'eu' }),
  'http://here.invalid',
)
const guest = buildSession({ user: { email, uid: 'user00000000009' }, workspaces: [] })

/** What stands around one invitation, seen by somebody. */
function invited(
  session: Session | null,
  invitation: Partial<MockInvitation> = {},
  seatsTaken = 1,
): MockSeed {
  const people = Array.from({ length: seatsTaken }, (_, index) =>
    buildMember({ email: `person${index}@example.com`, role: index === 0 ? 'owner' : 'member' }),
  )
  return {
    session,
    workspaces: [buildWorkspace()],
    people: {
      members: new Map([[uid, people]]),
      invitations: [
        { uid, secret: fixtureInvitationSecret, state: 'pending', card: buildInvitation(), ...invitation },
      ],
    },
  }
}

const meta = {
  component: InviteScreen,
  decorators: [withPage],
  parameters: { seed: invited(guest), layout: 'fullscreen', pathname: link.pathname, search: link.search },
} satisfies Meta<typeof InviteScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Opening the page uses nothing up; the button does. */
export const Default: Story = {
  play: async ({ canvas, mocks }) => {
    await expect(await canvas.findByRole('heading', { name: 'Join Harbour cafés' })).toBeVisible()
    await expect(
      canvas.getByText('owner@example.com invites invited@example.com to this workspace.'),
    ).toBeVisible()
    await expect(mocks.db.people.invitations[0]?.state).toBe('pending')
  },
}

export const Joins: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join Harbour cafés' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(paths.agents.href('eu')))
    await expect(readLocal('selected_workspace')).toBe(uid)
  },
}

/** Signing in or up comes first, and leads back. */
export const SignedOut: Story = {
  parameters: { seed: invited(null) },
  play: async ({ canvas }) => {
    const signIn = await canvas.findByRole('link', { name: 'Sign in as invited@example.com' })
    const target = new URL(signIn.getAttribute('href') ?? '', 'http://here.invalid')
    await expect(target.pathname).toBe('/login')
    await expect(target.searchParams.get('next')).toBe(`${link.pathname}${link.search}`)
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toBeVisible()
  },
}

export const WrongAccount: Story = {
  parameters: { seed: invited(buildSession()) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/You are signed in as/)).toHaveTextContent(
      'You are signed in as owner@example.com, but the invitation is for invited@example.com.',
    )
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with another account' }))
    await waitFor(() => expect(canvas.getByTestId('address').textContent).toMatch(/^\/login\?next=/))
  },
}

export const Expired: Story = {
  parameters: { seed: invited(guest, { card: buildInvitation({ expiresAt: 1_790_000_000 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This invitation has expired' })).toBeVisible()
    await expect(canvas.getByText('Ask owner@example.com for a new one.')).toBeVisible()
  },
}

export const Used: Story = {
  parameters: { seed: invited(guest, { state: 'used' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation has already been used.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Harbour cafés' })).toHaveAttribute(
      'href',
      paths.agents.href('eu'),
    )
  },
}

/** Taken back, replaced or changed on the way: all look the same from outside. */
export const Invalid: Story = {
  parameters: { seed: invited(guest, { state: 'revoked' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This invitation is not valid' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Whoever came first took the last seat. */
export const NoSeats: Story = {
  tags: ['arrives'],
  parameters: { seed: invited(guest, {}, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join Harbour cafés' }))
    await expect(
      await canvas.findByText('Failed to add user to workspace, workspace does not have enough seats'),
    ).toBeVisible()
  },
}

export const JoinFails: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(memberScenarios.join.networkFails()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join Harbour cafés' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(invitationScenarios.check.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Reading the invitation' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(invitationScenarios.check.networkFails()),
  play: async ({ canvas, userEvent, msw, mocks }) => {
    await expect(await canvas.findByText('The invitation could not be read')).toBeVisible()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'Join Harbour cafés' })).toBeVisible()
  },
}
