import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { CopyButton } from './copy-button.tsx'

const meta = {
  component: CopyButton,
  args: { value: 'vg_0123456789abcdef', label: 'Copy Agent ID' },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

/** Copies, ticks, and says so; the focus stays where it is. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy Agent ID' })
    if (restsHere) return
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('vg_0123456789abcdef')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(button).toHaveAttribute('data-copy', 'copied')
    await expect(button).toHaveFocus()
  },
}

export const Playground: Story = { args: { showLabel: false, tone: 'ghost', size: 'md' } }

/** With words: the button keeps its width when they change. */
export const WithLabel: Story = {
  args: { showLabel: true, label: 'Copy' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy' })
    const width = button.offsetWidth
    if (restsHere) return
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName('Copied'))
    await expect(button.offsetWidth).toBe(width)
  },
}

/** Neither the clipboard nor the older way is allowed. */
export const Refused: Story = {
  tags: ['arrives'],
  args: { showLabel: true },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'))
  },
}

/** Without the clipboard's permission the older way is tried. */
export const OlderWay: Story = {
  tags: ['walk'],
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(true)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(document.execCommand).toHaveBeenCalledWith('copy')
  },
}
