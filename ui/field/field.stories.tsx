import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Link } from '#ui/link/link.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Field } from './field.tsx'

const meta = {
  component: Field,
  args: { label: 'Company name', children: <TextField placeholder="Acme" />, style: { maxInlineSize: 360 } },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    if (restsHere) return
    await userEvent.click(canvas.getByText('Company name'))
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus()
  },
}

export const Playground: Story = {
  args: { help: 'As it stands on your website.', required: true, error: '' },
}

export const WithHelp: Story = {
  args: { help: 'As it stands on your website.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it stands on your website.')
  },
}

export const Invalid: Story = {
  args: { help: 'As it stands on your website.', error: 'Company name is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Company name is required')
  },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toBeRequired()
  },
}

export const Disabled: Story = {
  args: { disabled: true, help: 'Ask your provider to change it.' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
}

export const ReadOnly: Story = {
  args: { children: <TextField defaultValue="Acme" readOnly />, help: 'Taken from your registration.' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('readonly'),
}

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Company name' })).toBeVisible(),
}

export const WithLabelEnd: Story = {
  args: { label: 'Password', labelEnd: <Link href="#reset">Forgot it?</Link> },
}

export const ErrorAppears: Story = {
  tags: ['arrives'],
  render: (args) => {
    const [name, setName] = useState('Acme')
    return (
      <Field {...args} error={name === '' && 'Company name is required'}>
        <TextField value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </Field>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await expect(input).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('Company name is required')).toBeVisible())
    await expect(canvas.getByText('Company name is required').closest('[aria-live="polite"]')).not.toBeNull()
  },
}
