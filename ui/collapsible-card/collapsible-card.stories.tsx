import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageSquare } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { CollapsibleCard } from './collapsible-card.tsx'

const meta = {
  component: CollapsibleCard,
  args: {
    title: 'Launcher',
    help: 'The bubble visitors press.',
    onOpenChange: fn(),
    children: <TextField aria-label="Label" defaultValue="Chat with us" />,
  },
} satisfies Meta<typeof CollapsibleCard>

export default meta
type Story = StoryObj<typeof meta>

/** Opens and closes with Enter and Space; what was typed inside stays. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const header = canvas.getByRole('button', { name: 'Launcher' })
    await expect(header).toHaveAttribute('aria-expanded', 'false')
    if (restsHere) return
    await userEvent.tab()
    await expect(header).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    const field = canvas.getByLabelText('Label')
    await waitFor(() => expect(field).toBeVisible())
    await userEvent.type(field, '!')
    header.focus()
    await userEvent.keyboard(' ')
    await expect(field).not.toBeVisible()
    await userEvent.keyboard(' ')
    await expect(field).toHaveValue('Chat with us!')
  },
}

export const Playground: Story = { args: { level: 3 } }

export const Open: Story = {
  args: { defaultOpen: true, icon: <MessageSquare />, action: <Badge tone="success">On</Badge> },
}

/** A control in the header does its own thing, not the card's. */
export const WithAction: Story = {
  tags: ['arrives'],
  args: { action: <Button size="sm">Reset</Button> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    const { left, top } = canvas.getByText('The bubble visitors press.').getBoundingClientRect()
    if (restsHere) return
    await userEvent.click(document.elementFromPoint(left + 4, top + 4)!)
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
  },
}

/** Content that is only made when it is looked at. */
export const NotKept: Story = {
  args: { keepMounted: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Label')).toBeNull()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['default', 'bordered', 'faded', 'flat'] as const).map((variant) => (
        <CollapsibleCard key={variant} {...args} title={variant} variant={variant} />
      ))}
    </div>
  ),
}
