import { expect, fn, waitFor } from 'storybook/test'
import { takeNotice } from '#features/shared/arrival/arrival-notice.ts'
import { readLocal, removeLocal, writeLocal } from '#features/shared/local-values.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { sessionScenarios } from '#mocks/handlers/session/session.handlers.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { SessionGate } from './session-gate.tsx'

function Inside() {
  return <main>Signed in as {useSession().user.email}</main>
}

const meta = {
  component: SessionGate,
  args: {
    region: 'eu',
    pending: <p>Opening your workspace</p>,
    onSignedOut: fn(),
    onOtherUser: fn(),
    children: <Inside />,
  },
} satisfies Meta<typeof SessionGate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Signed in as owner@example.com')).toBeVisible()
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(sessionScenarios.current.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening your workspace')).toBeVisible()
  },
}

/** What the server says of the person is kept under the specification's names. */
export const KeepsWhoItIs: Story = {
  beforeEach: () => {
    writeLocal('vg_user_data', 'no json')
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Signed in as owner@example.com')
    await waitFor(() => expect(readLocal('user_id')).toBe('user00000000001'))
    await expect(readLocal('session_bearer_token')).toBe('session0eu000001')
    await expect(JSON.parse(readLocal('vg_user_data') ?? '')).toMatchObject({ email: 'owner@example.com' })
  },
}

/** A 401 signs out: what was kept is forgotten, and the sign-in page says why one is there. */
export const SignedOut: Story = {
  parameters: { seed: { session: null } },
  beforeEach() {
    writeLocal('user_id', 'user00000000001')
    writeLocal('selected_workspace', 'workspace000eu1')
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalled())
    await expect(readLocal('user_id')).toBeNull()
    await expect(readLocal('selected_workspace')).toBeNull()
    await expect(takeNotice()).toEqual({ kind: 'info', title: 'Please login again.' })
  },
}

/** Whoever was not signed in before is told nothing. */
export const NeverSignedIn: Story = {
  parameters: { seed: { session: null } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalled())
    await expect(takeNotice()).toBeNull()
  },
}

/** Another tab changed what this browser keeps, as the browser tells it. */
function inAnotherTab(change: () => void): void {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: 'user_id' }))
}

/** Signing out in one tab signs out the others. */
export const SignedOutInAnotherTab: Story = {
  tags: ['walk'],
  play: async ({ canvas, args, mocks }) => {
    await canvas.findByText('Signed in as owner@example.com')
    mocks.db.session = null
    inAnotherTab(() => removeLocal('user_id'))
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalled())
    await expect(takeNotice()).toEqual({ kind: 'success', title: 'Signed out successfully.' })
    await expect(canvas.queryByText('Signed in as owner@example.com')).toBeNull()
  },
}

/** Somebody else signed in in another tab: nothing of the first person stays on the screen. */
export const SomebodyElseInAnotherTab: Story = {
  tags: ['walk'],
  play: async ({ canvas, args, mocks }) => {
    await canvas.findByText('Signed in as owner@example.com')
    mocks.db.session = buildSession({
      user: { uid: 'user00000000002', email: 'other@example.com', region: 'na' },
    })
    inAnotherTab(() => writeLocal('user_id', 'user00000000002'))
    await waitFor(() => expect(args.onOtherUser).toHaveBeenCalledWith('na'))
    await expect(canvas.queryByText(/^Signed in as/)).toBeNull()
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  },
}

/** A page that emptied the storage signs nobody out: the server knows the session still. */
export const StorageEmptiedInAnotherTab: Story = {
  tags: ['walk'],
  play: async ({ canvas, args, mocks }) => {
    await canvas.findByText('Signed in as owner@example.com')
    mocks.db.session = buildSession({ user: { email: 'renamed@example.com' } })
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await canvas.findByText('Signed in as renamed@example.com')
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  },
}

/** Any other failure is no reason to sign out: it can be retried. */
export const Failed: Story = {
  beforeEach({ msw }) {
    writeLocal('user_id', 'user00000000001')
    msw.use(sessionScenarios.current.forbidden())
  },
  play: async ({ canvas, userEvent, msw, mocks, args }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(args.onSignedOut).not.toHaveBeenCalled()
    await expect(readLocal('user_id')).not.toBeNull()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(retry)
    await expect(await canvas.findByText('Signed in as owner@example.com')).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(sessionScenarios.current.networkFails())
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/The server could not be reached/)).toBeVisible()
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  },
}
