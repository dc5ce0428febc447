import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  component: VisuallyHidden,
  args: { children: 'of this month' },
  render: (args) => (
    <p>
      42 conversations <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('of this month')
    await expect(hidden).toBeInTheDocument()
    await expect(hidden.offsetWidth).toBe(1)
  },
}

export const Playground: Story = {}
