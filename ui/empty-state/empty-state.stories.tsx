import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bot, Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  component: EmptyState,
  args: {
    icon: <Bot />,
    title: 'No agents yet',
    message: 'An agent answers your visitors in chat and by voice, from what you teach it.',
    action: (
      <Button tone="primary" icon={<Plus />}>
        New Agent
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No agents yet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New Agent' })).toBeVisible()
  },
}

export const Playground: Story = { args: { level: 2, compact: false } }

export const Compact: Story = { args: { compact: true, level: 3 } }

export const TitleOnly: Story = {
  args: { icon: undefined, message: undefined, action: undefined, title: 'No results found' },
}
