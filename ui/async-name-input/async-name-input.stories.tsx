import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import type { Check } from '#ui/hooks/debounced-check.ts'
import { AsyncNameInput } from './async-name-input.tsx'

const never: Check = () => new Promise(() => undefined)

const meta = {
  component: AsyncNameInput,
  args: {
    label: 'Subdomain',
    help: 'Letters, digits and hyphens.',
    delay: 0,
    check: fn<Check>(async (name) => name !== 'taken'),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof AsyncNameInput>

export default meta
type Story = StoryObj<typeof meta>

/** Free, then taken, then free again: each value gets its own answer. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Subdomain' })
    await expect(args.check).not.toHaveBeenCalled()
    if (restsHere) return
    await userEvent.type(input, 'northwind')
    await waitFor(() => expect(canvas.getByText('This name is free.')).toBeVisible())
    await expect(input).toHaveAccessibleDescription('This name is free.')
    await userEvent.clear(input)
    await userEvent.type(input, 'taken')
    await waitFor(() => expect(input).toBeInvalid())
    await expect(input).toHaveAccessibleDescription('This name is taken. Try another one.')
    await userEvent.type(input, '2')
    await waitFor(() => expect(input).toBeValid())
  },
}

export const Playground: Story = { args: { delay: 2000 } }

export const Idle: Story = { args: { ownName: 'northwind', defaultValue: 'northwind' } }

export const Checking: Story = {
  args: { check: fn<Check>(never), defaultValue: 'northwind' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking whether this name is free')).toBeInTheDocument()
  },
}

export const Ok: Story = {
  args: { defaultValue: 'northwind' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This name is free.')).toBeVisible())
  },
}

export const Taken: Story = {
  args: { defaultValue: 'taken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This name is taken. Try another one.')).toBeVisible())
  },
}

/** Nobody knows: it can be checked again, without typing. */
export const Failed: Story = {
  args: {
    defaultValue: 'northwind',
    check: fn<Check>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(true),
  },
  beforeEach({ args }) {
    const check = args.check as ReturnType<typeof fn<Check>>
    check.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(true)
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('We could not check this name.')).toBeVisible())
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(canvas.getByText('This name is free.')).toBeVisible())
  },
}

/** A value that is wrong by itself is not checked. */
export const Invalid: Story = {
  args: { defaultValue: 'no spaces', error: 'Only letters, digits and hyphens.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(args.check).not.toHaveBeenCalled()
  },
}

/** A newer value calls the older check off. */
export const Stale: Story = {
  tags: ['walk'],
  args: { check: fn<Check>(never) },
  play: async ({ canvas, userEvent, args }) => {
    const check = args.check as ReturnType<typeof fn<Check>>
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'a')
    await waitFor(() => expect(check).toHaveBeenCalledWith('a', expect.any(AbortSignal)))
    await userEvent.type(input, 'b')
    await waitFor(() => expect(check).toHaveBeenCalledWith('ab', expect.any(AbortSignal)))
    const signals = check.mock.calls.map(([, signal]) => signal.aborted)
    await expect(signals).toEqual([true, false])
  },
}
