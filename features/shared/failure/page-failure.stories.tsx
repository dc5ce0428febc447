import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageFailure } from './page-failure.tsx'

const meta = {
  component: PageFailure,
  parameters: { layout: 'fullscreen' },
  args: { error: new Error('Cannot draw') },
} satisfies Meta<typeof PageFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page stopped working' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

/** The file of an older release is gone, or the network is. */
export const NotLoaded: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  },
}
