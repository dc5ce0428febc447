import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { NumberField } from './number-field.tsx'

const meta = {
  component: NumberField,
  args: { 'aria-label': 'Max chunk size', defaultValue: 1000, min: 0, max: 2000, step: 100, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Max chunk size' })
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }))
    await expect(input).toHaveValue(1100)
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }))
    await expect(input).toHaveValue(1000)
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Playground: Story = { args: { unit: 'tokens' } }

export const StopsAtItsBounds: Story = {
  tags: ['walk'],
  args: { defaultValue: 2000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue(2000)
  },
}

export const ButtonsAreNoTabStops: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton').closest('.vg-number-field')).not.toContainElement(
      document.activeElement as HTMLElement,
    )
  },
}

export const WithUnit: Story = { args: { unit: 'credits', defaultValue: 40 } }

export const Money: Story = { args: { start: '$', defaultValue: 25, step: 0.5 } }

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const Disabled: Story = { args: { disabled: true } }
