import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useGuard } from './guard-context.ts'
import { GuardedDrawer } from './guarded-drawer.tsx'

/** A part that knows by itself whether something in it is unsaved. */
function Part({ label }: { label: string }) {
  const [typed, setTyped] = useState('')
  useGuard(typed !== '')
  return (
    <Field label={label}>
      <TextField value={typed} onChange={(event) => setTyped(event.target.value)} />
    </Field>
  )
}

/** A drawer that is open while the address says so. */
function DrawerOfAddress() {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const isOpen = search.has('open')
  return (
    <>
      <Button onClick={() => setSearch({ open: '' })}>Open</Button>
      <GuardedDrawer
        open={isOpen}
        onOpenChange={() => setSearch({}, { replace: true })}
        title="Two parts"
        footer={<Button onClick={() => navigate(-1)}>Back</Button>}
      >
        <Part label="First" />
        <Part label="Second" />
      </GuardedDrawer>
    </>
  )
}

const meta = {
  component: GuardedDrawer,
  decorators: [withRoute],
  args: { title: 'Two parts' },
  render: () => <DrawerOfAddress />,
} satisfies Meta<typeof GuardedDrawer>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Two parts' })
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const question = { name: 'Discard unsaved changes?' }

/** Nothing typed: it closes at once. */
export const Default: Story = {
  play: async (context) => {
    if (restsHere) return
    await open(context)
    await context.userEvent.keyboard('{Escape}')
    await isClosed()
  },
}

/** It asks as long as any of its parts has something unsaved. */
export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { userEvent } = context
    await open(context)
    await userEvent.type(screen.getByLabelText('First'), 'a')
    await userEvent.type(screen.getByLabelText('Second'), 'b{Escape}')
    await screen.findByRole('alertdialog', question)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByLabelText('Second')).toHaveValue('b')
    await userEvent.clear(screen.getByLabelText('First'))
    await userEvent.clear(screen.getByLabelText('Second'))
    await userEvent.keyboard('{Escape}')
    await isClosed()
  },
}

/** Back asks, too, and then goes back. */
export const BackAsked: Story = {
  tags: ['walk'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context)
    await userEvent.type(screen.getByLabelText('First'), 'a')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('alertdialog', question)
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByLabelText('First')).toHaveValue('a')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await isClosed()
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/)
  },
}
