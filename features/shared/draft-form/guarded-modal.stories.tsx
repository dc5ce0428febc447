import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { GuardedModal } from './guarded-modal.tsx'

function Name() {
  const [typed, setTyped] = useState('')
  return (
    <GuardedModal title="Name it" size="sm" defaultOpen guard={typed !== ''} onExited={exited}>
      <Field label="Name">
        <TextField value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </GuardedModal>
  )
}

const exited = fn()

const meta = {
  component: GuardedModal,
  decorators: [withRoute],
  args: { title: 'Name it' },
  render: () => <Name />,
  beforeEach: () => {
    exited.mockReset()
  },
} satisfies Meta<typeof GuardedModal>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing typed: it closes at once. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Name it' })
    if (restsHere) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(exited).toHaveBeenCalledOnce())
  },
}

/** What was typed is not lost by Escape. */
export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Deep sea{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(screen.getByLabelText('Name')).toHaveValue('Deep sea')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(exited).toHaveBeenCalledOnce())
  },
}
