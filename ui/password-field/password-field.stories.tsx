import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  component: PasswordField,
  render: (args) => (
    <Field label="Password" style={{ maxInlineSize: 360 }}>
      <PasswordField {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    if (restsHere) return
    await userEvent.type(input, 'correct horse')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('correct horse')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const Playground: Story = { args: { autoComplete: 'new-password' } }

export const Filled: Story = { args: { defaultValue: 'correct horse battery staple' } }

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'short' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'correct horse' } }
