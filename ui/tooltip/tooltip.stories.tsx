import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: {
    content: 'Opens your dashboard on its own domain',
    children: <IconButton label="Domain" icon={<Globe />} tone="neutral" title={undefined} />,
  },
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Focus shows it at once and describes the control; Escape hides it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Domain' })
    if (restsHere) return
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Opens your dashboard on its own domain',
    )
    await expect(button).toHaveAccessibleDescription('Opens your dashboard on its own domain')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const Playground: Story = { args: { side: 'top', delay: 300 } }

export const Hovered: Story = {
  tags: ['arrives'],
  args: { delay: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Domain' }))
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  },
}

export const Open: Story = { args: { defaultOpen: true } }

export const LongText: Story = {
  args: {
    defaultOpen: true,
    side: 'bottom',
    content: `A whole sentence, and one word of ${'x'.repeat(120)}.`,
  },
}
