import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { TagInput } from './tag-input.tsx'

const meta = {
  component: TagInput,
  args: { placeholder: 'Add a tag', onValueChange: fn() },
  render: (args) => (
    <Field label="Predefined tags" help="Press Enter after each.">
      <TagInput {...args} />
    </Field>
  ),
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}>{Story()}</div>],
} satisfies Meta<typeof TagInput>

export default meta
type Story = StoryObj<typeof meta>

/** Enter and comma add, twice the same does nothing, Backspace removes the last. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Predefined tags' })
    if (restsHere) return
    await userEvent.type(input, 'vip{Enter}lead,VIP{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['vip', 'lead'])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toHaveTextContent('Added lead')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['vip'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove vip' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(input).toHaveFocus()
  },
}

export const Playground: Story = { args: { max: 5, disabled: false } }

export const Filled: Story = {
  args: { defaultValue: ['vip', 'lead', 'big spender', 'newsletter', 'returning'] },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Predefined tags" error="Please keep a tag under 40 characters.">
      <TagInput {...args} defaultValue={['vip']} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please keep a tag under 40 characters.')
  },
}

/** A pasted list becomes tags at once. */
export const Pasted: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('vip, lead\nbig spender')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['vip', 'lead', 'big spender'])
  },
}

/** What was typed is kept when one goes on without Enter. */
export const Left: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'vip')
    await userEvent.tab()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('vip')
  },
}

export const Most: Story = {
  tags: ['walk'],
  args: { max: 2, defaultValue: ['one', 'two'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'three{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: ['vip'] } }

export const LongWord: Story = {
  args: { defaultValue: ['x'.repeat(500), 'short'] },
  play: async () => {
    const box = screen.getByText('short').closest<HTMLElement>('.vg-tag-input')!
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}
