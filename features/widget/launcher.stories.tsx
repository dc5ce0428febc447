import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Launcher } from './launcher.tsx'

const bread =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c98a3b" d="M0 0h8v8H0z"/></svg>'

const meta = {
  component: Launcher,
  args: { open: false, label: 'Chat with Corner Bakery', onToggle: fn() },
} satisfies Meta<typeof Launcher>

export default meta
type Story = StoryObj<typeof meta>

/** The bubble, waiting. */
export const Closed: Story = {
  tags: ['walk'],
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

/** The agent's picture in place of the icon, while the popup is closed. */
export const Picture: Story = {
  args: { picture: `data:image/svg+xml,${encodeURIComponent(bread)}` },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('img')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
}
