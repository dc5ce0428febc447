import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, Mic } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from './select.tsx'

const meta = {
  component: Select,
  args: {
    options: [
      { value: 'na', label: 'North America' },
      { value: 'eu', label: 'Europe' },
      { value: 'ap', label: 'Asia Pacific', disabled: true },
    ],
    placeholder: 'Choose a region',
    onValueChange: fn(),
  },
  render: (args) => (
    <Field label="Region" style={{ maxInlineSize: 280 }}>
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Region' })
    if (restsHere) return
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox')
    await expect(list.closest('.vg-scope')).not.toBeNull()
    await waitFor(() => expect(screen.getByRole('option', { name: 'North America' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('eu')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveTextContent('Europe')
  },
}

export const Playground: Story = { args: { size: 'md', defaultValue: 'eu' } }

export const Chosen: Story = { args: { defaultValue: 'eu' } }

// While the list is open Radix hides the page from screen readers and keeps the focus in the list; the rule
// knows this for dialogs only and reports the trigger.
const openList = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } }

async function openedList() {
  const list = await screen.findByRole('listbox')
  await Promise.all(list.getAnimations().map((animation) => animation.finished))
  return within(list)
}

export const Open: Story = {
  parameters: openList,
  args: { defaultOpen: true, defaultValue: 'eu' },
  play: async () => {
    const list = await openedList()
    await expect(list.getByRole('option', { name: 'Europe' })).toHaveAttribute('data-state', 'checked')
    await expect(list.getByRole('option', { name: 'Asia Pacific' })).toHaveAttribute('data-disabled')
  },
}

export const EscapeCloses: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const GroupsAndDescriptions: Story = {
  parameters: openList,
  args: {
    defaultOpen: true,
    defaultValue: 'gpt',
    options: [
      {
        value: 'gpt',
        label: 'Fast',
        group: 'Text',
        icon: <Globe aria-hidden />,
        description: 'Answers in a second',
      },
      { value: 'deep', label: 'Thorough', group: 'Text', icon: <Globe aria-hidden /> },
      { value: 'voice', label: 'Warm', group: 'Voice', icon: <Mic aria-hidden /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect((await openedList()).getByRole('group', { name: 'Voice' })).toBeVisible()
    await expect(canvas.getByText('Fast', { selector: '.vg-_select__label' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: openList,
  args: { options: [], defaultOpen: true, emptyText: 'No voices yet' },
  play: async () => expect((await openedList()).getByText('No voices yet')).toBeVisible(),
}

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'na' } }
