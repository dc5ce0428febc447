import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  component: ErrorState,
  args: {
    title: 'Agents could not be loaded',
    message: 'The server did not answer. Your agents themselves keep running.',
    requestId: 'b7f2-000193',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

/** Says what failed at once, and can be tried again with the keyboard. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Agents could not be loaded')
    if (restsHere) return
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Copy request id' })).toBeVisible()
  },
}

export const Playground: Story = { args: { level: 2, compact: false, retrying: false } }

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Compact: Story = { args: { compact: true } }

/** Nothing to try again: another way out. */
export const OtherWayOut: Story = {
  args: { onRetry: undefined, title: 'This page is not here', action: <Button>Back to agents</Button> },
}

export const LongWord: Story = {
  args: { message: 'e'.repeat(500) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
}
