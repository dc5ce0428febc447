import { expect } from 'storybook/test'
import { publicAgentId } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { embedScenarios } from '#mocks/handlers/embed/embed.handlers.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { ShareScreen } from './share-screen.tsx'

const meta = {
  component: ShareScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', pathname: '/share', search: `region=eu&vg_id=${publicAgentId}` },
} satisfies Meta<typeof ShareScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Chat with Corner Bakery')).toHaveAttribute(
      'src',
      `/app/eu/render/${publicAgentId}/iframe`,
    )
  },
}

export const Absent: Story = {
  parameters: { search: 'region=eu&vg_id=agent-nowhere-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This agent is not here' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(embedScenarios.agent.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
  },
}
