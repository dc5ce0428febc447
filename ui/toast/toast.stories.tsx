import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import type { ToastOptions } from './toast.types.ts'
import { useToast } from './toast-context.ts'
import { ToastProvider } from './toast-provider.tsx'

function Notifier(options: ToastOptions) {
  const { notify } = useToast()
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button onClick={() => notify(options)}>Notify</Button>
      <Button
        onClick={() => notify({ kind: 'failure', title: 'Failed to transfer credits.', duration: 5000 })}
      >
        Fail
      </Button>
    </div>
  )
}

const meta = {
  component: Notifier,
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
  args: { kind: 'success', title: 'Credits transferred successfully!', duration: 5000 },
} satisfies Meta<typeof Notifier>

export default meta
type Story = StoryObj<typeof meta>

/** Said politely, closed with its button, or by itself. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    const notice = await within(screen.getByRole('status')).findByText('Credits transferred successfully!')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await expect(notice).not.toBeInTheDocument()
  },
}

export const Playground: Story = {
  args: { message: 'Both balances are up to date.', duration: 3000 },
}

/** It stays while the pointer is on it, here and in the next two. */
export const Success: Story = {
  tags: ['arrives'],
  args: { message: 'Both balances are up to date.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await userEvent.hover(await screen.findByText('Both balances are up to date.'))
  },
}

/** A failure interrupts: it is an alert. */
export const Failure: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await userEvent.hover(await within(screen.getByRole('alert')).findByText('Failed to transfer credits.'))
  },
}

export const Info: Story = {
  tags: ['arrives'],
  args: { kind: 'info', title: 'Local payments', message: 'No card is charged on this machine.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await userEvent.hover(await within(screen.getByRole('status')).findByText('Local payments'))
  },
}

/** One at a time per kind: the second success takes the place of the first; a failure stands beside it. */
export const OnePerKind: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    const notify = canvas.getByRole('button', { name: 'Notify' })
    await userEvent.click(notify)
    await userEvent.click(notify)
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await waitFor(() => expect(document.querySelectorAll('.vg-toast')).toHaveLength(2))
  },
}

/** Its time stands still while the pointer is on it or the focus in it. */
export const Paused: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    const notice = (await screen.findByText('Credits transferred successfully!')).closest('.vg-toast')!
    await userEvent.hover(notice)
    await expect(notice).toHaveAttribute('data-paused')
    if (restsHere) return
    await userEvent.unhover(notice)
    await expect(notice).not.toHaveAttribute('data-paused')
    screen.getByRole('button', { name: 'Dismiss' }).focus()
    await waitFor(() => expect(notice).toHaveAttribute('data-paused'))
  },
}

/** Above an open dialog it can be read and closed, and closing it leaves the dialog open. */
export const AboveDialog: Story = {
  tags: ['arrives'],
  render: (args) => (
    <Modal title="Transfer credits" defaultOpen>
      <Notifier {...args} />
    </Modal>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Notify' }))
    await within(await screen.findByRole('status')).findByText('Credits transferred successfully!')
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(document.querySelector('.vg-toast')).toBeNull())
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open')
  },
}

/** A 500-character word stays inside. */
export const LongWord: Story = {
  tags: ['arrives'],
  args: { title: 'x'.repeat(500) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    const notice = (await screen.findByText('x'.repeat(500))).closest<HTMLElement>('.vg-toast')!
    await expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth)
  },
}
