import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UsageChart } from './usage-chart.tsx'

const labels = Array.from({ length: 30 }, (_, index) => `${index + 1} Jun`)
const spent = (perDay: number, days: number) =>
  labels.map((_, index) => (index < days ? perDay * (1 + (index % 4) / 4) : null))

/** The geometry is fetched on first use. */
const fetching = { timeout: 10_000 }

const meta = {
  component: UsageChart,
  args: {
    label: 'Credits used this month',
    labels,
    values: spent(20, 12),
    limit: 1000,
    format: (value) => value.toLocaleString('en-US', { maximumFractionDigits: 1 }),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof UsageChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', {}, fetching)
    await expect(canvasElement.querySelector('.vg-chart__limit')).not.toBeNull()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '330 of 1,000')
  },
}

export const Playground: Story = { args: { limit: 500 } }

/** Above half. */
export const Warning: Story = {
  args: { values: spent(30, 16) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', {}, fetching)
    await expect(canvasElement.querySelector('.vg-_chart__plot')).toHaveAttribute('data-tone', 'warning')
  },
}

/** Above four fifths, and beyond the limit: the limit stays in view. */
export const Danger: Story = {
  args: { values: spent(40, 24) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', {}, fetching)
    await expect(canvasElement.querySelector('.vg-_chart__plot')).toHaveAttribute('data-tone', 'danger')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '1000')
  },
}

export const NothingUsed: Story = { args: { values: spent(0, 3) } }

export const Empty: Story = { args: { values: [] } }

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
}
