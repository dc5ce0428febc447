import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildEventSettings } from '#mocks/fixtures/library/event.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { eventScenarios } from '#mocks/handlers/library/event.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { atAddress } from '#storybook/list-story.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { EventsScreen } from './events-screen.tsx'

const own = fixtureWorkspaceIds.eu
const at = atAddress(paths.events)
const settings = (overrides: Parameters<typeof buildEventSettings>[0]) => ({
  seed: { utilities: { eventSettings: new Map([[own, buildEventSettings(overrides)]]) } },
})

const meta = {
  component: EventsScreen,
  decorators: [withSignedIn, withRoute],
  parameters: at(),
} satisfies Meta<typeof EventsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What became of it, and exactly what is delivered. */
export const Default: Story = {
  parameters: at('item=event-0000000002'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Website sync finished' }))
    await expect(drawer.getByText(/^2 attempts, the last/)).toHaveTextContent(
      '2 attempts, the last 3 hours ago',
    )
    await expect(drawer.getByText('There was no answer in time.')).toBeVisible()
    await expect(drawer.getByText('in 1 hour')).toBeVisible()
    await expect(await drawer.findByText(/"workspaceSecret": "whep_fixture000001"/)).toBeVisible()
  },
}

export const SentAgain: Story = {
  tags: ['walk'],
  parameters: at('item=event-0000000003'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Agent published' }))
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Send again' })).toBeEnabled())
    await userEvent.click(drawer.getByRole('button', { name: 'Send again' }))
    await expect(await screen.findByText('Event sent')).toBeVisible()
    await expect(await drawer.findByText('Sent')).toBeVisible()
  },
}

export const SendingFailed: Story = {
  tags: ['arrives'],
  parameters: at('item=event-0000000003'),
  beforeEach: ({ msw }) => msw.use(eventScenarios.send.rateLimited()),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Agent published' }))
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Send again' })).toBeEnabled())
    await userEvent.click(drawer.getByRole('button', { name: 'Send again' }))
    await expect(await screen.findByText('The event was not sent')).toBeVisible()
  },
}

/** Without an endpoint there is nowhere to send it. */
export const NoEndpoint: Story = {
  parameters: { ...settings({ endpoint: '', subscribedEvents: [] }), ...at('item=event-0000000004') },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Member joined' }))
    await expect(await drawer.findByText('Set up a webhook to send it.')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}

/** Somebody who may only look reads what became of it, and sends nothing. */
export const ReadOnly: Story = {
  parameters: { ...at('item=event-0000000003'), session: buildViewerSession() },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Agent published' }))
    await expect(drawer.getByText(lookOnlyReason)).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Send again' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  parameters: at('item=event-0000000003'),
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Agent published' }))
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Send again' })).toBeEnabled())
    await userEvent.click(drawer.getByRole('button', { name: 'Send again' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
  },
}
