import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { leadScenarios } from '#mocks/handlers/leads/lead.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { LeadSettingsDrawer } from './lead-settings-drawer.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: LeadSettingsDrawer,
  decorators: [withSignedIn, withRoute],
  args: { owner: { region: 'eu', agentId }, open: true, onClose: fn(), onExited: fn() },
  parameters: {
    route: { pattern: paths.agentLeads.pattern, url: paths.agentLeads.href('eu', agentId) },
  },
} satisfies Meta<typeof LeadSettingsDrawer>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Stages, columns and consent' }))

/** Stages, own columns, what makes a lead, and the words visitors agree to. */
export const Default: Story = {
  play: async () => {
    const drawer = await opened()
    await expect(await drawer.findByRole('button', { name: 'Remove Contacted' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Remove Company' })).toBeVisible()
    await expect(drawer.getByRole('switch', { name: 'Leads from conversations' })).toBeChecked()
  },
}

/** Only who may change the agent changes them. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    const drawer = await opened()
    await expect(await drawer.findByText(lookOnlyReason)).toBeVisible()
  },
}

/** The right was taken away meanwhile. */
export const Forbidden: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(leadScenarios.saveSettings.forbidden())
  },
  play: async () => {
    const drawer = await opened()
    if (restsHere) return
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove Lost' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save settings' }))
    await expect(await screen.findByText('Not saved')).toBeVisible()
  },
}
