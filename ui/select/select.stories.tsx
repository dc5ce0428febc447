import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, Mic } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { popupSource } from './popup-source.ts'
import { Select } from './select.tsx'
import { SelectPopup } from './select-popup.tsx'

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

export const FoundByLetters: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox')
    trigger.focus()
    // Its list is fetched by then, and the button keeps the focus.
    await waitFor(async () => {
      await userEvent.keyboard('e')
      await expect(args.onValueChange).toHaveBeenCalledWith('eu')
    })
    await expect(trigger).toHaveTextContent('Europe')
    await expect(trigger).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const OpenedByTouch: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.pointer([{ keys: '[TouchA]', target: trigger }])
    const list = await openedList()
    await expect(trigger).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    await userEvent.pointer([{ keys: '[TouchA]', target: list.getByRole('option', { name: 'Europe' }) }])
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('eu'))
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** What a story settles: how each time that the list is fetched ends. */
const fetches: { resolve: (popup: typeof SelectPopup) => void; reject: (error: Error) => void }[] = []

function fetchedByHand() {
  const { load } = popupSource
  fetches.length = 0
  popupSource.load = () => new Promise((resolve, reject) => fetches.push({ resolve, reject }))
  return () => {
    popupSource.load = load
  }
}

/** A while in which nothing more is to happen. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))

/** A list that does not arrive is fetched again by a press, not on and on, and a press always does something. */
export const ListDoesNotArrive: Story = {
  tags: ['walk'],
  beforeEach: fetchedByHand,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.tab()
    await waitFor(() => expect(fetches).toHaveLength(1))
    fetches[0]!.reject(new TypeError('offline'))
    await aWhile()
    await expect(fetches).toHaveLength(1)

    await userEvent.click(trigger)
    await waitFor(() => expect(fetches).toHaveLength(2))
    await expect(trigger).toHaveAttribute('aria-busy', 'true')
    fetches[1]!.reject(new TypeError('offline'))
    await waitFor(() => expect(trigger).not.toHaveAttribute('aria-busy'))
    await aWhile()
    await expect(fetches).toHaveLength(2)

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fetches).toHaveLength(3))
    fetches[2]!.resolve(SelectPopup)
    await openedList()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** On a slow line the list does not open over what one went on to, nor after a second press. */
export const LeftWhileLoading: Story = {
  tags: ['walk'],
  beforeEach: fetchedByHand,
  render: (args) => (
    <>
      <Field label="Region" style={{ maxInlineSize: 280 }}>
        <Select {...args} />
      </Field>
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.click(trigger)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(trigger)
    await waitFor(() => expect(trigger).not.toHaveAttribute('aria-busy'))
    await userEvent.click(trigger)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-busy', 'true'))
    await userEvent.tab()
    await waitFor(() => expect(trigger).not.toHaveAttribute('aria-busy'))
    fetches[0]!.resolve(SelectPopup)
    await aWhile()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.click(trigger)
    await openedList()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  parameters: openList,
  args: { options: [], defaultOpen: true, emptyText: 'No voices yet' },
  play: async () => expect((await openedList()).getByText('No voices yet')).toBeVisible(),
}

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'na' } }
