import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Field } from '#ui/field/field.tsx'
import { LanguagePicker } from './language-picker.tsx'

const languages = [
  { language: 'ar', name: 'Arabic' },
  { language: 'en', name: 'English' },
  { language: 'fr', name: 'French' },
  { language: 'de', name: 'German' },
  { language: 'ja', name: 'Japanese' },
  { language: 'pt-BR', name: 'Portuguese (Brazil)' },
  { language: 'x-acme', name: 'House style' },
]

const meta = {
  component: LanguagePicker,
  args: { languages, defaultValue: 'en', onValueChange: fn() },
  render: (args) => (
    <Field label="Language" style={{ maxInlineSize: 320 }}>
      <LanguagePicker {...args} />
    </Field>
  ),
} satisfies Meta<typeof LanguagePicker>

export default meta
type Story = StoryObj<typeof meta>

/** Found by the name its speakers give it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Language' })
    await expect(input).toHaveValue('English')
    if (restsHere) return
    await userEvent.clear(input)
    await userEvent.type(input, 'deutsch')
    const list = within(await screen.findByRole('listbox', { name: 'Languages' }))
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('de')
    await expect(input).toHaveValue('German')
  },
}

export const Playground: Story = { args: { clearable: true, placeholder: 'Same as the visitor' } }

export const ByCode: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.clear(input)
    await userEvent.type(input, 'pt-br{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('pt-BR')
    await expect(input).toHaveDisplayValue(/Portugu/)
  },
}

export const NoLanguages: Story = {
  tags: ['arrives'],
  args: { languages: [], defaultValue: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('No such language', { selector: 'div' })).toBeVisible())
  },
}

export const Disabled: Story = { args: { disabled: true } }
