import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, Mic } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
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

/** Each story of a slow list begins with one that is not there. */
async function arrive() {
  await waitFor(() => expect(fetches).not.toHaveLength(0))
  fetches.at(-1)!.resolve(SelectPopup)
}

/** A while in which nothing more is to happen. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))

/** In a drawer, whose field says what is wrong as it is left: the button moves away under the press. */
export const PressedBeforeItCame: Story = {
  tags: ['walk'],
  parameters: openList,
  beforeEach: fetchedByHand,
  render: function Render(args) {
    const [error, setError] = useState<string>()
    return (
      <Drawer open onOpenChange={() => {}} title="Function">
        <Field label="Address" error={error}>
          <TextField
            onBlur={() => setError('Enter an address, with https:// before it, of a server that answers.')}
          />
        </Field>
        <Field label="Region" required error={error} help="Where it runs.">
          <Select {...args} />
        </Field>
      </Drawer>
    )
  },
  play: async ({ userEvent, args }) => {
    const trigger = await screen.findByRole('combobox', { name: /Region/ })
    await userEvent.click(screen.getByRole('textbox', { name: 'Address' }))
    const { width, height } = trigger.getBoundingClientRect()
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: trigger }])
    await waitFor(() => expect(trigger).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: screen.getByRole('dialog') }])
    await expect(trigger).toHaveAttribute('aria-busy', 'true')
    await expect(trigger).toHaveFocus()
    // An impatient second press takes nothing back.
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-busy', 'true')
    await arrive()
    const list = await openedList()
    await expect(trigger).not.toHaveAttribute('aria-busy')
    await expect(trigger).toHaveAttribute('aria-required', 'true')
    await userEvent.click(list.getByRole('option', { name: 'Europe' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('eu'))
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger.getBoundingClientRect()).toMatchObject({ width, height })
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

function keyedBeforeItCame(key: string): Story {
  return {
    tags: ['walk'],
    parameters: openList,
    beforeEach: fetchedByHand,
    play: async ({ canvas, userEvent, args }) => {
      const trigger = canvas.getByRole('combobox')
      await userEvent.tab()
      await userEvent.keyboard(key)
      await expect(trigger).toHaveAttribute('aria-busy', 'true')
      await expect(trigger).toHaveFocus()
      await arrive()
      await openedList()
      await waitFor(() => expect(screen.getByRole('option', { name: 'North America' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('eu'))
      await waitFor(() => expect(trigger).toHaveFocus())
    },
  }
}

export const EnterBeforeItCame = keyedBeforeItCame('{Enter}')

export const SpaceBeforeItCame = keyedBeforeItCame(' ')

export const ArrowBeforeItCame = keyedBeforeItCame('{ArrowDown}')

export const LettersBeforeItCame: Story = {
  tags: ['walk'],
  beforeEach: fetchedByHand,
  args: { options: [...meta.args.options, { value: 'eg', label: 'Egypt' }] },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('eg')
    await expect(trigger).not.toHaveAttribute('aria-busy')
    await arrive()
    await waitFor(() => expect(trigger).toHaveTextContent('Egypt'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('eg')
    await expect(trigger).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** A list that does not arrive is fetched again by a press, not on and on, and a press always does something. */
export const ListDoesNotArrive: Story = {
  tags: ['walk'],
  parameters: openList,
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
    await arrive()
    await openedList()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** On a slow line the list does not open over what one went on to. */
export const LeftWhileLoading: Story = {
  tags: ['walk'],
  parameters: openList,
  beforeEach: fetchedByHand,
  render: (args) => (
    <>
      <Field label="Region" style={{ maxInlineSize: 280 }}>
        <Select {...args} />
      </Field>
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('combobox')
    await userEvent.click(trigger)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-busy', 'true'))
    await userEvent.tab()
    await waitFor(() => expect(trigger).not.toHaveAttribute('aria-busy'))
    await arrive()
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
