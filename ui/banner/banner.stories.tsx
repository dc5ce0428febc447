import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Banner } from './banner.tsx'

const meta = {
  component: Banner,
  args: {
    title: 'Domain not verified.',
    children: 'DNS changes may take 24-48 hours.',
    tone: 'warning',
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Domain not verified.')
  },
}

export const Playground: Story = { args: { tone: 'info' } }

const tones = ['info', 'success', 'warning', 'danger'] as const

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tones.map((tone) => (
        <Banner key={tone} {...args} tone={tone} title={tone} />
      ))}
    </div>
  ),
}

/** What failed is an alert. */
export const Failure: Story = {
  args: {
    tone: 'danger',
    title: 'Your last payment failed.',
    children: undefined,
    action: <Button size="sm">Update card</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your last payment failed.')
  },
}

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    if (restsHere) return
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  },
}

export const MessageOnly: Story = { args: { title: undefined, tone: 'info' } }

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['default', 'bordered', 'faded', 'flat'] as const).map((variant) => (
        <Banner key={variant} {...args} variant={variant} title={variant} />
      ))}
    </div>
  ),
}
