import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Link } from './link.tsx'

const meta = {
  component: Link,
  args: { href: '#docs', children: 'Read the guide' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    if (restsHere) return
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Read the guide' })).toHaveFocus()
  },
}

export const Playground: Story = { args: { tone: 'quiet', external: true } }

export const InText: Story = {
  render: (args) => (
    <p>
      Your records are saved. <Link {...args} /> to add them at your provider.
    </p>
  ),
}

export const Quiet: Story = { args: { tone: 'quiet' } }

export const External: Story = {
  args: { external: true, href: 'https://example.com/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the guide (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const AsChild: Story = {
  args: {
    asChild: true,
    href: undefined,
    children: (
      <a href="#agents" data-testid="own">
        Agents
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('own')).toHaveClass('vg-link')
  },
}
