import type { Meta, StoryObj } from '@storybook/react-vite'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { expect, screen, within } from 'storybook/test'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { LibraryScreen } from './library-screen.tsx'
import { useLibraryView } from './use-library-view.ts'

interface Thing {
  ID: string
  name: string
}

/** The smallest screen made of it. */
function Things({ things, sortable }: { things: Thing[]; sortable?: boolean }) {
  const view = useLibraryView()
  const list = useInfiniteQuery({
    queryKey: ['things', view.q],
    queryFn: () => ({ items: things.filter(({ name }) => name.includes(view.q)), nextCursor: null }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  return (
    <LibraryScreen
      words={{
        title: 'Things',
        help: 'What is kept.',
        one: 'thing',
        many: 'things',
        aside: 'State',
        time: 'Changed',
        purpose: 'Keep things.',
      }}
      view={view}
      mayMake
      sortable={sortable}
      list={list}
      icon={<Package />}
      rowOf={({ name }) => ({ name, detail: 'A thing', aside: <Badge>Kept</Badge>, at: hoursAgo(3) })}
      drawer={({ id, open, onClose, onExited }) => (
        <Drawer open={open} onOpenChange={onClose} onExited={onExited} title={id ?? 'New thing'}>
          <p>What it is.</p>
        </Drawer>
      )}
    />
  )
}

const meta = {
  component: Things,
  decorators: [withSignedIn, withRoute],
  args: {
    things: [
      { ID: 'one', name: 'First' },
      { ID: 'two', name: 'Second' },
    ],
  },
} satisfies Meta<typeof Things>

export default meta
type Story = StoryObj<typeof meta>

/** A row opens its thing, which the address keeps. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    if (restsHere) return
    await userEvent.click(await screen.findByRole('button', { name: 'Second' }))
    await expect(await screen.findByRole('dialog', { name: 'two' })).toBeVisible()
    await expect(screen.getByTestId('address')).toHaveTextContent('item=two')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.getByTestId('address')).not.toHaveTextContent('item')
  },
}

export const Empty: Story = {
  args: { things: [] },
  play: async ({ userEvent }) => {
    const first = await screen.findByRole('button', { name: 'Create your first thing' })
    await expect(screen.queryByRole('button', { name: 'New thing' })).toBeNull()
    if (restsHere) return
    await userEvent.click(first)
    await expect(await screen.findByRole('dialog', { name: 'New thing' })).toBeVisible()
  },
}

/** What the server orders by is pressed in the header, and stands in the address. */
export const Sorted: Story = {
  tags: ['arrives'],
  args: { sortable: true },
  play: async ({ userEvent }) => {
    const table = within(await screen.findByRole('table', { name: 'Things' }))
    await expect(table.getByRole('columnheader', { name: 'Changed' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(table.getByRole('button', { name: 'Name' }))
    await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(screen.getByTestId('address')).toHaveTextContent('sort=name')
    await expect(table.queryByRole('button', { name: 'State' })).toBeNull()
  },
}

/** On a phone rows are cards, and the order is chosen beside the search. */
export const Phone: Story = {
  args: { sortable: true },
  globals: { viewport: { value: 'mobile2' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Things' })
    await expect(screen.getByRole('combobox', { name: 'Order' })).toBeVisible()
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth)
    const [, row] = within(table).getAllByRole('row')
    const edges = [...row!.children].map((cell) => getComputedStyle(cell).paddingInlineStart)
    await expect(new Set(edges)).toEqual(new Set(['0px']))
  },
}
