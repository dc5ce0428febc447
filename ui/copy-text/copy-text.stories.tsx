import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { CopyText } from './copy-text.tsx'

const meta = {
  component: CopyText,
  args: { label: 'Value', value: 'hosting-target.voiceglow.example' },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
} satisfies Meta<typeof CopyText>

export default meta
type Story = StoryObj<typeof meta>

/** Press it, or Enter: copied, ticked and said. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    if (restsHere) return
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: `Copy Value: ${args.value}` })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.value)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}

export const Playground: Story = {}

/** Where there is room nothing is left out. */
export const Fits: Story = {
  args: { value: 'v=spf1 include:mail.example ~all' },
  play: async ({ canvasElement }) => {
    const head = canvasElement.querySelector('.vg-_middle-truncate__head')!
    await expect(head.scrollWidth).toBe(head.clientWidth)
  },
}

/** The middle goes where it does not fit; what is copied is whole. */
export const Long: Story = {
  args: { value: `verification=${'0123456789abcdef'.repeat(12)}` },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button')
    await expect(button.querySelector('code')!.offsetWidth).toBeLessThanOrEqual(240)
    if (restsHere) return
    await userEvent.click(button)
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.value)
  },
}

export const Refused: Story = {
  tags: ['arrives'],
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'))
  },
}
