import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeatMap } from './heat-map.tsx'

const rows = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const columns = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const values = rows.flatMap((_, row) =>
  columns.map((__, hour) => Math.max(0, 12 - Math.abs(hour - 11) * 2 - row)),
)

const meta = {
  component: HeatMap,
  args: { label: 'Messages per hour, in UTC', rows, columns, values },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof HeatMap>

export default meta
type Story = StoryObj<typeof meta>

/** Its most stands in words, and every number in its table. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most at Mon 11:00: 12.')).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Messages per hour, in UTC' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Mon.*12/ })).toBeInTheDocument()
  },
}

export const Playground: Story = { args: { namedEvery: 6 } }

export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing yet.')).toBeVisible()
  },
}
