import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { useExit } from '#ui/hooks/use-exit.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Drawer, DrawerClose, type DrawerProps } from './drawer.tsx'

const meta = {
  component: Drawer,
  args: {
    title: 'Edit workspace',
    subtitle: 'Name and owner are shown to everyone in it.',
    trigger: <Button>Edit workspace</Button>,
    onOpenChange: fn(),
    children: (
      <Field label="Name">
        <TextField defaultValue="Northwind" />
      </Field>
    ),
    footer: (
      <>
        <DrawerClose>
          <Button tone="ghost">Cancel</Button>
        </DrawerClose>
        <Button tone="primary">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

const labels = Array.from({ length: 24 }, (_, index) => `Field ${index + 1}`)

/** Opens on its button, focuses the first field, closes on Escape and gives the focus back. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit workspace' })
    if (restsHere) return
    await step('opens with the keyboard, on the first field', async () => {
      trigger.focus()
      await userEvent.keyboard('{Enter}')
      const drawer = await screen.findByRole('dialog', { name: 'Edit workspace' })
      await expect(drawer).toHaveAccessibleDescription('Name and owner are shown to everyone in it.')
      await expect(screen.getByLabelText('Name')).toHaveFocus()
    })
    await step('keeps the focus inside', async () => {
      for (let press = 0; press < 8; press += 1) await userEvent.tab()
      await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    })
    await step('closes on Escape and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
}

export const Playground: Story = { args: { side: 'end', guard: false } }

export const Open: Story = { args: { defaultOpen: true } }

/** A press on the page behind closes it. */
export const OverlayCloses: Story = {
  tags: ['walk'],
  args: { defaultOpen: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(document.querySelector('.vg-drawer__overlay')!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Unsaved changes: Escape, the overlay, Close and Cancel all ask first. */
export const UnsavedChanges: Story = {
  tags: ['arrives'],
  args: { guard: true },
  play: async ({ canvas, userEvent, step, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit workspace' })
    await userEvent.click(trigger)
    await step('Escape asks; keeping leaves everything as it was', async () => {
      await userEvent.type(await screen.findByLabelText('Name'), ' Ltd')
      // Leaving once commits what was typed; else the tool does so inside React's own focus change.
      await userEvent.tab()
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Escape}')
      await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(screen.getByLabelText('Name')).toHaveValue('Northwind Ltd')
      await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    })
    await step('Cancel asks; discarding closes both and returns the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
}

function RenameForm(props: DrawerProps) {
  const [open, setOpen] = useState(true)
  const [name, setName] = useState('Northwind')
  const [saved, setSaved] = useState('Northwind')
  const save = (event: FormEvent) => {
    event.preventDefault()
    setSaved(name)
    setOpen(false)
  }
  return (
    <>
      <p>Saved name: {saved}</p>
      <Drawer
        {...props}
        trigger={undefined}
        open={open}
        onOpenChange={setOpen}
        guard={name !== saved}
        onSubmit={save}
      >
        <Field label="Name">
          <TextField value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </Drawer>
    </>
  )
}

/** Body and footer are one form: Enter in a field saves, and saving needs no question. */
export const AsForm: Story = {
  args: {
    footer: (
      <Button type="submit" tone="primary">
        Save
      </Button>
    ),
    footerNote: 'The new name shows everywhere at once.',
  },
  render: (args) => <RenameForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    if (restsHere) return
    await userEvent.type(await screen.findByLabelText('Name'), ' Ltd{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('Saved name: Northwind Ltd')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** The body scrolls; header and footer stay. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        {labels.map((label, index) => (
          <Field key={label} label={label}>
            <TextField defaultValue={index === 3 ? 'w'.repeat(500) : ''} />
          </Field>
        ))}
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const body = dialog.querySelector('.vg-drawer__body')!
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    await expect(body.scrollWidth).toBe(body.clientWidth)
    body.scrollTop = body.scrollHeight
    await expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Edit workspace' })).toBeVisible()
  },
}

/** From the other side, 80% wide, for navigation on phones. */
export const StartSide: Story = { args: { side: 'start', defaultOpen: true, footer: undefined } }

/** Rendered only while it is wanted, as a drawer of the address is. */
function WantedDrawer(args: DrawerProps) {
  const [wanted, setWanted] = useState(false)
  const { shown, open, key, onExited } = useExit(wanted || undefined)
  return (
    <>
      <Button onClick={() => setWanted(true)}>Edit workspace</Button>
      <p>{shown ? 'On stage' : 'Stage is empty'}</p>
      {shown && (
        <Drawer
          {...args}
          key={key}
          trigger={undefined}
          open={open}
          onOpenChange={setWanted}
          onExited={onExited}
          className="slow-exit"
        />
      )}
      {/* Story-only motion, long enough to be seen by the assertions. */}
      <style>
        {
          '.slow-exit[data-state="closed"] { animation: slow-exit 300ms !important } @keyframes slow-exit { to { translate: 100% } }'
        }
      </style>
    </>
  )
}

/** It stays until its exit motion is over, then goes, and comes back as new. */
export const LeavesBeforeItGoes: Story = {
  tags: ['walk'],
  render: (args) => <WantedDrawer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit workspace' }))
    await userEvent.type(await screen.findByLabelText('Name'), ' Ltd')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'closed')
    await expect(canvas.getByText('On stage')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByText('Stage is empty')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit workspace' }))
    await expect(await screen.findByLabelText('Name')).toHaveValue('Northwind')
  },
}
