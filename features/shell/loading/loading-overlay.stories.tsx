import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { LoadingOverlay } from './loading-overlay.tsx'

const meta = {
  component: LoadingOverlay,
  parameters: { layout: 'fullscreen' },
  args: { reached: 'started', onHidden: fn() },
} satisfies Meta<typeof LoadingOverlay>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing has answered: below 25. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Initializing')
  },
}

export const LoadingAgents: Story = {
  args: { reached: 'session' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading agents'))
    await expect(Number(canvas.getByRole('progressbar').getAttribute('value'))).toBeLessThan(50)
  },
}

export const PreparingNavigation: Story = {
  args: { reached: 'agents' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Preparing navigation'))
  },
}

/** It waits at 85 for the screen. */
export const AlmostReady: Story = {
  args: { reached: 'agents' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await waitFor(() => expect(bar).toHaveAttribute('value', '85'), { timeout: 5000 })
    await expect(canvas.getByRole('status')).toHaveTextContent('Almost ready')
  },
}

/** Full, out of the way at once, and gone after 300 ms. */
export const Welcome: Story = {
  args: { reached: 'screen' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { hidden: true })).toHaveAttribute('value', '100')
    await expect(canvas.getByText('Welcome').closest('.vg-loading')).toHaveStyle({ pointerEvents: 'none' })
    await waitFor(() => expect(args.onHidden).toHaveBeenCalledOnce())
  },
}
