import { expect, screen, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { ownerAloneReason } from '#features/shared/secret-key/owner-alone.tsx'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildSecretKey } from '#mocks/fixtures/shared/secret-key.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { workspaceKeyScenarios } from '#mocks/handlers/workspaces/workspace-key.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { KeysScreen } from './keys-screen.tsx'

const withKey = (key = buildSecretKey()) => ({
  seed: { workspaceKeys: new Map([[fixtureWorkspaceIds.eu, key]]) },
})

const meta = {
  component: KeysScreen,
  decorators: [withSignedIn, withRoute],
  parameters: { route: { pattern: paths.keys.pattern, url: paths.keys.href('eu') } },
} satisfies Meta<typeof KeysScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    if (restsHere) return
    await userEvent.click(await canvas.findByRole('button', { name: 'Make one' }))
    await expect(await canvas.findByText('Copy it now')).toBeVisible()
    await expect(canvas.getByText('workspaceSecret')).toBeVisible()
  },
}

export const WithKey: Story = {
  parameters: withKey(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('vg_••••Qm4x')).toBeVisible()
    await expect(canvas.getByText('2 hours ago')).toBeVisible()
  },
}

/** A key from before its last characters were kept, used by nobody. */
export const OldKey: Story = {
  parameters: withKey(buildSecretKey({ lastFour: '', lastUsedAt: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/never used/)).toBeVisible()
    await expect(canvas.queryByText(/vg_/)).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(workspaceKeyScenarios.getKey.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the workspace secret')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(workspaceKeyScenarios.getKey.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The workspace secret could not be loaded')).toBeVisible()
  },
}

/** Ending fails: the question stays open and says why. */
export const NotEnded: Story = {
  tags: ['arrives'],
  parameters: withKey(),
  beforeEach: ({ msw }) => msw.use(workspaceKeyScenarios.removeKey.rateLimited()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke it' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the workspace secret?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke it' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(canvas.getByText('vg_••••Qm4x')).toBeVisible()
  },
}

/** Somebody who may only look sees no key, and none is asked for. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession(), ...withKey() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ownerAloneReason)).toBeVisible()
    await expect(canvas.queryByText(/Qm4x/)).toBeNull()
  },
}

/** Rights were taken while it was open. */
export const Forbidden: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, mocks }) => {
    const button = await canvas.findByRole('button', { name: 'Make one' })
    takeRights({ mocks })
    await userEvent.click(button)
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
