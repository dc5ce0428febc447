import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import type { AnswerMail } from '#mocks/contracts/conversations/answer-mail.ts'
import { formText } from '#mocks/contracts/conversations/form-values.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { answeredByPerson, answeredByYou, snoozeOutOfBounds } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { untilReply } from '#mocks/contracts/inbox/inbox-views.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { handoffFormOf } from '#mocks/contracts/leads/handoff-form.ts'
import { endsBefore } from '#mocks/contracts/shared/ends-before.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { attachedFixtures, attachmentOf } from '#mocks/fixtures/conversations/attachment.fixtures.ts'
import { buildMessage, messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import {
  buildInboxSettings,
  buildNote,
  cafeChatId,
  handedOverTranscript,
} from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import {
  buildVisitorSession,
  buildVisitorSessions,
} from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { buildVisitorRequest } from '#mocks/fixtures/requests/request.fixtures.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { inboxConversationScenarios } from '#mocks/handlers/inbox/conversation.handlers.ts'
import { listScenarios } from '#mocks/handlers/inbox/list.handlers.ts'
import { liveScenarios } from '#mocks/handlers/live/live.handlers.ts'
import { mockChecks } from '#mocks/handlers/publishing/mock-checks.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { InboxScreen } from './inbox-screen.tsx'
import { localMoment, momentIn } from './snooze-choices.ts'

const agentId = fixtureAgentIds.cafe
const at = (search = '') => ({
  route: {
    pattern: paths.agentChats.pattern,
    url: `${paths.agentChats.href('eu', agentId)}${search && `?${search}`}`,
  },
})
const ofAll = (search: string) => ({
  route: { pattern: paths.chats.pattern, url: `${paths.chats.href('eu')}?${search}` },
})
const seed = {
  utilities: {
    visitorSessions: [
      buildVisitorSession({
        state: 'waiting',
        handledBy: 'member',
        waitingSince: hoursAgo(1),
        lastText: 'May I bring my dog?',
        lastRole: 'user',
        priority: 'high',
        tags: ['dogs', 'terrace', 'summer'],
        unknownAnswers: 1,
        country: 'FR',
      }),
      ...buildVisitorSessions().slice(1),
    ],
  },
  inbox: {
    transcripts: { [cafeChatId]: handedOverTranscript },
    languages: { [cafeChatId]: 'en' },
    notes: [buildNote()],
    settings: { [fixtureWorkspaceIds.eu]: buildInboxSettings() },
  },
}

const meta = {
  component: InboxScreen,
  args: { region: 'eu', agentId },
  decorators: [withSignedIn, withRoute],
  parameters: { ...at(), seed },
} satisfies Meta<typeof InboxScreen>

export default meta
type Story = StoryObj<typeof meta>

const colleague = 'member@example.com'
const list = async () => within(await screen.findByRole('list', { name: 'Conversations' }))
const thread = async () => within(await screen.findByRole('list', { name: 'What was said' }))

/** List, thread with sources, tools, notes and lines about the course, and who the visitor is. */
export const Default: Story = {
  parameters: at(`chat=${cafeChatId}`),
  play: async () => {
    const said = await thread()
    await expect(said.getByText('Yes, dogs are welcome on the terrace.')).toBeVisible()
    await expect(said.getByText('Mira has joined')).toBeVisible()
    await expect(await said.findByText(/Somebody should write that down/)).toBeVisible()
    await expect(said.getByText('The agent did not know')).toBeVisible()
    await expect(screen.getByText('France')).toBeInTheDocument()
    const chats = await list()
    await expect(
      chats.getByRole('checkbox', { name: 'Choose Ana Silva · What time do you open on Monday?' }),
    ).toBeVisible()
    await expect(chats.getByText('Ana Silva')).toBeVisible()
    await expect(chats.getAllByRole('img', { name: 'Website' })[0]).toBeVisible()
    await expect(chats.getByText('Waiting')).toBeVisible()
    await expect(chats.getByText('Did not know 1')).toBeVisible()
  },
}

/** Once an answer is in the knowledge, the list says no more that the agent did not know. */
export const Improved: Story = {
  tags: ['walk'],
  parameters: at(`chat=${cafeChatId}`),
  play: async ({ userEvent }) => {
    const [chats, said] = [await list(), await thread()]
    await expect(chats.getByText('Did not know 1')).toBeVisible()
    const unknown = said.getByText('The agent did not know').closest('li')!
    await userEvent.click(within(unknown).getByRole('button', { name: 'Improve answer' }))
    const answer = await screen.findByRole('textbox', { name: 'What it should say' })
    await userEvent.type(answer, 'Yes, on the terrace.')
    const save = screen.getByRole('button', { name: 'Save to knowledge' })
    await waitFor(() => expect(save).toBeEnabled(), { timeout: 5000 })
    await userEvent.click(save)
    await waitFor(() => expect(chats.queryByText('Did not know 1')).toBeNull())
  },
}

const { picture, document: menu } = attachedFixtures
const inChat = { conversationId: cafeChatId, by: 'mira@harbour.example', usedBy: 'sent-0001', inNote: false }
const sentFiles = buildMessage({
  id: 'message-files',
  role: 'member',
  by: { name: 'Mira', pictureURL: '' },
  text: 'This is our terrace.',
  attachments: [attachmentOf(picture)],
  ts: hoursAgo(1) + 30,
})
const noted = buildNote({ ID: 'note-of-cafe-002', text: '', attachments: [attachmentOf(menu)] })

/** A picture that was sent is shown; a note keeps a document, which is saved by a press. */
export const WithFiles: Story = {
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      ...seed,
      inbox: {
        ...seed.inbox,
        transcripts: { [cafeChatId]: [...handedOverTranscript, sentFiles] },
        notes: [noted],
        files: [
          { ...picture, ...inChat },
          { ...menu, ...inChat, inNote: true },
        ],
      },
    },
  },
  play: async () => {
    const said = await thread()
    await expect(await said.findByRole('img', { name: picture.name })).toBeVisible()
    await expect(await said.findByTitle(`Download ${menu.name}`)).toBeVisible()
  },
}

const answered = (id: string, mail: AnswerMail, minutes: number): MemberMessage => ({
  ...buildMessage({
    id: `message-mailed-${id}`,
    role: 'member',
    by: { name: 'Mira', pictureURL: '' },
    text: 'Dogs are welcome on the terrace, and in the bar when it rains.',
    ts: hoursAgo(1) + minutes * 60,
  }),
  mail,
})
const mailed = (state: AnswerMail['state'], minutes: number) =>
  answered(state, { state, to: 'a•••@silva.example', at: hoursAgo(1) + (minutes + 2) * 60 }, minutes)

/** A visitor who has left is answered by mail: each message says how far that is. */
export const Mailed: Story = {
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      ...seed,
      utilities: {
        visitorSessions: seed.utilities.visitorSessions.map((each) =>
          each.ID === cafeChatId
            ? { ...each, state: 'member', assignee: buildSession().user.email, waitingSince: null }
            : each,
        ),
      },
      visits: { [cafeChatId]: { isHere: false, leftAt: hoursAgo(1) } },
      requests: [buildVisitorRequest({ ID: cafeChatId, agentId, email: 'ana@silva.example' })],
      inbox: {
        ...seed.inbox,
        transcripts: {
          [cafeChatId]: [
            ...handedOverTranscript,
            mailed('sent', 2),
            mailed('failed', 10),
            mailed('unsure', 20),
            mailed('due', 30),
          ],
        },
      },
    },
  },
  play: async () => {
    const said = await thread()
    await expect(said.getByText(/^Was mailed to/)).toHaveTextContent('a•••@silva.example')
    await expect(said.getByText(/^Will be mailed to/)).toBeVisible()
    await expect(said.getByText(/^Could not be mailed to/)).toBeVisible()
    await expect(said.getByText(/^It is not certain/)).toBeVisible()
    await expect(screen.getByText(/^The visitor left/)).toHaveTextContent('a•••@silva.example by email')
  },
}

/** A long one opens at its end, below a picture that comes late; whoever writes a note from above sees it. */
export const AtTheEnd: Story = {
  tags: ['walk'],
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      ...seed,
      inbox: {
        ...seed.inbox,
        transcripts: {
          [cafeChatId]: [
            ...Array.from({ length: 30 }, (_, place) =>
              buildMessage({
                id: `message-long-${place}`,
                role: 'user',
                text: `Line ${place}`,
                ts: hoursAgo(3),
              }),
            ),
            sentFiles,
          ],
        },
        notes: [noted],
        files: [
          { ...picture, ...inChat },
          { ...menu, ...inChat, inNote: true },
        ],
      },
    },
  },
  play: async ({ userEvent }) => {
    const said = await thread()
    const scroller = screen.getByRole('region', { name: 'Messages' })
    const below = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
    await said.findByRole('img', { name: picture.name })
    await waitFor(() => expect(below()).toBeLessThan(2))
    scroller.scrollTop = 0
    await waitFor(() => expect(below()).toBeGreaterThan(100))
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Call back tomorrow.')
    await expect(scroller.scrollTop).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await said.findByText('Call back tomorrow.')
    await waitFor(() => expect(below()).toBeLessThan(2))
  },
}

/** A chat opens by a press and by keys; a note is kept, and the course changed. */
export const Worked: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await list()
    await userEvent.keyboard('j')
    await thread()
    const note = screen.getByRole('textbox', { name: 'Note' })
    await userEvent.type(note, '/tha')
    await userEvent.click(await screen.findByRole('option', { name: /^\/thanks/ }))
    await expect(note).toHaveValue('Thank you for writing. Is there anything else?')
    await userEvent.clear(note)
    await userEvent.type(note, 'Ask @own')
    await screen.findByRole('option', { name: 'owner', selected: true })
    await userEvent.keyboard('{Enter}')
    await expect(note).toHaveValue('Ask @owner@example.com ')
    await userEvent.clear(note)
    await userEvent.type(note, 'Call back tomorrow.')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await expect(await (await thread()).findByText('Call back tomorrow.')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'Priority' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Urgent' }))
    await waitFor(() => expect(mocks.db.utilities.visitorSessions[0]?.priority).toBe('urgent'))
    await userEvent.click(screen.getByRole('button', { name: 'Macros' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask the kitchen' }))
    await waitFor(() => expect(mocks.db.utilities.visitorSessions[0]?.tags).toContain('kitchen'))
  },
}

/** Who types in another conversation leaves the line of the open one in its place. */
export const TypingInTwo: Story = {
  tags: ['arrives'],
  parameters: at(`chat=${cafeChatId}`),
  play: async ({ mocks }) => {
    await thread()
    const who = { role: 'user', name: '', email: '' } as const
    // Told again until the stream is there.
    await waitFor(() => {
      mocks.db.live.tell({ type: 'typing', conversationId: cafeChatId, agentId, who })
      expect(screen.getByText(/is typing…/)).toBeVisible()
    })
    mocks.db.live.tell({ type: 'typing', conversationId: 'session-other-0001', agentId, who })
    mocks.db.live.tell({ type: 'message', conversationId: 'session-other-0001', agentId })
    // What comes later has arrived, so that has, too.
    const lead = mocks.db.leads.find(({ conversationIds }) => conversationIds.includes(cafeChatId))
    if (lead) lead.email = 'ana@example.com'
    mocks.db.live.tell({ type: 'message', conversationId: cafeChatId, agentId })
    await expect(await screen.findByText('ana@example.com')).toBeInTheDocument()
    await expect(screen.getByText(/is typing…/)).toBeVisible()
  },
}

/** Taken over, answered with a kept reply and closed by keys, while what happens elsewhere arrives. */
export const Answered: Story = {
  tags: ['walk'],
  parameters: at(`chat=${cafeChatId}`),
  play: async ({ userEvent, mocks }) => {
    const said = await thread()
    const about = { conversationId: cafeChatId, agentId }
    // Told again until the stream is there.
    await waitFor(() => {
      mocks.db.live.tell({ type: 'typing', ...about, who: { role: 'user', name: '', email: '' } })
      expect(screen.getByText(/is typing…/)).toBeVisible()
    })
    // Who they are is read again, too.
    const lead = mocks.db.leads.find(({ conversationIds }) => conversationIds.includes(cafeChatId))
    if (lead) lead.email = 'ana@example.com'
    mocks.db.live.tell({ type: 'message', ...about })
    await expect(await screen.findByText('ana@example.com')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Take over' }))
    const reply = await screen.findByRole('textbox', { name: 'Message to the visitor' })
    // Whoever took over can type at once; from anywhere else a key leads there.
    await waitFor(() => expect(reply).toHaveFocus())
    reply.blur()
    await userEvent.keyboard('r')
    await expect(reply).toHaveFocus()
    await userEvent.type(reply, '/tha')
    await screen.findByRole('option', { name: /^\/thanks/ })
    await userEvent.keyboard('{Enter}')
    await expect(reply).toHaveValue('Thank you for writing. Is there anything else?')
    await userEvent.type(reply, '{Enter}')
    // The line that is on its way gives way to the one that was kept.
    await waitFor(() =>
      expect(said.getByText('Thank you for writing. Is there anything else?')).toBeVisible(),
    )
    reply.blur()
    await userEvent.keyboard('n')
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
    await expect(screen.queryByRole('textbox', { name: 'Message to the visitor' })).toBeNull()
    screen.getByRole('textbox', { name: 'Note' }).blur()
    await userEvent.keyboard('e')
    await expect(await (await list()).findByText('Closed')).toBeVisible()
    await expect(await screen.findByText('Opens again when the visitor writes.')).toBeVisible()
  },
}

/** What a visitor asked becomes a check of the agent in one press. */
export const KeptAsCheck: Story = {
  tags: ['walk'],
  parameters: at(`chat=${cafeChatId}`),
  play: async ({ userEvent, mocks }) => {
    const said = await thread()
    const before = mockChecks(mocks.db, agentId).cases.length
    const button = said.getAllByRole('button', { name: 'Make this a check' })[0] as HTMLElement
    // A hasty second press makes no second one.
    button.click()
    button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(await screen.findByText('It is a check now')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Open Checks' })).toHaveAttribute(
      'href',
      paths.agentNodes.href('eu', agentId, 'checks'),
    )
    await userEvent.click(said.getByRole('button', { name: 'Made a check' }))
    await expect(await screen.findByText('It is a check already')).toBeVisible()
    const kept = mockChecks(mocks.db, agentId).cases
    await expect(kept).toHaveLength(before + 1)
    await expect(kept[0]).toMatchObject({
      question: plainText(messageFixtures.question),
      conversationId: cafeChatId,
    })
  },
}

/** A view with its filters is kept under a name, and found among the views. */
export const ViewSaved: Story = {
  tags: ['walk'],
  parameters: {
    ...at('view=waiting&priority=high'),
    seed: {
      ...seed,
      utilities: {
        visitorSessions: [...seed.utilities.visitorSessions, buildVisitorSession({ ID: 'session-cafe-003' })],
      },
    },
  },
  play: async ({ userEvent, mocks }) => {
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 set' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Save as a view for everybody' }), 'Hot')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const kept = () => mocks.db.inbox.settings.get(fixtureWorkspaceIds.eu)?.views.at(-1)
    await waitFor(() => expect(kept()).toMatchObject({ name: 'Hot', view: 'waiting', priority: 'high' }))
    await userEvent.keyboard('{Escape}')
    const view = () => screen.getByRole('combobox', { name: 'View' })
    await waitFor(() => expect(view()).toHaveTextContent('Hot (1)'))
    // Another one counts what is in it under its own filters, and the saved one is counted among the views, too.
    await userEvent.click(view())
    await userEvent.click(await screen.findByRole('option', { name: 'Open' }))
    await waitFor(() => expect(view()).toHaveTextContent('Open (2)'))
    await expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
    await userEvent.click(view())
    await userEvent.click(await screen.findByRole('option', { name: 'Hot (1)' }))
    await waitFor(() => expect(view()).toHaveTextContent('Hot (1)'))
    // With another filter it is the saved one no more.
    await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 set' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Priority' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Low' }))
    await waitFor(() => expect(view()).toHaveTextContent(/^Waiting for a person$/))
  },
}

/** Views are counted as they are narrowed: a number is what the list holds. */
export const CountedWithinFilters: Story = {
  tags: ['arrives'],
  parameters: at('view=open&tag=terrace'),
  play: async ({ userEvent }) => {
    await expect((await list()).getAllByRole('listitem')).toHaveLength(1)
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'View' })).toHaveTextContent(/^Open \(1\)$/),
    )
    await userEvent.click(screen.getByRole('combobox', { name: 'View' }))
    await expect(await screen.findByRole('option', { name: 'Waiting for a person (1)' })).toBeVisible()
    await expect(screen.getByRole('option', { name: 'Mine' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** A visitor asked for the team while nobody was there: their chat says so until a member takes it over. */
export const AskedForTheTeam: Story = {
  tags: ['walk'],
  parameters: {
    ...at(`view=asked&chat=${cafeChatId}`),
    seed: {
      ...seed,
      utilities: {
        visitorSessions: [
          buildVisitorSession({ askedTeamAt: hoursAgo(1), lastText: 'Can you cater for a party of forty?' }),
          ...buildVisitorSessions().slice(1),
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const chats = await list()
    await expect(await chats.findByText('Asked for the team')).toBeVisible()
    await expect(chats.getAllByRole('listitem')).toHaveLength(1)
    await expect(await canvas.findByRole('combobox', { name: 'View' })).toHaveTextContent(
      'Asked for the team (1)',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over' }))
    await waitFor(() => expect(chats.queryByText('Asked for the team')).toBeNull())
  },
}

/** What was asked of the team is marked as done where it is read. */
export const AskedAndDone: Story = {
  tags: ['walk'],
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      ...seed,
      utilities: { visitorSessions: [buildVisitorSession({ askedTeamAt: hoursAgo(1) })] },
      requests: [buildVisitorRequest({ ID: cafeChatId, agentId })],
    },
  },
  play: async ({ userEvent, mocks: { db } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
    await waitFor(() => expect(db.requests[0]?.state).toBe('done'))
    await waitFor(() => expect(screen.queryByText(/asked for the team/i)).toBeNull())
  },
}

/** A view keeps its days and its agent, and brings them back to the address. */
export const ViewOfDaysAndAnAgent: Story = {
  tags: ['walk'],
  args: { agentId: undefined },
  parameters: {
    ...ofAll(`agent=${agentId}&from=2026-09-30&to=2026-10-05`),
    seed,
  },
  play: async ({ canvas, userEvent, mocks }) => {
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'Filters, 3 set' }))
    const agent = await screen.findByRole('combobox', { name: 'Agent' })
    await waitFor(() => expect(agent).toHaveValue('Harbour café'))
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Save as a view for everybody' }),
      'Opening',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const kept = () => mocks.db.inbox.settings.get(fixtureWorkspaceIds.eu)?.views.at(-1)
    const days = { agentId, from: '2026-09-30', to: '2026-10-05' }
    await waitFor(() => expect(kept()).toMatchObject({ name: 'Opening', ...days }))
    await userEvent.click(screen.getByRole('button', { name: 'Take all filters away' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('combobox', { name: 'View' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Opening' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`agent=${agentId}`))
    await expect(canvas.getByTestId('address')).toHaveTextContent('from=2026-09-30')
    await expect(screen.getByRole('combobox', { name: 'View' })).toHaveTextContent('Opening')
  },
}

/** A tag is chosen of those in use, narrowed by what is typed. */
export const TagChosen: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    const field = await screen.findByRole('combobox', { name: 'Tag' })
    await userEvent.click(field)
    await expect(await screen.findByRole('option', { name: 'complaint' })).toBeVisible()
    await userEvent.type(field, 'terr')
    await waitFor(() => expect(screen.queryByRole('option', { name: 'complaint' })).toBeNull())
    await userEvent.click(await screen.findByRole('option', { name: 'terrace' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('tag=terrace'))
    await expect((await list()).getAllByRole('listitem')).toHaveLength(1)
  },
}

/** Put aside by the keyboard until a date and a time of one's own; one that has passed is refused. */
export const SnoozedUntilADate: Story = {
  tags: ['arrives'],
  parameters: at(`chat=${cafeChatId}`),
  play: async ({ userEvent, mocks }) => {
    await thread()
    await userEvent.keyboard('s')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Until a date and time…' }))
    const field = await screen.findByLabelText(/Date and time/)
    fireEvent.change(field, { target: { value: '2020-01-01T09:00' } })
    await userEvent.click(screen.getByRole('button', { name: 'Snooze' }))
    await expect(await screen.findByText(snoozeOutOfBounds)).toBeVisible()
    const at = localMoment(hoursAgo(-72))
    fireEvent.change(field, { target: { value: at } })
    await userEvent.click(screen.getByRole('button', { name: 'Snooze' }))
    const until = () => mocks.db.utilities.visitorSessions[0]?.snoozedUntil
    await waitFor(() => expect(until()).toBe(momentIn(at)))
  },
}

const mine = {
  utilities: {
    visitorSessions: [
      buildVisitorSession({ state: 'member', handledBy: 'member', assignee: 'owner@example.com' }),
      ...buildVisitorSessions().slice(1),
    ],
  },
}

/** A macro sends a canned reply, then puts the conversation aside. */
export const MacroReplies: Story = {
  tags: ['walk'],
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      ...seed,
      ...mine,
      inbox: {
        ...seed.inbox,
        settings: {
          [fixtureWorkspaceIds.eu]: buildInboxSettings({
            macros: [
              {
                ID: 'macro-0000000002',
                name: 'Tell the hours',
                change: { addTags: ['hours'] },
                snooze: 'tomorrow',
                cannedId: 'canned-000000001',
              },
            ],
          }),
        },
      },
    },
  },
  play: async ({ userEvent, mocks }) => {
    await thread()
    await userEvent.click(await screen.findByRole('button', { name: 'Macros' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tell the hours' }))
    await expect(await (await thread()).findByText(/We are open from 7:00 AM/)).toBeVisible()
    const session = () => mocks.db.utilities.visitorSessions[0]
    await waitFor(() => expect(session()?.tags).toContain('hours'))
    await expect(session()?.snoozedUntil).toBeGreaterThan(0)
  },
}

/** Other tags are refused, with the reason, and canned responses are not offered. */
export const OwnTagsAndNoCanned: Story = {
  tags: ['walk'],
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      ...seed,
      ...mine,
      inbox: {
        ...seed.inbox,
        settings: {
          [fixtureWorkspaceIds.eu]: buildInboxSettings({
            disallowAnyTags: true,
            enableCannedResponses: false,
          }),
        },
      },
    },
  },
  play: async ({ userEvent, mocks }) => {
    await thread()
    const tags = () => mocks.db.utilities.visitorSessions[0]?.tags
    const before = tags()
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'something else{Enter}')
    await expect(await screen.findByText(/uses its own tags alone/)).toBeVisible()
    await expect(tags()).toEqual(before)
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'groups{Enter}')
    await waitFor(() => expect(tags()).toContain('groups'))
    await userEvent.type(screen.getByRole('textbox', { name: 'Message to the visitor' }), '/')
    await expect(screen.queryByRole('listbox', { name: 'Canned responses' })).toBeNull()
    await expect(screen.queryByText('No canned responses yet.')).toBeNull()
  },
}

/** Days stand in the address and narrow the list; a last day before the first one is said and left out. */
export const SomeDays: Story = {
  tags: ['arrives'],
  parameters: at('from=2026-10-04&to=2026-10-05'),
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'No conversation matches' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Filters, 2 set' }))
    await expect(await screen.findByLabelText('Last day')).toHaveValue('2026-10-05')
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-10-01' } })
    await expect(await screen.findByText(endsBefore)).toBeVisible()
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-09-30' } })
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('from=2026-09-30'))
    await waitFor(() => expect(screen.queryByText(endsBefore)).toBeNull())
    await expect((await list()).getAllByRole('listitem')).toHaveLength(1)
  },
}

/** Several at once: what was changed is said. */
export const SeveralChosen: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, mocks }) => {
    const chats = await list()
    await userEvent.click(chats.getAllByRole('checkbox')[0] as HTMLElement)
    await expect(await screen.findByText('1 conversation chosen')).toBeVisible()
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'owner' }))
    await waitFor(() => expect(mocks.db.utilities.visitorSessions[0]?.assignee).toBe('owner@example.com'))
  },
}

/** Where another list is shown nothing of the last one is chosen: what is done hits nothing out of sight. */
export const ChosenInOneListAlone: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    const box = async () => (await list()).getAllByRole('checkbox')[0] as HTMLElement
    const view = () => screen.getByRole('combobox', { name: 'View' })
    await userEvent.click(await box())
    await expect(await screen.findByRole('toolbar', { name: 'Chosen conversations' })).toBeVisible()
    await userEvent.click(view())
    await userEvent.click(await screen.findByRole('option', { name: /^Open/ }))
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
    await userEvent.click(view())
    await userEvent.click(await screen.findByRole('option', { name: 'All conversations' }))
    await waitFor(() => expect(view()).toHaveTextContent('All conversations'))
    await expect(screen.queryByRole('toolbar')).toBeNull()
    await userEvent.click(await box())
    await userEvent.type(screen.getByRole('searchbox'), 'dogs')
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  },
}

const crowd = Array.from({ length: 120 }, (_, at) =>
  buildVisitorSession({
    ID: `session-crowd-${String(at).padStart(4, '0')}`,
    lastMessageAt: hoursAgo(1) - at,
  }),
)

/** All that are loaded are chosen in one press, and more than one call takes are changed. */
export const AllChosen: Story = {
  tags: ['walk'],
  parameters: { seed: { ...seed, utilities: { visitorSessions: crowd } } },
  play: async ({ userEvent, mocks }) => {
    await list()
    const all = () => screen.getByRole('checkbox', { name: 'Choose all that are loaded' })
    for (const _ of [1, 2]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more', busy: true })).toBeNull())
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull())
    await userEvent.click((await list()).getAllByRole('checkbox')[0] as HTMLElement)
    await expect(all()).toBePartiallyChecked()
    await userEvent.click(all())
    await expect(await screen.findByText('120 conversations chosen')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'owner' }))
    await screen.findByText('120 conversations changed')
    const { visitorSessions } = mocks.db.utilities
    await expect(visitorSessions.filter(({ assignee }) => assignee === 'owner@example.com')).toHaveLength(120)
  },
}

/** One that a person answers is not given to somebody else: it stays chosen, and why is said. */
export const SomeRefused: Story = {
  tags: ['walk'],
  parameters: {
    seed: {
      ...seed,
      utilities: {
        visitorSessions: [
          buildVisitorSession({ state: 'member', handledBy: 'member', assignee: 'owner@example.com' }),
          ...buildVisitorSessions().slice(1),
        ],
      },
    },
  },
  play: async ({ userEvent }) => {
    const chats = await list()
    for (const box of chats.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box)
    await userEvent.click(await screen.findByRole('button', { name: 'Assign' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nobody' }))
    await expect(await screen.findByText(`1 conversation: ${answeredByYou}`)).toBeVisible()
    await expect(screen.getByText('1 conversation chosen')).toBeVisible()
  },
}

/** Signed out, or no longer a member, while it was open: it is said that nothing new arrives. */
export const Ended: Story = {
  parameters: at(`chat=${cafeChatId}`),
  beforeEach: ({ msw }) => {
    msw.use(liveScenarios.stream.notFound())
  },
  play: async () => {
    await thread()
    await expect(await screen.findByText('New messages no longer arrive here')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull()
    await expect(screen.queryByRole('textbox', { name: /Message to the visitor|Note/ })).toBeNull()
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}

const dogs = [4, 3, 2, 1].map((hours) =>
  buildMessage({
    id: `message-dogs-${hours}`,
    role: 'user',
    text: `Dogs, asked ${hours}`,
    ts: hoursAgo(hours),
  }),
)

/** Messages by their words: a conversation once, its latest hit with the words marked, the others on request. */
export const Searched: Story = {
  tags: ['arrives'],
  parameters: {
    ...at('q=dogs'),
    seed: {
      ...seed,
      inbox: {
        ...seed.inbox,
        transcripts: { [cafeChatId]: dogs },
        notes: [],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const found = within(await screen.findByRole('list', { name: 'Found' }))
    const shows = (text: string) =>
      waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(`message=${text}`))
    await expect(found.getAllByRole('listitem')).toHaveLength(1)
    await expect(found.getByText('Dogs')).toHaveProperty('tagName', 'MARK')
    await userEvent.keyboard('j')
    await shows('message-dogs-1')
    const others = found.getByRole('button', { name: /^\+3 more in / })
    await expect(others).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(others)
    await expect(others).toHaveAttribute('aria-expanded', 'true')
    await expect(others).toHaveFocus()
    await userEvent.click(found.getByRole('button', { name: /asked 3/ }))
    await shows('message-dogs-3')
    const said = (await thread()).getByText('Dogs, asked 3')
    await expect(said.closest('[aria-current]')).not.toBeNull()
    await expect(said).toBeVisible()
  },
}

/** What was found is chosen and changed together; another search begins with none. */
export const FoundAndChosen: Story = {
  tags: ['walk'],
  parameters: {
    ...at('q=dogs'),
    seed: { ...seed, inbox: { ...seed.inbox, transcripts: { [cafeChatId]: dogs }, notes: [] } },
  },
  play: async ({ userEvent, mocks }) => {
    const found = within(await screen.findByRole('list', { name: 'Found' }))
    await userEvent.click(found.getByRole('checkbox', { name: /^Choose / }))
    await expect(screen.getByRole('checkbox', { name: 'Choose all that are loaded' })).toBeChecked()
    await expect(await screen.findByText('1 conversation chosen')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await screen.findByText('1 conversation changed')
    const chat = mocks.db.utilities.visitorSessions.find(({ ID }) => ID === cafeChatId)
    await expect(chat?.state).toBe('closed')
    await userEvent.click(found.getByRole('checkbox', { name: /^Choose / }))
    await userEvent.type(screen.getByRole('searchbox'), ' asked')
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Chosen conversations' })).toBeNull())
  },
}

/** A view and its filters bound the search, which says so; all views are one press away. */
export const SearchedWithinFilters: Story = {
  tags: ['arrives'],
  parameters: {
    ...at('q=dogs&view=mine&tag=terrace'),
    seed: { ...seed, inbox: { ...seed.inbox, transcripts: { [cafeChatId]: dogs }, notes: [] } },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await expect(
      screen.getByText(/^Searches Mine: conversations of visitors, within 1 filter\./),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Search all views' }))
    const found = within(await screen.findByRole('list', { name: 'Found' }))
    await expect(found.getAllByRole('listitem')).toHaveLength(1)
    await expect(screen.getByText('Searches all views: conversations of visitors.')).toBeVisible()
  },
}

/** Notes by their words, and files by their names; each says what it is. */
export const FoundInNotesAndFiles: Story = {
  tags: ['arrives'],
  parameters: {
    ...at('q=write'),
    seed: {
      ...seed,
      inbox: {
        ...seed.inbox,
        transcripts: { [cafeChatId]: [...handedOverTranscript, sentFiles] },
      },
    },
  },
  play: async ({ userEvent }) => {
    const found = async () => within(await screen.findByRole('list', { name: 'Found' }))
    await expect((await found()).getByText('Note')).toBeVisible()
    await userEvent.click((await found()).getByRole('button', { name: /Somebody should write that down/ }))
    const note = await (await thread()).findByText(/Somebody should write that down/)
    await expect(note.closest('[aria-current]')).not.toBeNull()
    const search = screen.getByRole('searchbox', { name: 'Search messages, notes and files' })
    await userEvent.clear(search)
    await userEvent.type(search, 'png')
    await expect(await (await found()).findByText('File')).toBeVisible()
    await expect((await found()).getByRole('button', { name: new RegExp(picture.name) })).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: at('tag=nobody'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No conversation matches' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { seed: { utilities: { visitorSessions: [] } } },
  play: async () => {
    await expect(await screen.findByText(/as soon as a visitor writes/)).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(listScenarios.list.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading conversations')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: at(`chat=${cafeChatId}`),
  beforeEach: ({ msw }) =>
    msw.use(listScenarios.list.networkFails(), inboxConversationScenarios.get.networkFails()),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Conversations could not be loaded' }),
    ).toBeVisible()
    await expect(
      await screen.findByRole('heading', { name: 'The conversation could not be loaded' }),
    ).toBeVisible()
  },
}

/** Somebody deleted it meanwhile, or the link is old. */
export const Gone: Story = {
  parameters: at('chat=session-gone-0001'),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'This conversation is not there any more' }),
    ).toBeVisible()
    await expect(screen.getByText('It was deleted, or the link is wrong.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

/** Whoever may only look reads, and changes nothing. */
export const ReadOnly: Story = {
  parameters: { ...at(`chat=${cafeChatId}`), session: buildViewerSession() },
  play: async () => {
    await thread()
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Improve answer' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Export as JSON' })).toBeNull()
    await expect(screen.getByRole('combobox', { name: 'Assigned to', hidden: true })).toBeDisabled()
  },
}

/** What is typed while a note is on its way is the next one. */
export const TypedWhileKeeping: Story = {
  tags: ['arrives'],
  parameters: at(`chat=${cafeChatId}`),
  beforeEach: ({ msw }) => msw.use(inboxConversationScenarios.note.answersLate()),
  play: async ({ userEvent }) => {
    const said = await thread()
    const field = screen.getByRole('textbox', { name: 'Note' })
    await userEvent.type(field, 'Call back.{Control>}{Enter}{/Control}At noon')
    await expect(field).toHaveValue('At noon')
    await said.findByText('Call back.')
    await expect(field).toHaveValue('At noon')
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was typed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  parameters: at(`chat=${cafeChatId}`),
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    await thread()
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Call back.')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Call back.')
  },
}

/** Long words, another direction, pictures alone and ten thousand signs stay in their place. */
export const LongContent: Story = {
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      utilities: {
        visitorSessions: [
          buildVisitorSession({
            title: 'متى تفتحون يوم الاثنين وهل يمكنني الحجز لعشرة أشخاص؟',
            lastText: 'W'.repeat(160),
            tags: ['W'.repeat(40), 'b'],
            snoozedUntil: untilReply,
          }),
        ],
      },
      inbox: {
        transcripts: {
          [cafeChatId]: [
            messageFixtures.arabicQuestion,
            messageFixtures.arabicAnswer,
            messageFixtures.longWords,
            buildMessage({ id: 'message-emoji', role: 'user', text: '🐕🐕‍🦺👩‍👩‍👧‍👦🇫🇷' }),
            buildMessage({ id: 'message-huge', role: 'user', text: 'W'.repeat(10_000) }),
          ],
        },
        notes: [buildNote({ text: `<img src=x onerror="alert(1)"> ${'N'.repeat(400)}` })],
      },
    },
  },
  play: async () => {
    const said = await screen.findByRole('list', { name: 'What was said' })
    await within(said).findByText(/onerror/)
    await expect(said.querySelector('img')).toBeNull()
    await expect(said.scrollWidth).toBeLessThanOrEqual(said.clientWidth + 1)
    const rows = screen.getByRole('list', { name: 'Conversations' })
    await expect(rows.scrollWidth).toBeLessThanOrEqual(rows.clientWidth + 1)
    await expect(within(rows).getByText('Snoozed until the visitor writes')).toBeVisible()
  },
}

/** A person answers: it cannot be assigned past them. What was shown is seen as its visitor saw it. */
export const AnsweredByPerson: Story = {
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      utilities: {
        visitorSessions: [buildVisitorSession({ state: 'member', handledBy: 'member', assignee: '' })],
      },
      inbox: { transcripts: { [cafeChatId]: [messageFixtures.withCards, messageFixtures.withForm] } },
    },
  },
  play: async () => {
    await expect(await (await thread()).findByRole('form')).toBeVisible()
    await expect(await screen.findByText(answeredByPerson)).toBeInTheDocument()
    await expect(screen.getByRole('combobox', { name: 'Assigned to', hidden: true })).toBeDisabled()
  },
}

const chosen = {
  fields: [
    { kind: 'email' as const, label: '', required: true },
    { kind: 'own' as const, label: 'Order number', required: false },
  ],
  consent: 'We only use it to answer you.',
}
const handoffForm = handoffFormOf(chosen, 'en', 'Send')!
const formAtHandoff = buildMessage({
  ...{ id: 'asked-at-handoff', role: 'notice', notice: { kind: 'waiting', name: '' } },
  ...{ text: chosen.consent, parts: [handoffForm], ts: hoursAgo(2) },
})
const filledIn = buildMessage({
  ...{ id: 'filled-in', role: 'user', ts: hoursAgo(1) },
  text: formText(handoffForm, { handoff_email: 'ana@example.com', handoff_own1: 'A-17' }),
})

/** What a visitor was asked while they waited stands there with the text they read, and with what they filled in later. */
export const AskedAtHandoff: Story = {
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      ...seed,
      inbox: {
        transcripts: {
          [cafeChatId]: [
            formAtHandoff,
            buildMessage({ id: 'wrote', role: 'user', text: 'Hello?', ts: hoursAgo(2) + 60 }),
            filledIn,
          ],
        },
      },
    },
  },
  play: async () => {
    const said = await thread()
    await expect(await said.findByText('The visitor waits for a person')).toBeVisible()
    await expect(said.getByText(chosen.consent)).toBeVisible()
    await expect(said.getByLabelText(/Order number/)).toHaveValue('A-17')
    await expect(said.getByLabelText(/Order number/)).toBeDisabled()
  },
}

/** Whoever answers gives it to a colleague: the composer goes, and the line in the conversation says who joined. */
export const GivenToColleague: Story = {
  tags: ['arrives'],
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      utilities: {
        visitorSessions: [
          buildVisitorSession({
            state: 'member',
            handledBy: 'member',
            assignee: buildSession().user.email,
          }),
        ],
      },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'Message to the visitor' })).toBeVisible()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Assigned to' }))
    await userEvent.click(await screen.findByRole('option', { name: 'member' }))
    await expect(await screen.findByText('member answers now instead of you.')).toBeVisible()
    await expect(screen.queryByRole('textbox', { name: 'Message to the visitor' })).toBeNull()
    await expect(await screen.findByText('A member of our team has joined')).toBeVisible()
  },
}

/** Who can be given a chat is online, or not, as it happens. */
export const ColleagueOnline: Story = {
  tags: ['walk'],
  parameters: at(`chat=${cafeChatId}`),
  beforeEach({ mocks: { db } }) {
    db.live.colleagues.add(colleague)
  },
  play: async ({ userEvent, mocks: { db } }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Assigned to' }))
    const option = await screen.findByRole('option', { name: /^member/ })
    await expect(await within(option).findByText('Online')).toBeVisible()
    const who = { role: 'member', name: 'member', email: colleague } as const
    // Told again until the stream is there.
    await waitFor(() => {
      db.live.tell({ type: 'presence', conversationId: '', agentId: '', who: { ...who, online: false } })
      expect(within(option).queryByText('Online')).toBeNull()
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Of all agents of the workspace: each chat says whose it is. */
export const AcrossAgents: Story = {
  args: { agentId: undefined },
  parameters: {
    route: { pattern: paths.chats.pattern, url: `${paths.chats.href('eu')}?chat=${agentId}.${cafeChatId}` },
  },
  play: async () => {
    await thread()
    await expect((await list()).getAllByText(/Yoga studio front desk/)[0]).toBeVisible()
  },
}

/** On a phone the list begins high up, and all that can be done with chosen chats is in view. */
export const ChosenOnAPhone: Story = {
  tags: ['arrives'],
  parameters: at(),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ userEvent }) => {
    const chats = await list()
    const [first] = await chats.findAllByRole('checkbox')
    await expect(
      screen.getByRole('list', { name: 'Conversations' }).getBoundingClientRect().top,
    ).toBeLessThan(200)
    await userEvent.click(first!)
    const { right } = screen.getByRole('button', { name: 'Delete' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** What somebody else deleted leaves a way back, also where only one pane is in view. */
export const GoneOnAPhone: Story = {
  ...Gone,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await Gone.play?.(context)
    if (restsHere) return
    await context.userEvent.click(screen.getByRole('button', { name: 'Back to the conversations' }))
    await expect((await list()).getByRole('checkbox')).toBeVisible()
  },
}

/** An open chat says until when it is put aside; ending that brings it back among those that are open. */
export const SnoozedAndOpen: Story = {
  tags: ['walk'],
  parameters: {
    ...at(`chat=${cafeChatId}&view=open`),
    seed: { ...seed, utilities: { visitorSessions: [buildVisitorSession({ snoozedUntil: untilReply })] } },
  },
  play: async ({ userEvent }) => {
    await thread()
    await expect(await screen.findByText('Snoozed until the visitor writes')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'View' })).toHaveTextContent('Open')
    await expect(await screen.findByText('Every conversation is closed or put aside.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'End snooze' }))
    await expect((await list()).getByRole('checkbox')).toBeVisible()
    await expect(screen.queryByText('Snoozed until the visitor writes')).toBeNull()
  },
}

/** One pane at a time, and back; whoever answers sees what was said, and finds the rest among the details. */
export const OnAPhone: Story = {
  parameters: {
    ...at(`chat=${cafeChatId}`),
    seed: {
      ...seed,
      utilities: {
        visitorSessions: [
          buildVisitorSession({ state: 'member', handledBy: 'member', assignee: 'owner@example.com' }),
        ],
      },
    },
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ userEvent }) => {
    await thread()
    await expect(screen.getByRole('textbox', { name: 'Message to the visitor' })).toBeVisible()
    const { clientHeight } = screen.getByRole('region', { name: 'Messages' })
    await expect(clientHeight).toBeGreaterThan(window.innerHeight / 2)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Details' }))
    const details = within(await screen.findByRole('dialog', { name: 'Details' }))
    await expect(details.getByRole('combobox', { name: 'Priority' })).toBeVisible()
    await expect(details.getByRole('heading', { name: 'Lead' })).toBeVisible()
    await userEvent.click(details.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the conversations' }))
    await expect((await list()).getByRole('checkbox')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }
