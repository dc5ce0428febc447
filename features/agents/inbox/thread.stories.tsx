import { expect, fn, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import {
  buildInboxConversation,
  buildNote,
  cafeChatId,
  handedOverTranscript,
} from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import { buildVisitorSessions } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { conversationScenarios } from '#mocks/handlers/conversations/conversation.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { Thread } from './thread.tsx'
import './inbox.css'

const agentId = fixtureAgentIds.cafe
const chat = { region: 'eu', agentId, conversationId: cafeChatId } as const
const conversation = buildInboxConversation({
  who: 'Ana Silva',
  unknownAnswers: 1,
  visitor: { name: 'Ana Silva' },
})
const seedOf = (transcript = handedOverTranscript) => ({
  utilities: { visitorSessions: buildVisitorSessions() },
  inbox: { transcripts: { [cafeChatId]: transcript }, notes: [buildNote()] },
})

const meta = {
  component: Thread,
  decorators: [withSignedIn, withRoute],
  args: {
    chat,
    conversation,
    seek: '',
    mayWrite: true,
    written: 0,
    onImprove: fn(),
    checks: { stateOf: () => undefined, keep: fn(async () => undefined) },
  },
  parameters: {
    seed: seedOf(),
    route: { pattern: paths.agentChats.pattern, url: paths.agentChats.href('eu', agentId) },
  },
} satisfies Meta<typeof Thread>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const said = async ({ canvas }: Parameters<Play>[0]) =>
  within(await canvas.findByRole('list', { name: 'What was said' }))

const unknownIds = handedOverTranscript.flatMap(({ id, role, known }) =>
  role === 'assistant' && !known ? [id] : [],
)

/** What the agent did not know then is in its knowledge by now. */
export const AnsweredSince: Story = {
  args: { conversation: { ...conversation, answeredSince: unknownIds } },
  play: async (context) => {
    const lines = await said(context)
    await expect(lines.getByText('The agent did not know. It is in the knowledge since')).toBeVisible()
    await expect(lines.queryByText('The agent did not know')).toBeNull()
  },
}

/** Answers with sources and tools, a note, lines about the course; an answer is improved with its question. */
export const Default: Story = {
  play: async (context) => {
    const thread = await said(context)
    await expect(thread.getByText('The agent did not know')).toBeVisible()
    await expect(thread.getByText('Mira has joined')).toBeVisible()
    await expect(await thread.findByText(/Somebody should write that down/)).toBeVisible()
    if (restsHere) return
    const { userEvent, args } = context
    await userEvent.click(thread.getAllByRole('button', { name: 'Improve answer' })[0] as HTMLElement)
    await expect(args.onImprove).toHaveBeenCalledWith(
      expect.objectContaining({ role: 'user' }),
      expect.objectContaining({ role: 'assistant' }),
    )
  },
}

const writtenDown: MemberMessage = {
  ...buildMessage({ id: 'message-written', text: 'Dogs may come in, on a lead.' }),
  documents: [
    { documentId: 'document-dogs-01', title: 'Dogs and other guests', kind: 'questions' },
    { documentId: 'document-house-1', title: 'House rules', kind: 'text' },
  ],
}

/** Of what somebody wrote down an answer says what it is, and leads to it. */
export const FromWhatWasWritten: Story = {
  parameters: { seed: seedOf([writtenDown]) },
  play: async (context) => {
    const lines = await said(context)
    const link = lines.getByRole('link', { name: 'Dogs and other guests' })
    await expect(link.closest('p')).toHaveTextContent(
      'From Question and answer Dogs and other guests, Text House rules',
    )
    await expect(link).toHaveAttribute(
      'href',
      paths.agentKnowledge.href('eu', agentId, undefined, { item: 'document-dogs-01' }),
    )
  },
}

/** Lines stay the lines that were written, of visitors and of members. */
export const Lines: Story = {
  parameters: {
    seed: seedOf([
      buildMessage({ id: 'message-asked', role: 'user', text: 'Do you deliver?\nOn Sundays, too?' }),
      buildMessage({
        id: 'message-said',
        role: 'member',
        by: { name: 'Mira', pictureURL: '' },
        text: 'We do.\nUntil noon.',
        ts: hoursAgo(1),
      }),
    ]),
  },
  play: async (context) => {
    const thread = await said(context)
    await expect(thread.getByText(/Do you deliver/).innerText).toBe('Do you deliver?\nOn Sundays, too?')
    await expect(thread.getByText(/We do/).innerText).toBe('We do.\nUntil noon.')
  },
}

const kinds = ['waiting', 'noted', 'joined', 'handedBack', 'closed', 'reopened'] as const

/** Each line there is about who answers. */
export const Courses: Story = {
  parameters: {
    seed: seedOf(
      kinds.map((kind, at) =>
        buildMessage({
          id: `message-course-${at}`,
          role: 'notice',
          notice: { kind, name: kind === 'joined' ? 'Mira' : '' },
          blocks: [],
          ts: hoursAgo(1) + at,
        }),
      ),
    ),
  },
  play: async (context) => {
    const thread = await said(context)
    for (const line of ['The visitor waits for a person', 'Mira has joined', 'Back with the agent', 'Closed'])
      await expect(thread.getByText(line)).toBeVisible()
  },
}

/** The message that was looked for is marked. */
export const Sought: Story = {
  args: { seek: 'message-member' },
  play: async (context) => {
    const sought = (await said(context)).getByText('Yes, dogs are welcome on the terrace.')
    await expect(sought.closest('[aria-current]')).not.toBeNull()
  },
}

/** Whoever may only look improves and deletes nothing. */
export const ReadOnly: Story = {
  args: { mayWrite: false, onImprove: undefined, checks: undefined },
  play: async (context) => {
    const thread = await said(context)
    await thread.findByText(/Somebody should write that down/)
    await expect(thread.queryByRole('button', { name: 'Delete note' })).toBeNull()
    await expect(thread.queryByRole('button', { name: 'Improve answer' })).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(conversationScenarios.messages.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the conversation')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(conversationScenarios.messages.networkFails()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The conversation could not be loaded' }),
    ).toBeVisible()
  },
}
