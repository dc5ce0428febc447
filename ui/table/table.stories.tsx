import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Table, type TableProps } from './table.tsx'

interface Client {
  id: string
  name: string
  plan: string | null
  credits: number
}

const clients: Client[] = [
  { id: 'c1', name: 'Harbour Dental', plan: 'Premium', credits: 15_000 },
  { id: 'c2', name: 'Alder & Sons', plan: null, credits: 940.5 },
  { id: 'c3', name: 'Mint Bakery', plan: 'Basic', credits: 5000 },
]

const meta = {
  component: Table<Client>,
  args: {
    label: 'Clients',
    rows: clients,
    rowKey: (client) => client.id,
    onSortChange: fn(),
    columns: [
      {
        id: 'name',
        header: 'Name',
        cell: (client) => client.name,
        sortValue: (client) => client.name,
        width: 'wide',
      },
      {
        id: 'plan',
        header: 'Plan',
        cell: (client) => (client.plan ? <Badge tone="accent">{client.plan}</Badge> : 'None'),
        sortValue: (client) => client.plan,
      },
      {
        id: 'credits',
        header: 'Credits',
        align: 'end',
        cell: (client) => client.credits.toFixed(1),
        sortValue: (client) => client.credits,
      },
    ],
  } satisfies TableProps<Client>,
} satisfies Meta<typeof Table<Client>>

export default meta
type Story = StoryObj<typeof meta>

const firstCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent)

/** Headers sort with the keyboard and say how; what is missing stays last. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: 'Clients' })
    await expect(firstCells(table)).toEqual(['Harbour Dental', 'Alder & Sons', 'Mint Bakery'])
    canvas.getByRole('button', { name: 'Name' }).focus()
    if (restsHere) return
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstCells(table)).toEqual(['Alder & Sons', 'Harbour Dental', 'Mint Bakery'])
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }))
    await expect(firstCells(table)).toEqual(['Harbour Dental', 'Mint Bakery', 'Alder & Sons'])
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'plan', direction: 'descending' })
  },
}

export const Playground: Story = { args: { loading: false, sorted: false } }

export const RowActions: Story = {
  args: {
    rowActions: (client: Client) => (
      <>
        <IconButton label={`Edit ${client.name}`} icon={<Pencil />} size="sm" />
        <IconButton label={`Delete ${client.name}`} icon={<Trash2 />} size="sm" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Delete Mint Bakery' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState compact level={3} title="No clients yet" message="They sign in to your brand." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  },
}

const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: `id-${index}`,
  name: `Client ${index + 1}`,
  plan: index % 3 ? 'Basic' : 'Premium',
  credits: (index * 37) % 5000,
}))

/** Ten thousand rows: at most 60 are in the page, wherever one scrolls, and the header stays. */
export const TenThousandRows: Story = {
  args: { rows: many },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table')
    const scroller = canvasElement.querySelector<HTMLElement>('.vg-table')!
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    for (const share of [0, 0.37, 1]) {
      scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight)
      const expected = `Client ${share === 1 ? 10_000 : Math.floor(scroller.scrollTop / 44) + 3}`
      await waitFor(() => expect(within(table).getByText(expected)).toBeVisible())
      await expect(table.querySelectorAll('tr').length).toBeLessThanOrEqual(60)
    }
    const header = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect()
    await expect(Math.abs(header.top - scroller.getBoundingClientRect().top)).toBeLessThanOrEqual(2)
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'))
  },
}

/** A 500-character word is cut, not spread. */
export const LongWord: Story = {
  args: { rows: [{ id: 'long', name: 'w'.repeat(500), plan: 'Basic', credits: 1 }] },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector('.vg-table')!
    await expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth)
  },
}
