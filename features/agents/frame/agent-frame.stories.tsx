import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { AgentFrame } from './agent-frame.tsx'

const agentId = 'agent-cafe-00001'
const sections = [
  { tab: 'overview', label: 'Widget' },
  { tab: 'convos', label: 'Chats' },
  { tab: 'kb', label: 'Knowledge' },
]

const meta = {
  component: AgentFrame,
  decorators: [withRoute],
  parameters: { route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', agentId, 'overview') } },
  args: { region: 'eu', agentId, sections, children: <h1>Widget</h1> },
} satisfies Meta<typeof AgentFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Widget' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'Chats' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(`/app/eu/agents/${agentId}/convos`)
    await expect(canvas.getByRole('link', { name: 'Chats' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Vertical: Story = { args: { layout: 'vertical' } }

/** A section without a screen is not a tab, and one alone needs none. */
export const OneSection: Story = {
  args: { sections: sections.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Widget' })).toBeVisible()
  },
}
