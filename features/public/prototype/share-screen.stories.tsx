import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { publicAgentId } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
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
