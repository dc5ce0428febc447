import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { ColorField } from './color-field.tsx'

const meta = {
  component: ColorField,
  args: { value: '#5B5BF0', onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <Field label="Primary 500" style={{ maxInlineSize: 180 }}>
        <ColorField
          {...args}
          value={value}
          onValueChange={(hex) => {
            setValue(hex)
            args.onValueChange(hex)
          }}
        />
      </Field>
    )
  },
} satisfies Meta<typeof ColorField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Primary 500' })
    if (restsHere) return
    await userEvent.clear(input)
    await userEvent.type(input, 'ffd40')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.type(input, '0')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('#FFD400')
    await expect(canvas.getByLabelText('Pick a colour')).toHaveValue('#ffd400')
    await userEvent.tab()
    await expect(input).toHaveValue('#FFD400')
  },
}

export const Playground: Story = { args: { shorthand: true, size: 'md' } }

export const TextThatIsNoColour: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, 'red;}}body{{')
    await userEvent.tab()
    await expect(input).toHaveValue('#5B5BF0')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Shorthand: Story = {
  tags: ['arrives'],
  args: { shorthand: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, 'f0a')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    if (restsHere) return
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('#FF00AA')
    await expect(input).toHaveValue('#FF00AA')
  },
}

export const White: Story = { args: { value: '#FFFFFF' } }

export const Disabled: Story = { args: { disabled: true } }
