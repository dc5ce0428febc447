import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { ColorGrid } from './color-grid.tsx'

const found = ['#5B5BF0', '#14213D', '#FCA311', '#E5E5E5', '#FFFFFF', '#2A9D8F', '#E76F51']

const meta = {
  component: ColorGrid,
  args: { label: 'Colours of your website', colors: found, value: '#5B5BF0', onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <ColorGrid
        {...args}
        style={{ maxInlineSize: 360 }}
        value={value}
        onValueChange={(hex) => {
          setValue(hex)
          args.onValueChange(hex)
        }}
      />
    )
  },
} satisfies Meta<typeof ColorGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    if (restsHere) return
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '#5B5BF0' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: '#14213D' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('#14213D')
    await expect(canvas.getByRole('textbox', { name: 'Another colour' })).toHaveValue('#14213D')
  },
}

export const Playground: Story = { args: { customHelp: 'Three or six hex digits.' } }

/** Three digits count once the field is left; '#' is added. */
export const CustomColour: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, 'f0a')
    await userEvent.tab()
    await expect(input).toHaveValue('#FF00AA')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

/** Twenty found, one of them twice, one hostile: eleven are shown. */
export const TooMany: Story = {
  args: {
    colors: [
      'red;}body{display:none',
      '#5b5bf0',
      ...Array.from(
        { length: 20 },
        (_, index) => `#${(index * 700_000 + 99_999).toString(16).padStart(6, '0')}`,
      ),
      '#5B5BF0',
    ],
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('radio')).toHaveLength(11),
}

export const NoneFound: Story = {
  args: { colors: [], customLabel: 'Main colour' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Main colour' })).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')[0]).toBeDisabled()
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}
