import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { RadioOption } from './radio-option.tsx'

const meta = {
  component: RadioGroup,
  args: {
    defaultValue: 'popup',
    onValueChange: fn(),
    children: (
      <>
        <RadioOption value="popup" label="Popup" help="A bubble in the corner of the page." />
        <RadioOption value="embed" label="Embedded" help="A box inside the page." />
        <RadioOption value="full" label="Full page" />
      </>
    ),
  },
  render: (args) => (
    <Field label="Widget type">
      <RadioGroup {...args} />
    </Field>
  ),
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Widget type' })).toBeVisible()
    if (restsHere) return
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Popup' })).toHaveFocus()
    // Radix chooses while the key is down.
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Embedded' })).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Full page' })).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await userEvent.click(canvas.getByText('Popup'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('popup')
  },
}

export const Playground: Story = { args: { orientation: 'horizontal' } }

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const Invalid: Story = { args: { defaultValue: undefined, 'aria-invalid': true } }

export const Disabled: Story = { args: { disabled: true } }
