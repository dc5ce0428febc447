import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List, Monitor, Smartphone } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { modeSegments } from './mode-control.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const meta = {
  component: SegmentedControl,
  args: {
    label: 'View',
    segments: [
      { value: 'cards', label: 'Cards', icon: <LayoutGrid /> },
      { value: 'table', label: 'Table', icon: <List /> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move, Enter chooses; pressing the chosen one leaves it chosen. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const [cards, table] = canvas.getAllByRole('radio')
    await expect(cards).toHaveAttribute('aria-checked', 'true')
    if (restsHere) return
    await userEvent.tab()
    await expect(cards).toHaveFocus()
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(table).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('table')
    await userEvent.click(table!)
    await expect(table).toHaveAttribute('aria-checked', 'true')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}

/** Home and End go to the ends, the arrows round them, and the Tab key stops once, at the chosen one. */
export const Keys: Story = {
  tags: ['walk'],
  args: { defaultValue: 'table' },
  play: async ({ canvas, userEvent, globals }) => {
    const [cards, table] = canvas.getAllByRole('radio')
    await userEvent.tab()
    await expect(table).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(cards).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(table).toHaveFocus()
    await userEvent.keyboard(globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(cards).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(table).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement)
  },
}

export const Playground: Story = { args: { size: 'md', iconOnly: false, block: false, disabled: false } }

export const IconOnly: Story = {
  args: {
    label: 'Preview',
    iconOnly: true,
    segments: [
      { value: 'desktop', label: 'Desktop', icon: <Monitor /> },
      { value: 'phone', label: 'Phone', icon: <Smartphone /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeVisible()
  },
}

export const Small: Story = {
  args: {
    label: 'Mode',
    size: 'sm',
    segments: [...modeSegments],
  },
}

export const Block: Story = { args: { block: true } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const segment of canvas.getAllByRole('radio')) await expect(segment).toBeDisabled()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {(['default', 'bordered', 'faded', 'flat'] as const).map((variant) => (
        <SegmentedControl key={variant} {...args} label={variant} variant={variant} />
      ))}
    </div>
  ),
}
