import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bot, Workflow } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { SelectableCard } from './selectable-card.tsx'
import { SelectableCardGroup } from './selectable-card-group.tsx'

const meta = {
  component: SelectableCardGroup,
  args: { defaultValue: 'vg', onValueChange: fn() },
  render: (args) => (
    <Field label="Platform" style={{ maxInlineSize: 480 }}>
      <SelectableCardGroup {...args}>
        <SelectableCard
          value="vg"
          title="Built in"
          description="Prompt, knowledge and tools in one place."
          icon={<Bot aria-hidden />}
          badge="Selected"
        />
        <SelectableCard
          value="vf"
          title="Flow builder"
          description="Bring a flow you already have."
          icon={<Workflow aria-hidden />}
          badge="Selected"
        />
      </SelectableCardGroup>
    </Field>
  ),
} satisfies Meta<typeof SelectableCardGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Platform' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('radio') as [HTMLElement, HTMLElement]
    await expect(first).toHaveAccessibleName('Built in')
    await expect(first).toHaveTextContent('Selected')
    const widthBefore = second.offsetWidth
    if (restsHere) return
    await userEvent.tab()
    await expect(first).toHaveFocus()
    // Radix chooses while the key is down; ArrowDown leads on in both directions.
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(second).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await expect(second).toHaveTextContent('Selected')
    await expect(second.offsetWidth).toBe(widthBefore)
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('vf')
  },
}

export const Playground: Story = {}

export const NothingChosen: Story = { args: { defaultValue: undefined } }

export const TextOnly: Story = {
  render: (args) => (
    <SelectableCardGroup {...args} aria-label="Answer length" defaultValue="short">
      <SelectableCard value="short" title="Short" />
      <SelectableCard value="full" title="In full" />
    </SelectableCardGroup>
  ),
}

export const Disabled: Story = { args: { disabled: true } }
