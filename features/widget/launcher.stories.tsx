import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Launcher } from './launcher.tsx'

const meta = {
  component: Launcher,
  args: { open: false, label: 'Chat with Corner Bakery', onToggle: fn() },
} satisfies Meta<typeof Launcher>

export default meta
type Story = StoryObj<typeof meta>

/** The bubble, waiting. */
export const Closed: Story = {
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: 'Chat with Corner Bakery', expanded: false })
    await userEvent.click(button)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

/** The bubble under an open popup closes it. */
export const Open: Story = {
  args: { open: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible()
  },
}
