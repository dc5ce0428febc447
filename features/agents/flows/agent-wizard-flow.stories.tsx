import { expect, screen, waitFor } from 'storybook/test'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { DrawerOfAddress, drawerParameters } from '../new-agent/drawer-of-address.tsx'
import { NewAgentDrawer } from '../new-agent/new-agent-drawer.tsx'

const meta = {
  component: NewAgentDrawer,
  render: () => <DrawerOfAddress />,
  decorators: [withSignedIn, withRoute],
  parameters: drawerParameters,
} satisfies Meta<typeof NewAgentDrawer>

export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => screen.findByRole('heading', { level: 3, name })
const button = (name: string) => screen.findByRole('button', { name })

/** From a company's website to an agent that answers, and on to its overview. */
export const FromWebsiteToAgent: Story = {
  play: async ({ userEvent, step, mocks }) => {
    const { db } = mocks
    const before = db.agents.length
    await step('New Agent, then the wizard', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Agent Name' }), 'Coffee desk')
      await userEvent.click(screen.getByRole('button', { name: /Agent Wizard/ }))
    })
    await step('the website is read', async () => {
      await userEvent.type(
        await screen.findByRole('textbox', { name: 'Company website' }),
        'harbour-cafe.example{Enter}',
      )
      await heading('Is this your company?')
    })
    await step('name and description are confirmed', async () => {
      await userEvent.click(await button('Next'))
      await heading('Make it look like your brand')
    })
    await step('the brand is chosen; nothing has been created yet', async () => {
      await userEvent.click(screen.getByRole('radio', { name: '#2F5D50' }))
      await expect(db.agents).toHaveLength(before)
      await userEvent.click(await button('Create AI Agent'))
      await heading('Your agent is ready')
      await expect(db.agents).toHaveLength(before + 1)
      await expect(db.agents[0]?.title).toBe('Coffee desk')
    })
    await step('it answers', async () => {
      await userEvent.click(await button('What are your opening hours?'))
      await screen.findByText('You asked: What are your opening hours?')
    })
    await step('its overview opens with the test chat', async () => {
      const made = db.agents[0]?.ID
      await userEvent.click(await button('Finish'))
      await waitFor(() =>
        expect(screen.getByTestId('address')).toHaveTextContent(
          `/app/eu/agents/${made}/overview?showDebugger=true`,
        ),
      )
    })
  },
}

/** A website that cannot be read leaves nothing behind, and another one can be tried at once. */
export const FailureAndBack: Story = {
  beforeEach: ({ msw, mocks }) => msw.use(mocks.scenarios.onboarding.branding.unreadable()),
  play: async ({ userEvent, mocks }) => {
    const { db } = mocks
    const before = db.agents.length
    await userEvent.click(await screen.findByRole('button', { name: /Agent Wizard/ }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Company website' }),
      'nowhere.example{Enter}',
    )
    await heading('Unable to analyze website branding')
    await screen.findByText('The website could not be reached.')
    await userEvent.click(await button('Back'))
    await expect(screen.getByRole('textbox', { name: 'Company website' })).toHaveValue('nowhere.example')
    await userEvent.click(await button('Back'))
    await screen.findByRole('dialog', { name: 'New Agent' })
    await expect(db.agents).toHaveLength(before)
  },
}
