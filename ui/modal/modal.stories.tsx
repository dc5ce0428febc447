import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Modal, ModalClose } from './modal.tsx'

const meta = {
  component: Modal,
  args: {
    title: 'Send DNS instructions',
    subtitle: 'Your developer gets the records and where to put them.',
    trigger: <Button>Email your developer</Button>,
    onOpenChange: fn(),
    children: (
      <Field label="Recipient">
        <TextField type="email" placeholder="name@company.com" />
      </Field>
    ),
    footer: (
      <>
        <ModalClose>
          <Button tone="ghost">Cancel</Button>
        </ModalClose>
        <Button type="submit" tone="primary">
          Send
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

const labels = Array.from({ length: 20 }, (_, index) => `Field ${index + 1}`)

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Email your developer' })
    trigger.focus()
    if (restsHere) return
    await userEvent.keyboard(' ')
    const modal = await screen.findByRole('dialog', { name: 'Send DNS instructions' })
    await expect(modal).toHaveAccessibleDescription('Your developer gets the records and where to put them.')
    await expect(screen.getByLabelText('Recipient')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Playground: Story = { args: { size: 'md' } }

export const Open: Story = { args: { defaultOpen: true } }

/** No field: the focus starts on the first control after the header. */
export const WithoutFields: Story = {
  args: {
    size: 'sm',
    defaultOpen: true,
    title: 'Domain is live',
    subtitle: undefined,
    children: <p>Your dashboard now answers on its own domain.</p>,
    footer: (
      <ModalClose>
        <Button tone="primary">Done</Button>
      </ModalClose>
    ),
  },
  play: async () => {
    const modal = await screen.findByRole('dialog', { name: 'Domain is live' })
    await expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus()
    await expect(modal).not.toHaveAttribute('aria-describedby')
  },
}

export const Large: Story = { args: { size: 'lg', defaultOpen: true } }

/** Own words for the question that guards what was entered. */
export const UnsavedChanges: Story = {
  tags: ['arrives'],
  args: {
    defaultOpen: true,
    guard: { title: 'Leave without sending?', message: 'The e-mail has not been sent.', confirm: 'Leave' },
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await screen.findByRole('alertdialog', { name: 'Leave without sending?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

const outerSubmit = fn()

/** A form in a modal inside another form sends only itself. */
export const FormInForm: Story = {
  tags: ['walk'],
  args: { defaultOpen: true, onSubmit: fn((event) => event.preventDefault()) },
  render: (args) => (
    <form onSubmit={outerSubmit}>
      <Modal {...args} trigger={undefined} />
    </form>
  ),
  play: async ({ userEvent, args }) => {
    outerSubmit.mockClear()
    await userEvent.type(await screen.findByLabelText('Recipient'), 'dev@example.com{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(outerSubmit).not.toHaveBeenCalled()
  },
}

/** Longer than the window: the body scrolls between header and footer. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        {labels.map((label) => (
          <Field key={label} label={label}>
            <TextField />
          </Field>
        ))}
      </div>
    ),
  },
  play: async () => {
    const modal = await screen.findByRole('dialog')
    await expect(modal.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    const body = modal.querySelector('.vg-modal__body')!
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
  },
}
