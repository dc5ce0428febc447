import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { buildVisitorSession } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { buildMember } from '#mocks/fixtures/workspaces/member.fixtures.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { Button } from '#ui/button/button.tsx'
import { ChatList } from './chat-list.tsx'
import './inbox.css'

type Props = ComponentProps<typeof ChatList>

/** Some have tags, some wait: rows are of several heights. */
function cardsTo(count: number): InboxCard[] {
  const { ID: _, ...session } = buildVisitorSession()
  return Array.from({ length: count }, (_, at) => ({
    ...session,
    id: `session-${String(at).padStart(6, '0')}`,
    who: '',
    unread: at % 9 === 0,
    title: `Question ${at + 1}`,
    lastText: 'You are welcome on the terrace, too.',
    lastRole: 'assistant',
    state: at % 7 === 0 ? 'waiting' : 'open',
    tags: at % 3 === 0 ? ['terrace', 'groups of ten and more', 'summer'] : [],
    lastMessageAt: hoursAgo(2) - at * 60,
  }))
}

const cards = cardsTo(5000)
const list = { data: { pages: [] }, hasNextPage: false } as unknown as Props['list']

/** As it is in its pane, with a visitor who writes far down in the list. */
function Pane(props: Props) {
  const [shown, setShown] = useState(props.cards)
  const [openId, setOpenId] = useState(props.openId)
  const last = shown.at(-1)
  return (
    <div className="vg-_inbox__panes">
      <section className="vg-_inbox__list" aria-label="List of conversations">
        <div className="vg-_inbox__listhead">
          <Button
            size="sm"
            onClick={() => last && setShown([{ ...last, unread: true }, ...shown.slice(0, -1)])}
          >
            A visitor writes
          </Button>
        </div>
        <div className="vg-_inbox__scroll">
          <ChatList {...props} cards={shown} openId={openId} onOpen={({ id }) => setOpenId(id)} />
        </div>
      </section>
    </div>
  )
}

const meta = {
  component: ChatList,
  render: (args) => <Pane {...args} />,
  args: {
    list,
    cards,
    name: 'all',
    openId: undefined,
    leadsToOpen: false,
    chosen: new Set(),
    withAgent: false,
    people: [],
    empty: { title: 'Nothing here', message: '' },
    onOpen: () => undefined,
    onChoose: () => undefined,
  },
} satisfies Meta<typeof ChatList>

export default meta
type Story = StoryObj<typeof meta>

const rows = async () => await screen.findByRole('list', { name: 'Conversations' })
const scroller = async () => (await rows()).parentElement as HTMLElement

/** Scrolls far down, and returns the row in the middle of what is then in sight. */
async function scrollFar(): Promise<HTMLElement> {
  const pane = await scroller()
  await waitFor(() => expect(pane.scrollHeight).toBeGreaterThan(300_000))
  pane.scrollTop = 30_000
  const { left, top, width, height } = pane.getBoundingClientRect()
  const middle = () =>
    document.elementFromPoint(left + width / 2, top + height / 2)?.closest<HTMLElement>('li[aria-posinset]')
  await waitFor(() => expect(Number(middle()?.getAttribute('aria-posinset'))).toBeGreaterThan(100))
  // Rows that were not drawn before are measured.
  await new Promise((done) => setTimeout(done, 300))
  return middle() as HTMLElement
}

/** Of five thousand only those in sight are in the page; each says which of how many it is. */
export const FiveThousand: Story = {
  play: async () => {
    const first = (await screen.findByText('Question 1')).closest('li')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(first).toHaveAttribute('aria-setsize', '5000')
    await expect(within(await rows()).getAllByRole('listitem').length).toBeLessThan(60)
  },
}

/** Who has a chat reads by name, and by address where they are no member any more. */
export const Assigned: Story = {
  tags: ['walk'],
  args: {
    cards: cards
      .slice(0, 2)
      .map((card, at) => ({ ...card, assignee: ['anna@example.com', 'ben@example.com'][at] ?? '' })),
    people: [buildMember({ email: 'anna@example.com', displayName: 'Support lead' })],
  },
  play: async () => {
    await expect(await screen.findByText('Support lead')).toBeVisible()
    await expect(screen.getByText('ben@example.com')).toBeVisible()
    await expect(screen.queryByText('anna@example.com')).toBeNull()
  },
}

/** Far down rows follow each other without gaps, whatever their height, up to the last one. */
export const Scrolled: Story = {
  play: async () => {
    const pane = await scroller()
    await waitFor(() => expect(pane.scrollHeight).toBeGreaterThan(300_000))
    pane.scrollTop = pane.scrollHeight / 2
    await waitFor(() => expect(screen.queryByText('Question 1')).toBeNull())
    await waitFor(() => {
      const drawn = within(pane).getAllByRole('listitem')
      for (const [at, row] of drawn.slice(1).entries()) {
        const above = drawn[at]?.getBoundingClientRect().bottom ?? 0
        expect(Math.abs(row.getBoundingClientRect().top - above)).toBeLessThan(1.5)
      }
      expect(drawn.length).toBeLessThan(60)
    })
  },
}

/** A conversation from below goes to the top while one reads further down: the row under the eye stays. */
export const MovedToTheTop: Story = {
  tags: ['arrives'],
  play: async () => {
    const read = await scrollFar()
    const pane = await scroller()
    const place = Number(read.getAttribute('aria-posinset'))
    const before = read.getBoundingClientRect().top
    await userEvent.click(screen.getByRole('button', { name: 'A visitor writes' }))
    await waitFor(() => expect(read).toHaveAttribute('aria-posinset', String(place + 1)))
    await expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(2)
    pane.scrollTop = 0
    await expect(await within(pane).findByText('Question 5000')).toBeVisible()
  },
}

/** At the top what is new is seen at once. */
export const NewAtTheTop: Story = {
  tags: ['arrives'],
  play: async () => {
    await screen.findByText('Question 1')
    await userEvent.click(screen.getByRole('button', { name: 'A visitor writes' }))
    const top = (await scroller()).getBoundingClientRect().top
    const row = (await screen.findByText('Question 5000')).closest('li') as HTMLElement
    await expect(Math.abs(row.getBoundingClientRect().top - top)).toBeLessThan(2)
  },
}

/** The chat of a link is brought into sight, however far down it stands. */
export const OpenFarDown: Story = {
  args: { openId: cards[3210]?.id },
  play: async () => {
    const row = (await screen.findByText('Question 3211')).closest('li') as HTMLElement
    await expect(row).toHaveAttribute('data-open')
    const pane = (await scroller()).getBoundingClientRect()
    await waitFor(() => {
      const { top, bottom } = row.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(pane.top - 1)
      expect(bottom).toBeLessThanOrEqual(pane.bottom + 1)
    })
  },
}

/** What has the focus keeps it when it is scrolled out of sight. */
export const FocusKept: Story = {
  tags: ['walk'],
  play: async () => {
    const first = (await screen.findByText('Question 1')).closest('button') as HTMLElement
    first.focus()
    await scrollFar()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect(document.activeElement?.closest('li')).not.toBeNull()
  },
}
