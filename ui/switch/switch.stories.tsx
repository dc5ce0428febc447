import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Switch } from './switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Voice replies', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Voice replies' })
    if (restsHere) return
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Voice replies'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}

export const Playground: Story = { args: { help: 'Visitors hear the answer.', labelSide: 'start' } }

export const On: Story = { args: { defaultChecked: true } }

export const SettingsRow: Story = {
  args: { help: 'Visitors hear the answer as well as read it.', labelSide: 'start', defaultChecked: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
}

export const Disabled: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Switch {...args} disabled />
      <Switch {...args} disabled checked />
    </div>
  ),
}
