import { expect, fn, screen, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { organisationReason } from '#mocks/contracts/inbox/organisation-settings.ts'
import { buildInboxSettings } from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspaceCard, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { selectionScenarios } from '#mocks/handlers/inbox/selection.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { InboxSettingsDrawer } from './inbox-settings-drawer.tsx'

const settings = buildInboxSettings()

const meta = {
  component: InboxSettingsDrawer,
  args: { owner: { region: 'eu', workspaceId: fixtureWorkspaceIds.eu }, settings, people: [], onClose: fn() },
  decorators: [withSignedIn, withRoute],
  parameters: {
    route: { pattern: paths.chats.pattern, url: paths.chats.href('eu') },
    seed: { inbox: { settings: { [fixtureWorkspaceIds.eu]: settings } } },
  },
} satisfies Meta<typeof InboxSettingsDrawer>

export default meta
type Story = StoryObj<typeof meta>

/** Tags, replies and macros that are kept. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByDisplayValue('hours')).toBeVisible()
    await expect(screen.getByDisplayValue('Ask the kitchen')).toBeVisible()
  },
}

/** What was typed is not thrown away unasked, and only what was changed is sent. */
export const Saved: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete thanks' }))
    const view = screen.getByRole('textbox', { name: 'Name of the view' })
    await userEvent.clear(view)
    await userEvent.type(view, 'Mine first')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    const kept = mocks.db.inbox.settings.get(fixtureWorkspaceIds.eu)
    await expect(kept?.canned).toHaveLength(1)
    await expect(kept?.views[0]?.name).toBe('Mine first')
  },
}

/** Only its own tags, no canned responses, and a macro that puts aside until tomorrow. */
export const TagsAndCannedTurnedOff: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Only these tags' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Snoozes it' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Until tomorrow, 9:00' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Reply it sends' }))
    await userEvent.click(await screen.findByRole('option', { name: '/hours' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Offer canned responses' }))
    await expect(screen.queryByDisplayValue('Ask the kitchen')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const kept = () => mocks.db.inbox.settings.get(fixtureWorkspaceIds.eu)
    await waitFor(() => expect(kept()?.enableCannedResponses).toBe(false))
    await expect(kept()?.disallowAnyTags).toBe(true)
    await expect(kept()?.canned).toHaveLength(2)
    await expect(kept()?.macros[0]).toMatchObject({ snooze: 'tomorrow', cannedId: 'canned-000000001' })
  },
}

/** A macro without anything to do is refused in words, and what was typed stays. */
export const MacroDoesNothing: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, mocks, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add macro' }))
    const name = screen.getAllByRole('textbox', { name: 'Name of the macro' }).at(-1)!
    await userEvent.type(name, 'Later')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/The macro “Later” does nothing/)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(mocks.db.inbox.settings.get(fixtureWorkspaceIds.eu)?.macros).toHaveLength(
      settings.macros.length,
    )
  },
}

/** Who answers visitors keeps replies, macros and views, and reads why the rest is not theirs to change. */
export const MayAnswerAlone: Story = {
  parameters: {
    session: buildSession({
      workspaces: [buildWorkspaceCard({ role: 'member', usersPerms: ['view', 'chats'] })],
    }),
  },
  tags: ['walk'],
  play: async ({ userEvent, mocks, args }) => {
    await expect(await screen.findByText(organisationReason)).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Only these tags' })).toBeDisabled()
    await expect(screen.getByRole('checkbox', { name: 'Offer canned responses' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Delete thanks' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(mocks.db.inbox.settings.get(fixtureWorkspaceIds.eu)?.canned).toHaveLength(1)
  },
}

/** Whoever may only look changes nothing. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    await expect(await screen.findByText(lookOnlyReason)).toBeVisible()
    await expect(screen.getByDisplayValue('hours')).toBeDisabled()
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** Rights were taken while it was open. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(selectionScenarios.saveSettings.forbidden()),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
  },
}
