import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { createMocks } from '#mocks/create-mocks.ts'
import { sessionScenarios } from '#mocks/handlers/session/session.handlers.ts'
import { SessionGate } from './session-gate.tsx'

function Inside() {
  return <main>Signed in as {useSession().user.email}</main>
}

const meta = {
  component: SessionGate,
  args: { region: 'eu', pending: <p>Opening your workspace</p>, onSignedOut: fn(), children: <Inside /> },
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

/** A 401 signs out: what was kept is forgotten. */
export const SignedOut: Story = {
  beforeEach({ msw }) {
    writeLocal('user_id', 'user00000000001')
    writeLocal('selected_workspace', 'workspace000eu1')
    msw.use(...createMocks({ session: null }).handlers)
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalled())
    await expect(readLocal('user_id')).toBeNull()
    await expect(readLocal('selected_workspace')).toBeNull()
  },
}

/** Any other failure is no reason to sign out: it can be retried. */
export const Failed: Story = {
  beforeEach({ msw }) {
    writeLocal('user_id', 'user00000000001')
    msw.use(sessionScenarios.current.forbidden())
  },
  play: async ({ canvas, userEvent, msw, args }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(args.onSignedOut).not.toHaveBeenCalled()
    await expect(readLocal('user_id')).not.toBeNull()
    msw.use(...createMocks().handlers)
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
