import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inWidgetFrame } from '#storybook/decorators/in-widget-frame.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { Unavailable } from './unavailable.tsx'
import './widget.css'

const meta = {
  component: Unavailable,
  args: { onClose: fn() },
  decorators: [inWidgetFrame],
} satisfies Meta<typeof Unavailable>

export default meta
type Story = StoryObj<typeof meta>

/** No such agent, or none that is published. */
export const UnknownAgent: Story = {
  args: { reason: 'unknown' },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('heading', { name: 'This chat is not available' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The agent does not appear on this website; its owner reads what to do. */
export const NotAllowed: Story = {
  args: { reason: 'notAllowed' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'This chat is not available here' })).toBeVisible()
    await expect(canvas.getByText(/add its address/)).toBeVisible()
  },
}

/** The agent could not be loaded. */
export const LoadFailed: Story = {
  args: { reason: 'failed', onRetry: fn() },
  async play({ canvas, userEvent, args }) {
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
