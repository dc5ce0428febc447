import { expect, screen, waitFor } from 'storybook/test'
import { readLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import type { ToldReason } from '#mocks/contracts/inbox/waiting-rules.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { cafeChatId } from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import { buildVisitorSession } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { cardOfSession } from '#mocks/handlers/live/mock-turns.ts'
import type { MockDb } from '#mocks/handlers/shared/mock-db.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { ChatWatch } from './chat-watch.tsx'

const agentId = fixtureAgentIds.cafe
const waits = { state: 'waiting', handledBy: 'member', waitingSince: hoursAgo(1), lastRole: 'user' } as const
const at = (chat?: string) => ({
  route: {
    pattern: '/app/:region/*',
    url: chat ? paths.agentChats.href('eu', agentId, chat) : '/app/eu/prompts',
  },
})
const seedOf = (session: Parameters<typeof buildVisitorSession>[0]) => ({
  utilities: { visitorSessions: [buildVisitorSession(session)] },
})

const meta = {
  component: ChatWatch,
  decorators: [
    (Story) => (
      <>
        <h1>Any screen</h1>
        <Story />
      </>
    ),
    withSignedIn,
    withRoute,
  ],
  parameters: { ...at(), shell: true, seed: seedOf(waits) },
} satisfies Meta<typeof ChatWatch>

export default meta
type Story = StoryObj<typeof meta>

/** Whatever was changed is on the screen. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
/** Whoever is signed in is told of the conversation until they look. */
function tellOf({ inbox, session }: MockDb, told: { why: ToldReason; by: string; at: number }): void {
  inbox.told.set(`${cafeChatId}:${session?.user.email}`, told)
}
const chats = (name: string) => screen.findByRole('link', { name })

/** Counted in the navigation, and told of once, with the way to the conversation. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByText('A visitor is waiting for a person')).toBeVisible()
    await expect(await chats('Chats 1 waiting')).toBeVisible()
    if (restsHere) return
    await userEvent.click(screen.getByRole('link', { name: 'Open' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      `/app/eu/agents/${agentId}/convos?chat=${cafeChatId}`,
    )
  },
}

/** While nobody waits nothing is shown; a visitor who asks for a person meanwhile is. */
export const AsksMeanwhile: Story = {
  tags: ['walk'],
  parameters: { seed: seedOf({ state: 'open' }) },
  play: async ({ mocks: { db } }) => {
    await chats('Chats')
    const [session] = db.utilities.visitorSessions
    if (!session) throw new Error('There is no conversation')
    await waitFor(() => expect(screen.queryByText('A visitor is waiting for a person')).toBeNull())
    Object.assign(session, { ...waits, waitingSince: hoursAgo(2) })
    // The page follows by now, or will within a moment.
    await waitFor(
      async () => {
        db.live.tell({ type: 'course', conversationId: cafeChatId, agentId, card: cardOfSession(session) })
        await expect(screen.getByText('A visitor is waiting for a person')).toBeVisible()
      },
      { timeout: 8000, interval: 500 },
    )
    await chats('Chats 1 waiting')
  },
}

/** A note named the member, who has not looked: told of with the way there. */
export const Mentioned: Story = {
  tags: ['arrives'],
  parameters: { seed: seedOf({ state: 'open' }) },
  beforeEach({ mocks: { db } }) {
    db.inbox.mentioned.set(`${cafeChatId}:${db.session?.user.email}`, hoursAgo(4))
  },
  play: async () => {
    await expect(await screen.findByText('A note names you')).toBeVisible()
    await chats('Chats 1 waiting')
  },
}

/** Who may only look is told of notes that name them, and of no visitors. */
export const MentionedWhoMayLook: Story = {
  tags: ['arrives'],
  parameters: { seed: seedOf(waits), session: buildViewerSession() },
  beforeEach({ mocks }) {
    takeRights({ mocks })
    const { db } = mocks
    db.inbox.mentioned.set(`${cafeChatId}:${db.session?.user.email}`, hoursAgo(6))
  },
  play: async () => {
    await expect(await screen.findByText('A note names you')).toBeVisible()
    await expect(screen.queryByText('A visitor is waiting for a person')).toBeNull()
  },
}

/** A colleague took a conversation over: told of by name, and not counted. */
export const TakenOver: Story = {
  tags: ['arrives'],
  parameters: { seed: seedOf({ state: 'open' }) },
  beforeEach({ mocks: { db } }) {
    tellOf(db, { why: 'taken', by: 'anna@example.com', at: hoursAgo(5) })
  },
  play: async () => {
    await expect(await screen.findByText('anna took over from you')).toBeVisible()
    await chats('Chats')
  },
}

/** A colleague assigned a conversation to one: told of by name, and counted until one looks. */
export const Assigned: Story = {
  tags: ['arrives'],
  parameters: { seed: seedOf({ state: 'open' }) },
  beforeEach({ mocks: { db } }) {
    const [session] = db.utilities.visitorSessions
    if (session) session.assignee = db.session?.user.email ?? ''
    tellOf(db, { why: 'assigned', by: 'anna@example.com', at: hoursAgo(7) })
  },
  play: async () => {
    await expect(await screen.findByText('anna assigned a chat to you')).toBeVisible()
    await chats('Chats 1 waiting')
  },
}

/** What was put aside until now is told of to whom it is assigned. */
export const BackFromSnooze: Story = {
  tags: ['arrives'],
  parameters: { seed: seedOf({ state: 'open', snoozedUntil: hoursAgo(1) }) },
  beforeEach({ mocks: { db } }) {
    const [session] = db.utilities.visitorSessions
    if (session) session.assignee = db.session?.user.email ?? ''
  },
  play: async () => {
    await expect(await screen.findByText('A chat of yours is back from snooze')).toBeVisible()
    await chats('Chats 1 waiting')
  },
}

const awaySince = hoursAgo(3)

/** Who is away is counted for and not disturbed. */
export const Away: Story = {
  tags: ['arrives'],
  parameters: { seed: seedOf({ ...waits, waitingSince: awaySince }) },
  beforeEach({ mocks }) {
    mocks.db.live.online = false
  },
  play: async () => {
    await chats('Chats 1 waiting')
    // The page looks at once whom to tell of. Before it told it would take this lock, and keep it until it had.
    document.dispatchEvent(new Event('visibilitychange'))
    await navigator.locks.request(`vg-told ${cafeChatId}:${awaySince}`, () => undefined)
    await expect(readLocal('vg_told') ?? '').not.toContain(cafeChatId)
    await expect(screen.queryByText('A visitor is waiting for a person')).toBeNull()
  },
}

/** A conversation that is on the screen needs no notice. */
export const OpenAlready: Story = {
  tags: ['arrives'],
  parameters: at(cafeChatId),
  play: async () => {
    // Counted where the agent's pages are listed, too.
    await expect(await screen.findAllByRole('link', { name: 'Chats 1 waiting' })).toHaveLength(2)
    // It is looked at at once whom to tell of, under this lock: once it is free, the page has nothing to say.
    document.dispatchEvent(new Event('visibilitychange'))
    await navigator.locks.request(`vg-told ${cafeChatId}:${waits.waitingSince}`, () => undefined)
    await drawn()
    await expect(screen.queryByText('A visitor is waiting for a person')).toBeNull()
  },
}
