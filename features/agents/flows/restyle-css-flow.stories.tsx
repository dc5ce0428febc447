import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { OverviewScreen } from '../overview/overview-screen.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: OverviewScreen,
  args: { region: 'eu', agentId, origin: 'https://app.example' },
  decorators: [withRoute, withSignedIn],
  parameters: {
    seed: { agents: [buildAgent({ vg_initMessages: ['When are you open?'] })] },
    layout: 'fullscreen',
    route: { pattern: paths.agentOverview.pattern, url: paths.agentOverview.href('eu', agentId) },
  },
} satisfies Meta<typeof OverviewScreen>

export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 20_000 }

/** Ask, see it on the widget, ask for more, save. */
export const WithTheAssistant: Story = {
  play: async ({ canvas, userEvent, step, mocks }) => {
    const { db } = mocks
    const preview = within(await canvas.findByRole('complementary', { name: 'Live preview' }))
    const launcher = () => getComputedStyle(preview.getByRole('button', { name: /^Chat with/ }))
    const assistant = () => within(screen.getByRole('dialog', { name: 'AI CSS Assistant' }))

    await step('ask for one thing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'AI CSS Assistant' }))
      await screen.findByRole('dialog', { name: 'AI CSS Assistant' })
      await userEvent.click(assistant().getByRole('button', { name: 'Make the chat bubble purple' }))
      await screen.findByText('CSS generated and inserted successfully!', undefined, slow)
      await expect(launcher().backgroundColor).toBe('rgb(128, 0, 128)')
      await expect(assistant().getByText(/^1 part changed, contrast .* input reachable$/)).toBeVisible()
    })
    await step('ask for another, which keeps the first', async () => {
      await userEvent.type(
        assistant().getByRole('textbox'),
        'Add a glow effect to buttons{Control>}{Enter}{/Control}',
      )
      await waitFor(() => expect(assistant().getByText(/changed: shadow\.$/)).toBeVisible(), slow)
      await assistant().findByText('Inserted', undefined, slow)
      const send = preview.getByRole('button', { name: 'Send' })
      await expect(getComputedStyle(send).boxShadow).not.toBe('none')
      await expect(launcher().backgroundColor).toBe('rgb(128, 0, 128)')
    })
    await step('nothing is saved before it is', async () => {
      await expect(db.agents[0]?.customCSS).toBe('')
      await userEvent.click(assistant().getByRole('button', { name: 'Close' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
      await canvas.findByText('All changes saved.')
      await expect(db.agents[0]?.customCSS).toContain('.vg-launcher')
      await expect(db.agents[0]?.customCSS).toContain('.vg-widget__send')
    })
  },
}
