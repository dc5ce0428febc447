import type { Decorator } from '@storybook/react-vite'
import { http } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { AnalyticsAdapter } from '#features/shared/analytics/analytics.types.ts'
import { AnalyticsContext } from '#features/shared/analytics/analytics-context.ts'
import { createAnalytics } from '#features/shared/analytics/create-analytics.ts'
import { fixtureWebsite } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { newAgentNoticeScenarios } from '#mocks/handlers/notifications/new-agent.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { DrawerOfAddress, drawerParameters } from './drawer-of-address.tsx'
import { NewAgentDrawer } from './new-agent-drawer.tsx'

const report = fn<AnalyticsAdapter>()
const notice = fn<(id: unknown) => void>()

/** What is reported goes to the story. */
const withReport: Decorator = (Story) => {
  const [analytics] = useState(() => createAnalytics(report))
  return (
    <AnalyticsContext value={analytics}>
      <Story />
    </AnalyticsContext>
  )
}

const meta = {
  component: NewAgentDrawer,
  render: () => <DrawerOfAddress />,
  beforeEach({ msw }) {
    report.mockReset()
    notice.mockReset()
    msw.use(
      http.post('*/api/eu/notifications/new-agent', async ({ request }) => {
        const { agent } = (await request.clone().json()) as { agent: { ID: string } }
        notice(agent.ID)
      }),
    )
  },
  decorators: [withReport, withSignedIn, withRoute],
  parameters: drawerParameters,
} satisfies Meta<typeof NewAgentDrawer>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.findByRole('textbox', { name: 'Agent Name' })
const createButton = () => screen.getByRole('button', { name: 'Create' })
const agentOfAddress = () =>
  /agents\/([\w-]{16})\/overview/.exec(screen.getByTestId('address').textContent)?.[1]

/** The agent is open, and was announced once: to its owner, and to the analytics in these words alone. */
async function expectAnnounced(properties: object) {
  await waitFor(() => expect(agentOfAddress()).toBeDefined())
  await waitFor(() => expect(notice).toHaveBeenCalledTimes(1))
  await expect(notice).toHaveBeenCalledWith(agentOfAddress())
  await expect(report.mock.calls).toEqual([
    [{ name: 'new_agent_created', properties: { region: 'eu', ...properties } }],
  ])
}

/** Pressed twice it is one agent and one announcement. */
export const BlankAgent: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Once')
    await userEvent.dblClick(createButton())
    await expectAnnounced({ way: 'blank' })
  },
}

export const FromTemplate: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Homes')
    await userEvent.click(screen.getByRole('radio', { name: 'Real Estate Agent' }))
    await userEvent.click(createButton())
    await expectAnnounced({ way: 'template', template: 'real-estate-agent' })
  },
}

export const CompatiblePlatform: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Flow')
    await userEvent.click(screen.getByRole('radio', { name: 'Compatible platform agent' }))
    await userEvent.click(createButton())
    await expectAnnounced({ way: 'compatible' })
  },
}

export const ByTheWizard: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Agent Wizard/ }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Company website' }), fixtureWebsite)
    await userEvent.click(screen.getByRole('button', { name: 'Analyze website' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create AI Agent' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Finish' }))
    await expectAnnounced({ way: 'wizard' })
  },
}

/** A notice that fails shows nowhere: the agent is there all the same. */
export const NoticeFailed: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(newAgentNoticeScenarios.newAgent.dependencyFailed())
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Front desk')
    await userEvent.click(createButton())
    await waitFor(() => expect(agentOfAddress()).toBeDefined())
    await expect(screen.getByText('Agent created successfully, redirecting...')).toBeVisible()
    await expect(screen.queryByText(/Error/)).toBeNull()
    await expect(report).toHaveBeenCalledTimes(1)
  },
}

/** Nothing is announced that was not made. */
export const NotMade: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(http.post('*/api/:region/v2/agents/:agentId', () => Response.error()))
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Front desk')
    await userEvent.click(createButton())
    await screen.findByText(/^Error creating agent/)
    await expect(report).not.toHaveBeenCalled()
    await expect(notice).not.toHaveBeenCalled()
  },
}
