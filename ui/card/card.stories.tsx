import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Card } from './card.tsx'
import { CardHeader } from './card-header.tsx'

const meta = {
  component: Card,
  args: {
    children: (
      <>
        <CardHeader
          title="Custom domain"
          help="Where your clients sign in."
          actions={<Button>Add domain</Button>}
        />
        <p>agents.example.com</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Custom domain' })).toBeVisible()
  },
}

export const Playground: Story = { args: { padding: 'md', variant: 'default' } }

export const Variants: Story = {
  render: () => (
    <>
      {(['default', 'bordered', 'faded', 'flat'] as const).map((variant) => (
        <Card key={variant} variant={variant}>
          <CardHeader title={variant} help="Quiet text stays readable." />
          <Button tone="primary">Follows the scope, not the card</Button>
        </Card>
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('data-variant', globals.variant)
    }
  },
}

export const Interactive: Story = {
  tags: ['walk'],
  args: {
    asChild: true,
    interactive: true,
    children: (
      <a href="#agent">
        <CardHeader title="Pizza shop" level={3} help="Changed 2 hours ago" />
        <p>Takes orders and answers questions about opening hours.</p>
      </a>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveClass('vg-card')
  },
}

export const WithoutPadding: Story = { args: { padding: 'none' } }

export const LongTitle: Story = {
  args: { children: <CardHeader title={'Unbroken'.repeat(40)} actions={<Button>Edit</Button>} /> },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  },
}
