import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShellSkeleton } from './shell-skeleton.tsx'

const meta = {
  component: ShellSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
