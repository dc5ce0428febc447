import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { OneTimeCode } from './one-time-code.tsx'

const meta = {
  component: OneTimeCode,
  args: { onComplete: fn(), onValueChange: fn() },
  render: (args) => (
    <Field
      label="Code"
      help="We sent it to ada@example.com."
      error={args['aria-invalid'] && 'That code has expired.'}
    >
      <OneTimeCode {...args} />
    </Field>
  ),
} satisfies Meta<typeof OneTimeCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' })
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    if (restsHere) return
    await userEvent.type(input, '12x34')
    await expect(input).toHaveValue('1234')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123')
    await userEvent.keyboard('456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await userEvent.keyboard('7')
    await expect(input).toHaveValue('123456')
  },
}

export const Playground: Story = { args: { length: 6 } }

export const Pasted: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Your code: 402 913')
    await expect(canvas.getByRole('textbox')).toHaveValue('402913')
    await expect(args.onComplete).toHaveBeenCalledWith('402913')
  },
}

export const Partial: Story = {
  args: { value: '402' },
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('.vg-one-time-code__cell')]
    await expect(cells.map((cell) => cell.offsetWidth)).toEqual([44, 44, 44, 44, 44, 44])
  },
}

export const FourDigits: Story = { args: { length: 4 } }

export const Invalid: Story = { args: { value: '402913', 'aria-invalid': true } }

export const Disabled: Story = { args: { value: '402913', disabled: true } }
