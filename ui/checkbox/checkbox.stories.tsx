import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Send me a weekly report', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a weekly report' })
    if (restsHere) return
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Send me a weekly report'))
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
  },
}

export const Playground: Story = { args: { help: 'Every Monday, in your time zone.' } }

export const Checked: Story = { args: { defaultChecked: true } }

export const Indeterminate: Story = {
  args: { checked: 'indeterminate', label: 'All agents' },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBePartiallyChecked(),
}

export const WithHelp: Story = {
  args: { help: 'Every Monday, in your time zone.', defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Every Monday, in your time zone.')
  },
}

export const Invalid: Story = { args: { 'aria-invalid': true, label: 'I accept the terms' } }

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled checked />
    </div>
  ),
}
