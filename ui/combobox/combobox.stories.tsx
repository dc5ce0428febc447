import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import type { ComboboxOption } from './combobox.types.ts'

const voices: ComboboxOption[] = [
  { value: 'asteria', label: 'Asteria', detail: 'English' },
  { value: 'lena', label: 'Lena', detail: 'Deutsch' },
  { value: 'lea', label: 'Léa', detail: 'français' },
  { value: 'orion', label: 'Orion', detail: 'English', disabled: true },
  { value: 'zeus', label: 'Zeus', detail: 'English' },
]

const meta = {
  component: Combobox,
  args: { options: voices, placeholder: 'Choose a voice', onValueChange: fn() },
  render: (args) => <InField {...args} />,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

function InField(args: ComboboxProps) {
  return (
    <Field label="Voice" style={{ maxInlineSize: 320 }}>
      <Combobox {...args} />
    </Field>
  )
}

const activeOption = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')

async function openedList() {
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(list.closest('[data-side]')).not.toBeNull())
  return within(list)
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Voice' })
    if (restsHere) return
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    const list = await openedList()
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await expect(list.getAllByRole('option')).toHaveLength(5)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(activeOption(input)).toHaveTextContent('Lena')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('lena')
    await expect(input).toHaveValue('Lena')
    await expect(input).toHaveFocus()
  },
}

export const Playground: Story = { args: { size: 'md', defaultValue: 'asteria', clearable: true } }

/** Accents do not matter, the first match waits for Enter. */
export const Typing: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'lea')
    const list = await openedList()
    await expect(list.getAllByRole('option')).toHaveLength(1)
    await expect(activeOption(input)).toHaveTextContent('Léa')
    if (restsHere) return
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('lea')
    await expect(input).toHaveValue('Léa')
  },
}

export const ByPointer: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    const list = await openedList()
    await userEvent.click(list.getByRole('option', { name: /Orion/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(list.getByRole('option', { name: /Zeus/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('zeus')
    await expect(input).toHaveFocus()
  },
}

export const StepsOverDisabled: Story = {
  tags: ['walk'],
  args: { defaultValue: 'lea' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await openedList()
    await expect(activeOption(input)).toHaveTextContent('Léa')
    await userEvent.keyboard('{ArrowDown}')
    await expect(activeOption(input)).toHaveTextContent('Zeus')
    await userEvent.keyboard('{ArrowDown}')
    await expect(activeOption(input)).toHaveTextContent('Asteria')
  },
}

/** Escape and leaving the field drop what was typed; the choice stays. */
export const EscapeKeepsTheChoice: Story = {
  tags: ['walk'],
  args: { defaultValue: 'zeus' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.clear(input)
    await userEvent.type(input, 'len')
    await openedList()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveValue('Zeus')
    await userEvent.type(input, 'x')
    await userEvent.tab()
    await expect(input).toHaveValue('Zeus')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** A click on the field selects what is chosen, so that typing takes its place. */
export const TypingReplaces: Story = {
  tags: ['walk'],
  args: { defaultValue: 'zeus' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('len')
    await expect(input).toHaveValue('len')
  },
}

export const Clearable: Story = {
  tags: ['arrives'],
  args: { defaultValue: 'zeus', clearable: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    if (restsHere) return
    await userEvent.type(input, 'zeus{Enter}')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
  },
}

const many = Array.from({ length: 10_000 }, (_, index) => ({
  value: `v${index}`,
  label: `Voice ${index}`,
}))

export const TenThousandOptions: Story = {
  tags: ['arrives'],
  args: { options: many, defaultValue: 'v7000' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    const list = await openedList()
    await waitFor(() => expect(list.getByRole('option', { name: 'Voice 7000' })).toBeVisible())
    await expect(list.getAllByRole('option').length).toBeLessThanOrEqual(60)
    await expect(list.getByRole('option', { name: 'Voice 7000' })).toHaveAttribute('aria-setsize', '10000')
    if (restsHere) return
    await userEvent.keyboard('{PageDown}')
    await expect(activeOption(input)).toHaveTextContent('Voice 7010')
    await userEvent.clear(input)
    await userEvent.type(input, '9999')
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1))
    await expect(activeOption(input)).toHaveTextContent('Voice 9999')
  },
}

export const NoOptions: Story = {
  tags: ['arrives'],
  args: { options: [], emptyText: 'No voices yet' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await waitFor(() => expect(screen.getByText('No voices yet', { selector: 'div' })).toBeVisible())
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    if (restsHere) return
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const NothingFound: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'qqq')
    await waitFor(() => expect(screen.getByText('Nothing found', { selector: 'div' })).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found')
  },
}

const searches: { query: string; signal: AbortSignal }[] = []

/** Options are asked for; newer text calls the older search off. */
export const Asking: Story = {
  tags: ['arrives'],
  args: {
    options: async (query, signal) => {
      searches.push({ query, signal })
      return voices.filter(({ label }) => label.toLowerCase().includes(query))
    },
    defaultValue: 'old',
    chosenLabel: 'A voice of last year',
  },
  beforeEach: () => {
    searches.length = 0
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveValue('A voice of last year')
    await expect(searches).toHaveLength(0)
    await userEvent.clear(input)
    await waitFor(() => expect(searches).toHaveLength(1))
    await userEvent.type(input, 'zeu')
    await waitFor(() => expect(searches.at(-1)?.query).toBe('zeu'))
    await waitFor(() => expect(activeOption(input)).toHaveTextContent('Zeus'))
    await expect(searches.slice(0, -1).every(({ signal }) => signal.aborted)).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('zeus')
    await expect(input).toHaveValue('Zeus')
  },
}

export const Loading: Story = {
  tags: ['arrives'],
  args: { options: () => new Promise<never>(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('Loading', { selector: 'div' })).toBeVisible())
  },
}

/** Enter asks again, so does the button. */
export const Failed: Story = {
  tags: ['arrives'],
  render: (args) => {
    const [calls] = useState({ count: 0 })
    const options = async () => {
      calls.count += 1
      if (calls.count === 1) throw new Error('offline')
      return voices
    }
    return <InField {...args} options={options} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
    if (restsHere) return
    await userEvent.keyboard('{Enter}')
    await expect((await openedList()).getAllByRole('option')).toHaveLength(5)
  },
}

function InModal({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onOpenChange={setOpen} title="New voice">
        {children}
      </Modal>
    </>
  )
}

/** The first Escape closes the list, the second the dialog around it. */
export const InADialog: Story = {
  tags: ['arrives'],
  render: (args) => (
    <InModal>
      <InField {...args} />
    </InModal>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const input = await screen.findByRole('combobox')
    await userEvent.click(input)
    await openedList()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
    if (restsHere) return
    await userEvent.click(input)
    await userEvent.click((await openedList()).getByRole('option', { name: /Zeus/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('zeus')
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

/** The form gets the value, not the text. */
export const InAForm: Story = {
  args: { name: 'voice', defaultValue: 'lena' },
  render: (args) => (
    <form aria-label="Voice">
      <InField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).get('voice')).toBe('lena')
  },
}

export const WithStart: Story = { args: { start: <Globe aria-hidden />, defaultValue: 'lena' } }

export const LongLabels: Story = {
  tags: ['arrives'],
  args: {
    options: [
      { value: 'long', label: 'unbroken'.repeat(63), detail: 'English' },
      { value: 'short', label: 'Short' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const option = (await openedList()).getAllByRole('option')[0]!
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth)
  },
}

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const ReadOnly: Story = {
  tags: ['arrives'],
  args: { readOnly: true, defaultValue: 'zeus', clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(/./)
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'zeus' } }
