import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw } from 'lucide-react'
import { expect, spyOn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { CopyRow } from './copy-row.tsx'

const meta = {
  component: CopyRow,
  args: { label: 'Agent ID', value: 'k2Xv9LmQ4rTz81Bc' },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
} satisfies Meta<typeof CopyRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Agent ID' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.value)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}

export const Playground: Story = {}

/** Rows under one another are one box, and their values line up. */
export const Stack: Story = {
  render: () => (
    <div>
      <CopyRow label="Type" value="CNAME" />
      <CopyRow label="Name" value="chat" />
      <CopyRow label="Value" value={`hosting-target.${'sub.'.repeat(30)}example.com`} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('.vg-copy-row')]
    await expect(new Set(rows.map((row) => row.offsetHeight)).size).toBe(1)
    for (const row of rows) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
}

/** What should not be read over a shoulder is masked, and still copied whole. */
export const Masked: Story = {
  args: {
    label: 'Secret key',
    value: 'vg_a1b2c3d4e5f6g7h8i9j0',
    display: 'vg_••••••••••••••••',
    action: <IconButton label="Regen Secret" icon={<RotateCw />} size="sm" />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/a1b2/)).toBeNull()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Secret key' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('vg_a1b2c3d4e5f6g7h8i9j0')
  },
}
