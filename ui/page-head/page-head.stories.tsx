import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { PageHead } from './page-head.tsx'

const meta = {
  component: PageHead,
  args: {
    title: 'Agents',
    help: 'They answer your visitors in chat and by voice.',
    action: (
      <Button tone="primary" icon={<Plus />}>
        New Agent
      </Button>
    ),
  },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Agents' })
    await expect(getComputedStyle(title).fontSize).toBe('24px')
    await expect(getComputedStyle(title).lineHeight).toBe('32px')
  },
}

export const Playground: Story = {}

export const WithBackAndMeta: Story = {
  args: {
    title: 'Telegram',
    back: (
      <Link href="#channels" tone="quiet">
        Channels
      </Link>
    ),
    meta: (
      <Badge tone="success" dot>
        Active
      </Badge>
    ),
  },
}

export const TitleOnly: Story = { args: { help: undefined, action: undefined } }

export const LongTitle: Story = {
  args: { title: 'w'.repeat(500) },
  play: async ({ canvasElement }) => {
    const head = canvasElement.querySelector('.vg-page-head')!
    await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth)
  },
}
