import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFound } from './not-found.tsx'

const meta = { component: NotFound, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', '/')
  },
}
