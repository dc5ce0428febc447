import { expect, screen, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildEventSettings, fixtureEventSecret } from '#mocks/fixtures/library/event.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { eventScenarios } from '#mocks/handlers/library/event.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { atAddress } from '#storybook/list-story.ts'
import { restsHere } from '#storybook/rests-here.ts'
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

/** The drawer once its form is there: until then another stands in its place. */
async function delivery() {
  await screen.findByRole('textbox', { name: 'Webhook address' })
  return within(screen.getByRole('dialog', { name: 'Webhook' }))
}

/** Where events go, and which. */
export const Default: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Webhook' }))
    const drawer = await delivery()
    const endpoint = await drawer.findByRole('textbox', { name: 'Webhook address' })
    if (restsHere) return
    await userEvent.clear(endpoint)
    await userEvent.type(endpoint, 'https://hooks.example.com/in')
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Member joined' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save webhook' }))
    await expect(await screen.findByText('Webhook saved')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: at('item=delivery'),
  beforeEach: ({ msw }) => msw.use(eventScenarios.settings.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading the webhook')).toBeInTheDocument()
  },
}

/** An address that is not encrypted, or inside a private network, is refused at its field. */
export const Refused: Story = {
  tags: ['arrives'],
  parameters: at('item=delivery'),
  play: async ({ userEvent }) => {
    const drawer = await delivery()
    const endpoint = await drawer.findByRole('textbox', { name: 'Webhook address' })
    await userEvent.clear(endpoint)
    await userEvent.type(endpoint, 'http://hooks.example.com')
    await userEvent.click(drawer.getByRole('button', { name: 'Save webhook' }))
    await expect(await drawer.findByText('Please use an https:// address.')).toBeVisible()
    await expect(endpoint).toHaveFocus()
  },
}

export const Invalid: Story = {
  tags: ['arrives'],
  parameters: at('item=delivery'),
  play: async ({ userEvent }) => {
    const drawer = await delivery()
    const endpoint = await drawer.findByRole('textbox', { name: 'Webhook address' })
    await userEvent.clear(endpoint)
    await userEvent.type(endpoint, 'hooks.example.com')
    await userEvent.tab()
    await expect(
      await drawer.findByText('Please enter a full address such as https://example.com/events.'),
    ).toBeVisible()
  },
}

/** The signing secret is made on request and shown that one time. */
export const NewSecret: Story = {
  tags: ['arrives'],
  parameters: at('item=delivery'),
  play: async ({ userEvent }) => {
    const drawer = await delivery()
    await userEvent.click(await drawer.findByRole('button', { name: 'Make a new secret' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Make a new signing secret?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make a new secret' }))
    await expect(await drawer.findByText('Copy it now')).toBeVisible()
    await expect(document.body.textContent).toContain(fixtureEventSecret.slice(0, 12))
  },
}

/** An endpoint that said it is gone gets nothing until somebody wants it again. */
export const EndpointGone: Story = {
  tags: ['walk'],
  parameters: settings({ isGone: true }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open webhook' }))
    const drawer = await delivery()
    await userEvent.click(await drawer.findByRole('button', { name: 'Use it again' }))
    await expect(await screen.findByText('Events are delivered again')).toBeVisible()
  },
}

/** Somebody who does not look after the workspace sees where events go and changes nothing. */
export const ReadOnly: Story = {
  parameters: {
    ...at('item=delivery'),
    session: buildViewerSession(),
  },
  play: async () => {
    const drawer = await delivery()
    await expect(await drawer.findByRole('textbox', { name: 'Webhook address' })).toHaveAttribute('readonly')
    await expect(drawer.getByText(lookOnlyReason)).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Make a new secret' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was typed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  parameters: at('item=delivery'),
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const drawer = await delivery()
    const endpoint = await drawer.findByRole('textbox', { name: 'Webhook address' })
    await userEvent.clear(endpoint)
    await userEvent.type(endpoint, 'https://hooks.example.com/in')
    await userEvent.click(drawer.getByRole('button', { name: 'Save webhook' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(endpoint).toHaveValue('https://hooks.example.com/in')
  },
}
