import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { BarChart } from './bar-chart.tsx'

const labels = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const text = { name: 'Text', values: [124, 98, 143, 201, 176, 64, 41] }
const voice = { name: 'Voice', values: [12, 31, 28, 19, 44, 9, null] }

/** The geometry is fetched on first use. */
const fetching = { timeout: 10_000 }

const meta = {
  component: BarChart,
  args: { label: 'Conversations', labels, series: [text], labelHeader: 'Day' },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

/** The drawing says its numbers in words, and shows them as a table. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = await canvas.findByRole('img', {}, fetching)
    await expect(drawing).toHaveAccessibleName('Text: lowest 41 (Sun), highest 201 (Thu), latest 41 (Sun).')
    await expect(canvasElement.querySelectorAll('.vg-chart__bar')).toHaveLength(7)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('table', { name: 'Conversations' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Thu.*201/ })).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('img')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus()
  },
}

export const Playground: Story = { args: { series: [text, voice], height: 280 } }

export const Stacked: Story = {
  args: { series: [text, voice] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('img', {}, fetching)
    const bars = canvasElement.querySelectorAll('.vg-chart__bar')
    await expect(bars).toHaveLength(13)
    if (restsHere) return
    await userEvent.pointer({ target: canvas.getByRole('img'), coords: middleOf(bars[3]!) })
    await waitFor(() => expect(canvas.getByText('Thu', { selector: '.vg-_chart__place' })).toBeVisible())
    await expect(canvasElement.querySelector('.vg-_chart__readout')).toHaveTextContent(/Text201.*Voice19/)
  },
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

const days = Array.from({ length: 90 }, (_, index) => index + 1)

export const ManyBars: Story = {
  args: {
    labels: days.map((day) => `Day ${day}`),
    series: [
      { name: 'Text', values: days.map((day) => Math.round(80 + 60 * Math.sin(day / 5) + (day % 7) * 9)) },
    ],
  },
}

/** Refunds hang below the line. */
export const Losses: Story = {
  args: {
    label: 'Balance',
    series: [{ name: 'Change', values: [120, -40, 60, -90, 30, 0, 20] }],
    format: (value) => `${value < 0 ? '−' : ''}$${Math.abs(value).toFixed(2)}`,
  },
}

export const Empty: Story = {
  args: {
    series: [{ name: 'Text', values: [null, null] }],
    empty: (
      <EmptyState
        compact
        level={3}
        title="No conversations yet"
        message="They are counted here as soon as somebody writes."
        action={<Button size="sm">Test your agent</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).toBeNull()
  },
}

/** As high as the chart that comes. */
export const Loading: Story = {
  args: { loading: true, series: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading Conversations')).toBeInTheDocument()
    await expect(canvasElement.querySelector<HTMLElement>('.vg-_chart__body')!.offsetHeight).toBe(220)
  },
}

export const Zeros: Story = {
  args: { series: [{ name: 'Text', values: [0, 0, 0, 0, 0, 0, 0] }] },
  play: async ({ canvas }) => expect(await canvas.findByRole('img', {}, fetching)).toBeVisible(),
}
