import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, MessageSquare, Palette, Settings } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'

function Opener(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  component: CommandPalette,
  args: {
    open: false,
    onOpenChange: fn(),
    onSelect: fn(),
    label: 'Search sections',
    items: [
      { id: 'conversations', label: 'Conversations', group: 'Agent', icon: <MessageSquare /> },
      { id: 'appearance', label: 'Appearance', group: 'Agent', keywords: 'colour theme', icon: <Palette /> },
      { id: 'settings', label: 'Settings', group: 'Agent', icon: <Settings /> },
      { id: 'billing', label: 'Billing', group: 'Workspace', icon: <CreditCard />, aside: 'Owner' },
    ],
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

/** Type, move with arrows round the ends, choose with Enter; the focus goes back. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    if (restsHere) return
    await step('opens with the focus in the input', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
      await waitFor(() => expect(screen.getByRole('dialog').getAnimations()).toHaveLength(0))
      await expect(screen.getAllByRole('option')).toHaveLength(4)
    })
    await step('arrows go round', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(screen.getByRole('option', { name: /Billing/ })).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      const active = screen.getByRole('combobox').getAttribute('aria-activedescendant')
      await expect(screen.getByRole('option', { name: 'Appearance' })).toHaveAttribute('id', active)
    })
    await step('finds by other words and chooses', async () => {
      await userEvent.keyboard('theme')
      await expect(screen.getByRole('option', { name: 'Appearance' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(screen.getAllByRole('option')).toHaveLength(1)
      await userEvent.clear(screen.getByRole('combobox'))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'appearance' }))
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    })
  },
}

export const Playground: Story = { args: { open: true } }

export const NoResults: Story = {
  tags: ['arrives'],
  args: { open: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzz')
    await expect(screen.getByRole('status')).toHaveTextContent('No results found')
  },
}

/** The items are found elsewhere, and are on their way. */
export const Loading: Story = {
  tags: ['arrives'],
  args: { open: true, loading: true, items: [], onQueryChange: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'bill')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('bill')
    await expect(screen.queryByText('No results found')).toBeNull()
  },
}

/** The mouse chooses too. */
export const Pressed: Story = {
  tags: ['walk'],
  args: { open: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Billing/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'billing' }))
  },
}
