import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RelativeTime } from './relative-time.tsx'

const now = 1_800_000_000

const meta = { component: RelativeTime, args: { at: now - 5 * 60, now } } satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('5 minutes ago')
    await expect(time).toHaveAttribute('datetime', '2027-01-15T07:55:00.000Z')
    await expect(time).toHaveAttribute('title')
  },
}

export const Playground: Story = { args: { locale: 'en' } }

/** In the language of the page. */
export const German: Story = {
  args: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('vor 5 Minuten')).toBeVisible()
  },
}

/** Without `now` it follows the clock. */
export const Clock: Story = {
  args: { now: undefined, at: Date.now() / 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('just now')).toBeVisible()
  },
}
