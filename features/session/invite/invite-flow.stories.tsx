import { type MouseEvent, useMemo, useState } from 'react'
import { expect } from 'storybook/test'
import { PageContext } from '#features/shared/page/page-context.ts'
import { paths } from '#features/shared/paths.ts'
import { fixtureCode } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildInvitation, fixtureInvitationSecret } from '#mocks/fixtures/workspaces/member.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { SignupScreen } from '../signup/signup-screen.tsx'
import { InviteScreen } from './invite-screen.tsx'

const email = 'invited@example.com'
const { eu: uid } = fixtureWorkspaceIds
const link = paths.invite.href(uid, { secret: fixtureInvitationSecret, email, region: 'eu' })

/** The pages of the journey, as one browser tab that starts at the mailed link. */
function Tab() {
  const [address, go] = useState(link)
  const page = useMemo(() => {
    const { pathname, searchParams: search } = new URL(address, 'http://here.invalid')
    return { pathname, search, go }
  }, [address])

  function follow(event: MouseEvent) {
    const href = (event.target as HTMLElement).closest('a')?.getAttribute('href')
    if (!href) return
    event.preventDefault()
    go(href)
  }

  return (
    <PageContext value={page}>
      <div onClickCapture={follow} key={address}>
        {page.pathname === paths.signup.href() && <SignupScreen />}
        {page.pathname.startsWith('/no-auth/') && <InviteScreen />}
        {page.pathname.startsWith('/app/') && <h1>Agents</h1>}
      </div>
    </PageContext>
  )
}

const meta = {
  component: Tab,
  parameters: {
    layout: 'fullscreen',
    seed: {
      session: null,
      people: {
        invitations: [{ uid, secret: fixtureInvitationSecret, state: 'pending', card: buildInvitation() }],
      },
    },
  },
} satisfies Meta<typeof Tab>

export default meta
type Story = StoryObj<typeof meta>

/** Somebody without an account opens the mailed link, makes one, comes back and joins. */
export const InviteAndJoin: Story = {
  play: async ({ canvas, userEvent, step, mocks }) => {
    const { db } = mocks
    await step('the mailed link says who invites to what', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Join Harbour cafés' })).toBeVisible()
    })
    await step('an account is made on the way', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }))
      await expect(await canvas.findByLabelText('Email')).toHaveValue(email)
      await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
      await userEvent.type(await canvas.findByLabelText('Login Code'), fixtureCode)
    })
    await step('nothing is joined before the button is pressed', async () => {
      const join = await canvas.findByRole('button', { name: 'Join Harbour cafés' })
      await expect(db.people.invitations[0]?.state).toBe('pending')
      await userEvent.click(join)
    })
    await step('and works in the workspace', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Agents' })).toBeVisible()
      await expect(db.people.members.get(uid)?.map((member) => member.email)).toContain(email)
      await expect(db.people.invitations[0]?.state).toBe('used')
    })
  },
}
