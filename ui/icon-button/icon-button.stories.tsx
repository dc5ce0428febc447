import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Settings, Trash2, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { IconButton } from './icon-button.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Close', icon: <X aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', gap: 12, alignItems: 'center' } as const

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    if (restsHere) return
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { tone: 'neutral', size: 'md' } }

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <IconButton {...args} size="sm" tone="neutral" />
      <IconButton {...args} size="md" tone="neutral" />
      <IconButton {...args} size="lg" tone="neutral" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBe(button.offsetHeight)
    }
  },
}

export const Tones: Story = {
  render: () => (
    <div style={row}>
      <IconButton label="Settings" icon={<Settings aria-hidden />} tone="primary" />
      <IconButton label="Edit" icon={<Pencil aria-hidden />} tone="neutral" />
      <IconButton label="Close" icon={<X aria-hidden />} tone="ghost" />
      <IconButton label="Delete" icon={<Trash2 aria-hidden />} tone="danger" />
    </div>
  ),
}

export const Loading: Story = {
  args: { loading: true, tone: 'neutral' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Disabled: Story = { args: { disabled: true, tone: 'neutral' } }
