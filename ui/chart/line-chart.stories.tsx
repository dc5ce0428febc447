import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineChart } from './line-chart.tsx'

const labels = Array.from({ length: 30 }, (_, index) => `${index + 1} Jun`)
const wave = (size: number, phase: number) =>
  labels.map((_, index) => Math.round(size * (1.6 + Math.sin(index / 4 + phase)) + (index % 5) * 3))

/** The geometry is fetched on first use. */
const fetching = { timeout: 10_000 }

const meta = {
  component: LineChart,
  args: { label: 'Visitors', labels, series: [{ name: 'Visitors', values: wave(60, 0) }] },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', {}, fetching)
    await expect(canvasElement.querySelectorAll('.vg-chart__line')).toHaveLength(1)
    await expect(canvasElement.querySelector('.vg-chart__area')).not.toBeNull()
  },
}

export const Playground: Story = { args: { height: 280 } }

/** Told apart by their dashes as well as their colours. */
export const SeveralLines: Story = {
  args: {
    series: [
      { name: 'Website', values: wave(60, 0) },
      { name: 'WhatsApp', values: wave(30, 2) },
      { name: 'Telegram', values: wave(15, 4) },
      { name: 'Discord', values: wave(8, 1) },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', {}, fetching)
    const dashes = [...canvasElement.querySelectorAll('.vg-chart__line')].map(
      (line) => getComputedStyle(line).strokeDasharray,
    )
    await expect(new Set(dashes).size).toBe(4)
  },
}

export const Gaps: Story = {
  args: {
    series: [
      { name: 'Visitors', values: wave(60, 0).map((value, index) => (index % 11 === 10 ? null : value)) },
    ],
  },
}

export const OnePoint: Story = {
  args: { labels: ['1 Jun'], series: [{ name: 'Visitors', values: [12] }] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', {}, fetching)
    await expect(canvasElement.querySelectorAll('.vg-chart__dot')).toHaveLength(1)
  },
}

/** Five hundred letters in a label do not widen it. */
export const LongLabel: Story = {
  args: { label: 'unbroken'.repeat(63) },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('figure')!
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
  },
}

export const Empty: Story = {
  args: { series: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No data yet' })).toBeVisible(),
}

export const Loading: Story = { args: { loading: true } }
