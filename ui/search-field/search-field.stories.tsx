import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { SearchField } from './search-field.tsx'

const escapeOutside = fn()

const meta = {
  component: SearchField,
  args: { label: 'Search agents', onChange: fn() },
  beforeEach: () => {
    escapeOutside.mockClear()
  },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around the field
      <div style={{ maxInlineSize: 280 }} onKeyDown={(event) => event.key === 'Escape' && escapeOutside()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search agents' })
    if (restsHere) return
    await userEvent.type(input, 'pizza')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledTimes(6)
  },
}

export const Playground: Story = { args: { size: 'md', defaultValue: 'pizza' } }

export const EscapeClearsFirst: Story = {
  tags: ['walk'],
  args: { defaultValue: 'pizza' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox')
    await userEvent.click(input)
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(escapeOutside).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(escapeOutside).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = { args: { disabled: true } }
