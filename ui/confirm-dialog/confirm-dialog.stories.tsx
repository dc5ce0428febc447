import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Delete agent?',
    message: 'Its conversations and knowledge are deleted with it. This cannot be undone.',
    confirmLabel: 'Delete agent',
    tone: 'danger',
    trigger: <Button tone="danger">Delete agent</Button>,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The focus starts on the safe answer; Escape is that answer too. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete agent' })
    if (restsHere) return
    await step('opens on the safe answer', async () => {
      trigger.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('alertdialog', { name: 'Delete agent?' })
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    })
    await step('Escape does nothing but close', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onConfirm).not.toHaveBeenCalled()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await step('confirms with the keyboard', async () => {
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('alertdialog')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
  },
}

export const Playground: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

/** What cannot be undone asks for its name; until then the button does nothing. */
export const TypeToConfirm: Story = {
  args: {
    defaultOpen: true,
    title: 'Delete workspace?',
    confirmLabel: 'Delete workspace',
    requireText: 'Northwind',
  },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Type Northwind to confirm')
    const confirm = screen.getByRole('button', { name: 'Delete workspace' })
    await waitFor(() => expect(field).toHaveFocus())
    if (restsHere) return
    await userEvent.type(field, 'northwin{Enter}')
    await expect(confirm).toBeDisabled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'Northwind')
    await expect(confirm).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
  },
}

/** While it runs it cannot be closed. */
export const Running: Story = {
  tags: ['arrives'],
  args: { defaultOpen: true, onConfirm: fn(() => new Promise(() => undefined)) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete agent' }))
    await expect(screen.getByRole('button', { name: 'Delete agent' })).toHaveAttribute('aria-busy', 'true')
    if (restsHere) return
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open')
  },
}

/** A failure stays in the dialog, with what went wrong. */
export const Failed: Story = {
  tags: ['arrives'],
  args: {
    defaultOpen: true,
    onConfirm: fn(() => Promise.reject(new Error('The agent could not be deleted.'))),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete agent' }))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The agent could not be deleted.'),
    )
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open')
  },
}

/** For something that matters but destroys nothing. */
export const Primary: Story = {
  args: {
    defaultOpen: true,
    tone: 'primary',
    title: 'Publish this version?',
    message: 'Visitors see it from now on.',
    confirmLabel: 'Publish',
  },
}
