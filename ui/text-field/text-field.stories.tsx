import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  component: TextField,
  args: { 'aria-label': 'Name', placeholder: 'Acme support', onChange: fn(), style: undefined },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    if (restsHere) return
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'Name' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Ada')
    await expect(input).toHaveValue('Ada')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

export const Playground: Story = { args: { size: 'md', variant: 'default', defaultValue: 'Acme support' } }

export const Filled: Story = { args: { defaultValue: 'Acme support' } }

export const Sizes: Story = {
  render: (args) => (
    <>
      <TextField {...args} size="sm" />
      <TextField {...args} size="md" />
      <TextField {...args} size="lg" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll<HTMLElement>('.vg-text-field')].map(
      (box) => box.offsetHeight,
    )
    await expect(heights).toEqual([28, 36, 44])
  },
}

export const Variants: Story = {
  render: (args) => (
    <>
      {(['default', 'bordered', 'faded', 'flat'] as const).map((variant) => (
        <TextField {...args} key={variant} variant={variant} aria-label={variant} defaultValue={variant} />
      ))}
    </>
  ),
}

/** What is typed into and what is pressed beside it have borders of one weight. */
export const BesideAButton: Story = {
  tags: ['walk'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button>Save</Button>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Name' }).closest('.vg-field-box')!
    const [typed, pressed] = [box, canvas.getByRole('button', { name: 'Save' })].map((element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element)
      return `${borderTopWidth} ${borderTopColor}`
    })
    await expect(typed).toBe(pressed)
  },
}

export const WithStartAndEnd: Story = {
  render: (args) => (
    <>
      <TextField {...args} start={<Globe aria-hidden />} placeholder="acme.com" />
      <TextField {...args} start="https://" end=".voiceglow.app" placeholder="acme" />
    </>
  ),
}

export const Invalid: Story = {
  args: { 'aria-invalid': true, defaultValue: 'acme' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Acme support' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ws_4kD2' } }

export const LongValue: Story = { args: { defaultValue: 'unbroken'.repeat(63) } }
