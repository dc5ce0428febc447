import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { lookOnlyReason, noneMadeReason } from '../session/look-only-note.tsx'
import { DraftDrawer } from './draft-drawer.tsx'

const meta = {
  component: DraftDrawer,
  decorators: [withRoute],
  args: {
    open: true,
    onClose: fn(),
    onExited: fn(),
    title: 'Edit thing',
    subtitle: 'What is kept.',
    saveLabel: 'Save thing',
    labels: { name: 'Name' },
    draft: {
      base: { name: 'First' } as unknown,
      readOnly: false,
      dirty: true,
      saving: false,
      contested: [] as string[],
      submit: fn((event?: FormEvent) => event?.preventDefault()),
      keepMine: fn(),
      takeTheirs: fn(),
    },
    children: (
      <Field label="Name">
        <TextField defaultValue="First" />
      </Field>
    ),
  },
} satisfies Meta<typeof DraftDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    if (restsHere) return
    await userEvent.click(await screen.findByRole('button', { name: 'Save thing' }))
    await expect(args.draft.submit).toHaveBeenCalledOnce()
  },
}

/** Nothing changed: nothing to save, and nothing is asked when it closes. */
export const Unchanged: Story = {
  tags: ['walk'],
  args: { draft: { ...meta.args.draft, dirty: false } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Save thing' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Conflict: Story = {
  args: { draft: { ...meta.args.draft, contested: ['name'] } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/Both of you changed: Name/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    await expect(args.draft.keepMine).toHaveBeenCalledOnce()
  },
}

export const ReadOnly: Story = {
  args: { draft: { ...meta.args.draft, readOnly: true, dirty: false } },
  play: async () => {
    await expect(await screen.findByText(lookOnlyReason)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(screen.queryByRole('button', { name: 'Save thing' })).toBeNull()
  },
}

/** The address of a new thing, opened by somebody who may make none. */
export const NoneMade: Story = {
  args: { draft: { ...meta.args.draft, base: undefined, readOnly: true, dirty: false } },
  play: async () => {
    await expect(await screen.findByText(noneMadeReason)).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}

/** Escape, the area beside it and its button ask before what was typed is gone. */
export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, args }) => {
    const question = { name: 'Discard unsaved changes?' }
    const close = await screen.findByRole('button', { name: 'Close' })
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.querySelector('.vg-drawer__overlay')!),
      () => userEvent.click(close),
    ]
    for (const leave of ways) {
      await leave()
      await screen.findByRole('alertdialog', question)
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await expect(args.onClose).not.toHaveBeenCalled()
    if (restsHere) return
    await userEvent.click(close)
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
