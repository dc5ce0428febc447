import { expect } from 'storybook/test'
import { toolCallFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { ToolCalls } from './tool-calls.tsx'

const meta = {
  component: ToolCalls,
  args: { calls: [toolCallFixtures.found] },
} satisfies Meta<typeof ToolCalls>

export default meta
type Story = StoryObj<typeof meta>

/** One call that answered: what was sent and what came back unfold. */
export const Default: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    const call = canvas.getByRole('button', { name: /Called find_order/ })
    await expect(call).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(call)
    await expect(canvas.getByRole('group', { name: 'Sent' })).toHaveTextContent('"orderId": "A-1042"')
    await expect(canvas.getByRole('group', { name: 'Came back' })).toHaveTextContent('"state": "shipped"')
  },
}

/** Several at once, one of which came to nothing. */
export const Several: Story = {
  args: { calls: [toolCallFixtures.found, toolCallFixtures.failed] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered')).toBeVisible()
    await expect(canvas.getByText('Failed')).toBeVisible()
  },
}
