import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { Slider } from './slider.tsx'

const meta = {
  component: Slider,
  args: { min: 0, max: 1, step: 0.1, defaultValue: 0.3, onValueChange: fn(), onValueCommit: fn() },
  render: (args) => (
    <Field label="Temperature" help="Higher is freer." style={{ maxInlineSize: 360 }}>
      <Slider {...args} />
    </Field>
  ),
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Temperature' })
    await expect(thumb).toHaveAccessibleDescription('Higher is freer.')
    if (restsHere) return
    await userEvent.tab()
    await expect(thumb).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.4)
    await userEvent.keyboard('{End}')
    await expect(thumb).toHaveAttribute('aria-valuenow', '1')
    await userEvent.keyboard('{Home}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(0)
  },
}

export const Playground: Story = { args: { formatValue: (value) => `${Math.round(value * 100)}%` } }

export const Formatted: Story = {
  args: { formatValue: (value) => `${Math.round(value * 100)}%` },
  play: async ({ canvas }) => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '30%'),
}

export const Disabled: Story = { args: { disabled: true } }
