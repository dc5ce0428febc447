import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ApiError } from '../api-error.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'
import { useDraftForm } from './use-draft-form.ts'
import { useTyped } from './use-typed.ts'

/** What is changed: something with a few fields. */
interface Shelf {
  rev: number
  name: string
  label: string
  side: 'left' | 'right'
}
type ShelfValues = Omit<Shelf, 'rev'>

interface ExampleProps {
  /** The shelf as it is read at first. */
  shelf: Shelf
  /** The shelf as somebody else leaves it. */
  theirs: Shelf
  save: (changed: Partial<Shelf>) => Promise<Shelf>
}

const shelf: Shelf = { rev: 1, name: 'Tools', label: 'A1', side: 'left' }
const theirs: Shelf = { rev: 2, name: 'Screws', label: 'A1', side: 'right' }
const labels = { name: 'Name', label: 'Label', side: 'Side' }

/** A small screen around the draft form. */
function Example({ shelf: first, theirs: newer, save }: ExampleProps) {
  const [doc, setDoc] = useState(first)
  const draft = useDraftForm<Shelf, ShelfValues>({
    doc,
    toValues: ({ name, label, side } = shelf) => ({ name, label, side }),
    check: ({ name, label }) => ({
      ...(!name && { name: 'Please enter a name.' }),
      ...(label === name && { label: 'Please use another word than the name.' }),
    }),
    save,
  })
  const { form, errors, set } = draft
  const typed = useTyped(form.control)
  return (
    <Stack as="form" gap={5} noValidate onSubmit={draft.submit}>
      <Link to="/elsewhere">Elsewhere</Link>
      <Button onClick={() => setDoc(newer)}>Somebody else saves</Button>
      <Field label="Name" required error={errors.name}>
        <TextField {...form.register('name')} />
      </Field>
      <Field label="Label" error={errors.label}>
        <TextField {...form.register('label')} />
      </Field>
      <SegmentedControl
        label="Side"
        value={typed.side}
        onValueChange={(side) => set('side', side)}
        segments={[
          { value: 'left', label: 'Left' },
          { value: 'right', label: 'Right' },
        ]}
      />
      <ConflictNotice
        draft={draft}
        labels={labels}
        compare={(name) => ({
          mine: String(typed[name as keyof ShelfValues]),
          theirs: String(draft.base?.[name as keyof ShelfValues]),
        })}
      />
      <SaveBar draft={draft} />
      <LeaveGuard when={draft.dirty} />
    </Stack>
  )
}

/** A server that keeps what it is sent. */
const keeps: ExampleProps['save'] = async (changed) => ({ ...shelf, ...changed, rev: 3 })

/** A server on which somebody else changed everything but the label meanwhile. */
function changedMeanwhile(): ExampleProps['save'] {
  return async ({ rev, ...changed }) => {
    const fields = Object.keys(changed).filter((name) => name !== 'label')
    if (rev === theirs.rev || fields.length === 0) return { ...theirs, ...changed, rev: 3 }
    throw new ApiError(409, {
      code: 'conflict',
      fields: Object.fromEntries(fields.map((name) => [name, 'Someone else changed this meanwhile.'])),
      current: { ...theirs },
    })
  }
}

const meta = {
  component: Example,
  decorators: [withRoute],
  args: { shelf, theirs, save: fn(keeps) },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function retype({ canvas, userEvent }: PlayContext, label: string, text: string) {
  const input = canvas.getByRole('textbox', { name: label })
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
  return input
}

/** The first save does not work. */
function refusesFirst(error: ApiError): Story['beforeEach'] {
  return ({ args }) => void mocked(args.save).mockRejectedValueOnce(error)
}

function press({ canvas, userEvent }: PlayContext, name: string) {
  return userEvent.click(canvas.getByRole('button', { name }))
}

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull()
  },
}

/** What is typed back to what it was is no change. */
export const Dirty: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await retype(context, 'Name', 'Tools')
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
    if (restsHere) return
    await userEvent.type(name, ' and more')
    await expect(canvas.getByText('There are unsaved changes.')).toBeVisible()
    await press(context, 'Discard')
    await expect(name).toHaveValue('Tools')
    await userEvent.type(name, '!')
  },
}

/** A save sends the changed fields and the revision they were made on, nothing else. */
export const Saved: Story = {
  tags: ['arrives'],
  play: async (context) => {
    await retype(context, 'Name', 'Nails')
    await press(context, 'Save changes')
    await expect(await context.canvas.findByText('All changes saved.')).toBeVisible()
    await expect(context.args.save).toHaveBeenCalledOnce()
    await expect(context.args.save).toHaveBeenLastCalledWith({ name: 'Nails', rev: 1 }, expect.anything())
  },
}

export const Saving: Story = {
  tags: ['arrives'],
  args: { save: fn<ExampleProps['save']>(() => new Promise<Shelf>(() => undefined)) },
  play: async (context) => {
    await retype(context, 'Name', 'Nails{Enter}')
    await expect(await context.canvas.findByText('Saving…')).toBeVisible()
    if (restsHere) return
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(context.args.save).toHaveBeenCalledOnce()
  },
}

let answer: (saved: Shelf) => void = () => undefined

/** What is typed while a save is under way is neither lost nor taken for saved. */
export const TypedWhileSaving: Story = {
  tags: ['walk'],
  args: {
    save: fn<ExampleProps['save']>(() => {
      return new Promise<Shelf>((resolve) => {
        answer = resolve
      })
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await retype(context, 'Name', 'Nails{Enter}')
    await canvas.findByText('Saving…')
    await userEvent.type(name, ' 2')
    answer({ ...shelf, name: 'Nails', rev: 2 })
    await expect(await canvas.findByText('There are unsaved changes.')).toBeVisible()
    await expect(name).toHaveValue('Nails 2')
  },
}

/** What was typed stays, with the reason and the id to quote, and the next press saves it. */
export const SaveFailed: Story = {
  tags: ['arrives'],
  beforeEach: refusesFirst(
    new ApiError(503, { message: 'This is not available right now.', requestId: 'req_1' }),
  ),
  play: async (context) => {
    const { canvas } = context
    const name = await retype(context, 'Name', 'Nails')
    await press(context, 'Save changes')
    await canvas.findByText(/Your changes were not saved\. This is not available right now\. Request id/)
    await expect(name).toHaveValue('Nails')
    if (restsHere) return
    await press(context, 'Save changes')
    await expect(await canvas.findByText('All changes saved.')).toBeVisible()
  },
}

/** Said when an input is left, then as one types, and at the input that is mended elsewhere, too. */
export const Invalid: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const name = await retype(context, 'Name', '')
    await expect(canvas.queryByText('Please enter a name.')).toBeNull()
    if (restsHere) return
    await userEvent.tab()
    await expect(await canvas.findByText('Please enter a name.')).toBeVisible()
    await press(context, 'Save changes')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(args.save).not.toHaveBeenCalled()
    await userEvent.type(name, 'A1')
    await waitFor(() => expect(canvas.queryByText('Please enter a name.')).toBeNull())
    await press(context, 'Save changes')
    await canvas.findByText('Please use another word than the name.')
    await userEvent.type(name, '!')
    await waitFor(() => expect(canvas.queryByText('Please use another word than the name.')).toBeNull())
  },
}

/** What only the server refuses stands at its input, which has the focus. */
export const RefusedByServer: Story = {
  tags: ['arrives'],
  beforeEach: refusesFirst(
    new ApiError(422, { message: 'Please check the highlighted fields.', fields: { label: 'Taken.' } }),
  ),
  play: async (context) => {
    await retype(context, 'Name', 'Nails')
    await press(context, 'Save changes')
    const label = context.canvas.getByRole('textbox', { name: 'Label' })
    await waitFor(() => expect(label).toHaveAccessibleDescription('Taken.'))
    await expect(label).toHaveFocus()
  },
}

const typeBoth: NonNullable<Story['play']> = async (context) => {
  await retype(context, 'Name', 'Nails')
  await retype(context, 'Label', 'B2')
  await press(context, 'Save changes')
  const notice = await context.canvas.findByRole('alert', { name: 'Someone else changed this meanwhile.' })
  await expect(notice).toHaveTextContent('Yours Nails')
  await expect(notice).toHaveTextContent('Theirs Screws')
  await expect(notice).not.toHaveTextContent('Label')
  await waitFor(() => expect(notice).toHaveFocus())
}

/** Only what both changed is asked about; the rest is merged, and nothing typed is lost. */
export const Conflict: Story = {
  tags: ['arrives'],
  args: { save: fn(changedMeanwhile()) },
  play: async (context) => {
    await typeBoth(context)
    const { canvas } = context
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Nails')
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveValue('B2')
    await expect(canvas.getByRole('radio', { name: 'Right' })).toBeChecked()
  },
}

export const ConflictResolved: Story = {
  tags: ['walk'],
  args: { save: fn(changedMeanwhile()) },
  play: async (context) => {
    const { canvas, args } = context
    await typeBoth(context)
    await press(context, 'Load theirs')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Screws')
    await expect(canvas.getByText('There are unsaved changes.')).toBeVisible()
    await press(context, 'Save changes')
    await canvas.findByText('All changes saved.')
    await expect(args.save).toHaveBeenLastCalledWith({ label: 'B2', rev: 2 }, expect.anything())
  },
}

/** Ours is saved over theirs in what both changed, and nowhere else. */
export const ConflictMine: Story = {
  tags: ['walk'],
  args: { save: fn(changedMeanwhile()) },
  play: async (context) => {
    const { canvas, args } = context
    await typeBoth(context)
    await press(context, 'Keep mine')
    await canvas.findByText('All changes saved.')
    await expect(args.save).toHaveBeenLastCalledWith(
      { name: 'Nails', label: 'B2', rev: 2 },
      expect.anything(),
    )
    await expect(canvas.getByRole('radio', { name: 'Right' })).toBeChecked()
  },
}

/** Both came to the same: there is nothing to ask, and the rest is saved. */
export const SameChange: Story = {
  tags: ['walk'],
  args: { save: fn(changedMeanwhile()) },
  play: async (context) => {
    await retype(context, 'Name', 'Screws')
    await retype(context, 'Label', 'B2')
    await press(context, 'Save changes')
    await expect(await context.canvas.findByText('All changes saved.')).toBeVisible()
    await expect(context.args.save).toHaveBeenLastCalledWith({ label: 'B2', rev: 2 }, expect.anything())
  },
}

/** Newer data is read while one types: untouched fields follow, typed ones and the cursor stay. */
export const NewerWhileTyping: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const label = await retype(context, 'Label', 'B2')
    ;(label as HTMLInputElement).setSelectionRange(1, 1)
    canvas.getByRole('button', { name: 'Somebody else saves' }).click()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveValue('Screws'))
    await expect(label).toHaveValue('B2')
    await expect((label as HTMLInputElement).selectionStart).toBe(1)
    await expect(canvas.queryByRole('alert', { name: /Someone else/ })).toBeNull()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(label).toHaveValue('A1')
    await expect(name).toHaveValue('Screws')
  },
}

/** Newer data is read, and both changed the name: asked at once, before anything is sent. */
export const NewerOfTheSame: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, args } = context
    await retype(context, 'Name', 'Nails')
    await press(context, 'Somebody else saves')
    await expect(await canvas.findByRole('alert', { name: /Someone else/ })).toHaveTextContent(
      'Theirs Screws',
    )
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Nails')
    await expect(args.save).not.toHaveBeenCalled()
    if (restsHere) return
    await press(context, 'Keep mine')
    await canvas.findByText('All changes saved.')
    await expect(args.save).toHaveBeenCalledOnce()
    await expect(args.save).toHaveBeenLastCalledWith({ name: 'Nails', rev: 2 }, expect.anything())
  },
}

export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await retype(context, 'Name', 'Nails')
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(name).toHaveValue('Nails')
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave page' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/elsewhere'))
  },
}
