import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCcw, Sparkles } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Popover } from './popover.tsx'

const meta = {
  component: Popover,
  args: {
    trigger: <Button icon={<Sparkles />}>AI CSS Assistant</Button>,
    title: 'AI CSS Assistant',
    subtitle: 'Generate custom styles',
    align: 'start',
    onOpenChange: fn(),
    children: <TextField aria-label="Message" placeholder="Make the chat bubble purple" />,
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** Opens with Enter, takes the focus, closes on Escape and gives it back. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'AI CSS Assistant' })
    trigger.focus()
    if (restsHere) return
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'AI CSS Assistant' })
    await expect(panel).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Whoever goes on to something else while it closes is not called back. */
export const FocusMovedOn: Story = {
  tags: ['walk'],
  args: { defaultOpen: true, persistent: true },
  decorators: [
    (PopoverStory) => (
      <>
        <TextField aria-label="Elsewhere" />
        <PopoverStory />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const close = await screen.findByRole('button', { name: 'Close' })
    const elsewhere = canvas.getByLabelText('Elsewhere')
    close.click()
    elsewhere.focus()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(elsewhere).toHaveFocus()
  },
}

export const Playground: Story = { args: { size: 'md', side: 'bottom', align: 'start' } }

export const Open: Story = {
  args: {
    defaultOpen: true,
    size: 'lg',
    action: <IconButton label="Reset chat" icon={<RotateCcw />} size="sm" />,
  },
}

/** A press beside it closes it. */
export const PressBeside: Story = {
  tags: ['walk'],
  args: { defaultOpen: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const HiddenTitle: Story = {
  args: { defaultOpen: true, hideTitle: true, size: 'sm' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'AI CSS Assistant' })).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}
