import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { agentThemeJson, buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { OverviewScreen } from '../overview/overview-screen.tsx'

const agentId = fixtureAgentIds.cafe
const before = agentThemeJson('#B4532A')
const after = agentThemeJson('#0B6E4F')

const meta = {
  component: OverviewScreen,
  args: { region: 'eu', agentId, origin: 'https://app.example' },
  decorators: [withRoute, withSignedIn],
  parameters: {
    seed: { agents: [buildAgent({ customThemeJSONString: before })] },
    layout: 'fullscreen',
    route: { pattern: paths.agentOverview.pattern, url: paths.agentOverview.href('eu', agentId) },
  },
} satisfies Meta<typeof OverviewScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Pick a colour, see it, keep it for other agents, try another, take the kept one, save, change one's mind. */
export const FromPrimaryToSavedDraft: Story = {
  play: async ({ canvas, userEvent, step, mocks }) => {
    const { db } = mocks
    const card = within(await canvas.findByRole('region', { name: 'Colours' }))
    const live = canvas.getByRole('complementary', { name: 'Live preview' })
    const primaryColour = () =>
      getComputedStyle(live.querySelector('.vg-widget')!).getPropertyValue('--primary')
    const pick = async (hex: string) => {
      const primary = await card.findByRole('textbox', { name: 'Primary' })
      await userEvent.clear(primary)
      await userEvent.type(primary, hex)
    }

    await step('a new primary recolours the preview', async () => {
      await waitFor(() => expect(primaryColour()).toBe('#B4532A'))
      await userEvent.click(card.getByRole('button', { name: 'Edit colours' }))
      await pick('0B6E4F')
      await waitFor(() => expect(primaryColour()).toBe('#0B6E4F'))
    })
    await step('it is kept as a theme; the agent is not saved by that', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Save current as…' }))
      await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Harbour green{Enter}')
      await card.findByRole('button', { name: 'Applied: Harbour green' })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(db.savedThemes).toHaveLength(1)
      await expect(db.agents[0]?.customThemeJSONString).toBe(before)
    })
    await step('after another try, the kept one is taken', async () => {
      await pick('FFD400')
      await waitFor(() => expect(primaryColour()).toBe('#FFD400'))
      await userEvent.click(card.getByRole('button', { name: 'Apply Harbour green' }))
      await waitFor(() => expect(primaryColour()).toBe('#0B6E4F'))
      await userEvent.click(card.getByRole('button', { name: 'Done' }))
    })
    await step('the draft is saved with it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
      await canvas.findByText('All changes saved.')
      await expect(db.agents[0]?.customThemeJSONString).toBe(after)
    })
    await step('VoiceGlow colours are tried, and taken back', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Use VoiceGlow colours' }))
      await waitFor(() => expect(primaryColour()).toBe('#5B5BF0'))
      await userEvent.click(card.getByRole('button', { name: 'Revert' }))
      await waitFor(() => expect(primaryColour()).toBe('#0B6E4F'))
      await expect(canvas.getByText('All changes saved.')).toBeVisible()
    })
  },
}
