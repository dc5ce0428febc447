import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { LibraryFormDrawer } from './library-form-drawer.tsx'
import './library.css'

const meta = {
  component: LibraryFormDrawer,
  decorators: [withSignedIn, withRoute],
  args: {
    id: 'thing',
    readOnly: false,
    open: true,
    onClose: fn(),
    onExited: fn(),
    title: 'Edit thing',
    subtitle: 'What is kept.',
    saveLabel: 'Save thing',
    labels: { name: 'Name' },
    form: {
      dirty: true,
      saving: false,
      conflict: null,
      submit: fn((event) => event.preventDefault()),
      keepMine: fn(),
      takeTheirs: fn(),
    },
    children: (
      <Field label="Name">
        <TextField defaultValue="First" />
      </Field>
    ),
  },
} satisfies Meta<typeof LibraryFormDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save thing' }))
    await expect(args.form.submit).toHaveBeenCalledOnce()
  },
}

/** Nothing changed: nothing to save, and nothing is asked when it closes. */
export const Unchanged: Story = {
  args: { form: { ...meta.args.form, dirty: false } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Save thing' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Conflict: Story = {
  args: { form: { ...meta.args.form, conflict: { fields: ['name'], current: { rev: 2 } } } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/Both of you changed: Name/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    await expect(args.form.keepMine).toHaveBeenCalledOnce()
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true, form: { ...meta.args.form, dirty: false } },
  play: async () => {
    await expect(await screen.findByText('Only people who may edit agents can change this.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Save thing' })).toBeNull()
  },
}
