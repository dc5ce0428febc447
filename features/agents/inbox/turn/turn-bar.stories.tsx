import { useEffect, useMemo, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace, WorkspaceContext } from '#features/shared/session/workspace-context.ts'
import type { ConversationCard } from '#mocks/contracts/conversations/message.schema.ts'
import { readPayload } from '#mocks/contracts/files/read-payload.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildConversationCard, buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildHeldConversation } from '#mocks/fixtures/live/held.fixtures.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { buildMember } from '#mocks/fixtures/workspaces/member.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { attachmentScenarios } from '#mocks/handlers/inbox/attachment.handlers.ts'
import { turnScenarios } from '#mocks/handlers/live/turn.handlers.ts'
import { peopleOf } from '#mocks/handlers/workspaces/people.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryContext, StoryObj } from '#storybook/story.ts'
import { Button } from '#ui/button/button.tsx'
import { useLive } from '../live/use-live.ts'
import { TurnBar, type TurnBarProps } from './turn-bar.tsx'

const id = 'conversation-0009'
const agentId = fixtureAgentIds.cafe
const me = buildSession().user.email
const mine = { state: 'member', handledBy: 'member', assignee: me } as const

/** A card as the mocks hold it, and as it is shown. */
function about(card: Partial<ConversationCard>) {
  return {
    args: { conversation: buildConversationCard({ id, agentId, ...card }) },
    parameters: { seed: { held: [buildHeldConversation({ id, agentId, ...card })] } },
  }
}

/** The bar as the inbox has it: what happens elsewhere arrives. */
function Followed({ conversation, ...props }: TurnBarProps) {
  const [card, setCard] = useState(conversation)
  useLive({ region: 'eu', workspaceId: fixtureWorkspaceIds.eu, agentId }, (event) => {
    if (event.conversationId === card.id && event.card) setCard(event.card)
  })
  return <TurnBar {...props} conversation={card} />
}

/** The bar where one goes from chat to chat. */
function Switched({ conversation, ...props }: TurnBarProps) {
  const [isFirst, setIsFirst] = useState(true)
  const other = useMemo(() => ({ ...conversation, id: 'conversation-0010' }), [conversation])
  return (
    <>
      <TurnBar {...props} conversation={isFirst ? conversation : other} />
      <Button onClick={() => setIsFirst(!isFirst)}>{isFirst ? 'Another chat' : 'First chat'}</Button>
    </>
  )
}

/** The bar of somebody whose right to answer is taken, and given again, by Alt and X. */
function RightsTurned(props: TurnBarProps) {
  const state = useWorkspace()
  const [mayAnswer, setMayAnswer] = useState(true)
  const usersPerms = state.workspace.usersPerms.filter((right) => mayAnswer || right !== 'chats')
  useEffect(() => {
    const turn = ({ altKey, code }: KeyboardEvent) => altKey && code === 'KeyX' && setMayAnswer((may) => !may)
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [])
  return (
    <WorkspaceContext value={{ ...state, workspace: { ...state.workspace, usersPerms } }}>
      <TurnBar {...props} />
    </WorkspaceContext>
  )
}

const meta = {
  component: TurnBar,
  decorators: [withSignedIn, withRoute],
  parameters: {
    route: { pattern: paths.agentChats.pattern, url: paths.agentChats.href('eu', agentId) },
  },
} satisfies Meta<typeof TurnBar>

export default meta
type Story = StoryObj<typeof meta>

/** The visitor's last words have no answer yet: whoever hands back has the agent answer them. */
export const MineUnanswered: Story = {
  ...about({ ...mine, lastRole: 'user' }),
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    const line = canvas.getByText('The visitor waits for your answer. Hand back, and the agent gives it.')
    await expect(line).toBeVisible()
    if (restsHere) return
    const { messages = [] } = mocks.db.live.held[0] ?? {}
    messages.push(buildMessage({ id: 'asked-last', role: 'user', text: 'Do you bake on Sundays?' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Hand back' }))
    await expect(await canvas.findByText('The agent answers.')).toBeVisible()
    await waitFor(() =>
      expect(JSON.stringify(messages.at(-1))).toContain('You asked: Do you bake on Sundays?'),
    )
    await expect(messages.at(-1)?.role).toBe('assistant')
  },
}

/** The agent answers; one press takes the conversation over to be answered at once, and another one hands it back. */
export const Default: Story = {
  ...about({ state: 'open' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The agent answers.')).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }))
    await expect(await canvas.findByText('You answer. The agent stays silent.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message to the visitor' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Hand back' }))
    await expect(await canvas.findByText('The agent answers.')).toBeVisible()
  },
}

export const Waiting: Story = {
  ...about({ state: 'waiting', handledBy: 'member', waitingSince: 1_793_610_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A person was asked for/)).toHaveTextContent(
      /^A person was asked for (\d+ \w+ ago|yesterday|last \w+|just now)$/,
    )
    await expect(canvas.getByRole('button', { name: 'Take over' })).toBeVisible()
  },
}

/** Enter sends, and the field is free for the next one. */
export const Mine: Story = {
  ...about(mine),
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    const field = canvas.getByRole('textbox', { name: 'Message to the visitor' })
    await expect(canvas.getByRole('button', { name: 'Show them your name' })).toBeVisible()
    if (restsHere) return
    await userEvent.type(field, 'We do. Shall I book a table?{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
    const last = mocks.db.live.held[0]?.messages.at(-1)
    await expect(last).toMatchObject({ role: 'member', by: { name: 'A member of our team' } })
  },
}

/** What is typed and not sent is there again for whoever was in another chat meanwhile. */
export const DraftStays: Story = {
  tags: ['arrives'],
  ...about(mine),
  render: (args) => <Switched {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Message to the visitor' })
    await userEvent.type(field(), 'We open at')
    await userEvent.click(canvas.getByRole('button', { name: 'Another chat' }))
    await expect(field()).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'First chat' }))
    await expect(field()).toHaveValue('We open at')
  },
}

const gone = { isHere: false, leftAt: hoursAgo(2), mailsTo: 'a•••@example.com' }

/** Who is there reads at once. */
export const VisitorHere: Story = {
  ...about(mine),
  args: { ...about(mine).args, reach: { ...gone, isHere: true, leftAt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The visitor is here.')).toBeVisible()
  },
}

/** Who has left is answered by mail. */
export const VisitorLeft: Story = {
  ...about(mine),
  args: { ...about(mine).args, reach: gone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your answers go to/)).toHaveTextContent(
      /^The visitor left [^.]+\. Your answers go to a•••@example\.com by email unless/,
    )
  },
}

/** Who has left and gave no address can only come back. */
export const VisitorLeftNoAddress: Story = {
  ...about(mine),
  args: { ...about(mine).args, reach: { ...gone, mailsTo: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and did not ask to be answered by email/)).toBeVisible()
  },
}

/** What `/` brings is picked by keys: nothing of it is sent before it is whole. */
export const CannedByKeys: Story = {
  tags: ['arrives'],
  ...about(mine),
  args: {
    ...about(mine).args,
    canned: [
      {
        ID: 'canned-000000001',
        name: 'hours',
        text: 'We open at nine, on Sundays at ten, and close at six.',
      },
      { ID: 'canned-000000002', name: 'thanks', text: 'Thank you.' },
    ],
  },
  play: async ({ canvas, userEvent, mocks }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to the visitor' })
    await userEvent.type(field, '/')
    const hours = canvas.getByRole('option', { name: '/hours We open at nine, on Sundays at ten, and…' })
    await expect(hours).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', hours.id)
    if (restsHere) return
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Thank you.')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, '/{ArrowUp}{ArrowDown}ho{Enter}')
    await expect(field).toHaveValue('We open at nine, on Sundays at ten, and close at six.')
    await userEvent.clear(field)
    await userEvent.type(field, '/ho{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('/ho')
    await expect(mocks.db.live.held[0]?.messages.some(({ role }) => role === 'member')).toBe(false)
  },
}

/** `/` brings kept replies; while there are none it leads to where they are made. */
export const NoCannedResponses: Story = {
  tags: ['arrives'],
  ...about(mine),
  args: { ...about(mine).args, onMakeCanned: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to the visitor' }), '/')
    await expect(canvas.getByText('No canned responses yet.')).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Make one' }))
    await expect(args.onMakeCanned).toHaveBeenCalledOnce()
  },
}

const annas = { ...mine, assignee: 'anna@example.com' }
/** Colleagues who may answer. */
function colleagues({ mocks: { db } }: StoryContext) {
  const people = ['anna@example.com', 'ben@example.com'].map((email) =>
    buildMember({ email, usersPerms: ['view', 'chats'] }),
  )
  db.people.members.set(fixtureWorkspaceIds.eu, [...peopleOf(db, fixtureWorkspaceIds.eu), ...people])
}

/** A colleague answers: it says who, and can be taken from them. */
export const SomebodyElses: Story = {
  ...about(annas),
  beforeEach: colleagues,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('anna answers.')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Take over' })).toBeVisible()
  },
}

/** It is asked whether it should be taken from the colleague, who is named and will be told. */
export const TakingFromColleague: Story = {
  tags: ['arrives'],
  ...about(annas),
  beforeEach: colleagues,
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Take over from anna?' }))
    await expect(asked.getByText(/anna is told that you took over/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(asked.getByRole('button', { name: 'Take over' }))
    await expect(canvas.getByRole('textbox', { name: 'Message to the visitor' })).toHaveFocus()
    await expect(await canvas.findByText('You answer. The agent stays silent.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message to the visitor' })).toHaveFocus())
    await expect([...mocks.db.inbox.told.keys()]).toEqual([`${id}:anna@example.com`])
  },
}

/** What is typed from the press on is in the draft, and is sent only once the conversation is taken over. */
export const TypedWhileTaking: Story = {
  tags: ['walk'],
  ...about({ state: 'open' }),
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(turnScenarios.take.answersLate())
  },
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }))
    const field = canvas.getByRole('textbox', { name: 'Message to the visitor' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Hello{Enter}')
    await expect(field).toHaveValue('Hello')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await expect(await canvas.findByText('You answer. The agent stays silent.')).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.keyboard(' there{Enter}')
    await waitFor(() =>
      expect(JSON.stringify(mocks.db.live.held[0]?.messages.at(-1))).toContain('Hello there'),
    )
  },
}

/** Whoever does not get the conversation has what they typed when they take it over later. */
export const RefusedKeepsDraft: Story = {
  tags: ['walk'],
  ...about({ state: 'open' }),
  beforeEach: (context: StoryContext) => {
    colleagues(context)
    context.msw.use(turnScenarios.take.answersLate())
  },
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    const held = mocks.db.live.held[0]
    Object.assign(held?.card ?? {}, annas)
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }))
    await userEvent.keyboard('Hello')
    await expect(await canvas.findByText('anna was faster and answers this conversation.')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    Object.assign(held?.card ?? {}, { state: 'open', assignee: '' })
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }))
    await expect(await canvas.findByRole('textbox', { name: 'Message to the visitor' })).toHaveValue('Hello')
  },
}

/** Another colleague took it while it was asked: it says who, and nothing is taken from them. */
export const JustTaken: Story = {
  tags: ['arrives'],
  ...about(annas),
  beforeEach: colleagues,
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }))
    const asked = within(await screen.findByRole('alertdialog'))
    Object.assign(mocks.db.live.held[0]?.card ?? {}, { assignee: 'ben@example.com' })
    await userEvent.click(asked.getByRole('button', { name: 'Take over' }))
    await expect(await canvas.findByText('ben was faster and answers this conversation.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(mocks.db.live.held[0]?.card.assignee).toBe('ben@example.com')
  },
}

/** A colleague was faster: it is said while they answer, and not once they handed it back; the focus stays here. */
export const LostTheRace: Story = {
  tags: ['walk'],
  ...about({ state: 'open' }),
  beforeEach: colleagues,
  render: (args) => <Followed {...args} />,
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    const held = mocks.db.live.held[0]
    Object.assign(held?.card ?? {}, { ...annas })
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over' }))
    const line = 'anna was faster and answers this conversation.'
    await expect(await canvas.findByText(line)).toBeVisible()
    /** Told again until the stream is there. */
    const becomes = (card: Partial<ConversationCard>, check: () => void) =>
      waitFor(() => {
        const next = buildConversationCard({ id, agentId, ...card })
        mocks.db.live.tell({ type: 'course', conversationId: id, agentId, card: next })
        check()
      })
    await becomes(annas, () => expect(canvas.getByText('anna answers.')).toBeVisible())
    await expect(canvas.getByText(line)).toBeVisible()
    await expect(document.body).not.toHaveFocus()
    await becomes({ state: 'open' }, () => expect(canvas.getByText('The agent answers.')).toBeVisible())
    await expect(canvas.queryByText(line)).toBeNull()
    await expect(document.body).not.toHaveFocus()
  },
}

/** A colleague took it while something was typed: it is said, no key does anything by mistake, and the words stay. */
export const TakenFromMe: Story = {
  tags: ['arrives'],
  ...about(mine),
  render: (args) => <Followed {...args} />,
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to the visitor' }), 'We open at')
    const card = buildConversationCard({ id, agentId, ...annas })
    // Told again until the stream is there.
    await waitFor(() => {
      mocks.db.live.tell({ type: 'course', conversationId: id, agentId, card })
      expect(canvas.getByText(/anna answers now instead of you/)).toBeVisible()
    })
    const line = canvas.getByText(/What you typed was not sent/)
    await expect(line).toHaveFocus()
    await expect(canvas.queryByRole('textbox', { name: 'Message to the visitor' })).toBeNull()
  },
}

export const Closed: Story = {
  ...about({ state: 'closed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens again when the visitor writes.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reopen' })).toBeVisible()
  },
}

/** Who may only look sees who answers, and changes nothing. */
export const ReadOnly: Story = {
  ...about({ state: 'open' }),
  parameters: { ...about({ state: 'open' }).parameters, session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The agent answers.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Whoever may answer no longer reads why, and what they typed is there again once they may. */
export const RightTaken: Story = {
  tags: ['arrives'],
  ...about(mine),
  render: (args) => <RightsTurned {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.queryByRole('textbox', { name: 'Message to the visitor' })
    const typed = field()!
    await userEvent.type(typed, 'We open at')
    await userEvent.keyboard('{Alt>}x{/Alt}')
    await waitFor(() => expect(field()).toBeNull())
    await expect(canvas.queryByRole('button', { name: 'Hand back' })).toBeNull()
    const line = canvas.getByText(/^You may no longer answer/)
    await expect(line).toHaveTextContent(/it is here again once you may\.$/)
    await expect(line).toHaveFocus()
    if (restsHere) return
    await userEvent.keyboard('{Alt>}x{/Alt}')
    await waitFor(() => expect(field()).toHaveValue('We open at'))
  },
}

/** What was typed stays, and is sent once however often it is tried. */
export const SendingFailed: Story = {
  tags: ['arrives'],
  ...about(mine),
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(turnScenarios.send.networkFails())
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to the visitor' })
    await userEvent.type(field, 'Shall I book a table?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/The server could not be reached/)).toBeVisible()
    await expect(field).toHaveValue('Shall I book a table?')
  },
}

/** What is typed while a message is on its way is the next one. */
export const TypedWhileSending: Story = {
  tags: ['arrives'],
  ...about(mine),
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(turnScenarios.send.answersLate())
  },
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    const field = canvas.getByRole('textbox', { name: 'Message to the visitor' })
    await userEvent.type(field, 'We do.{Enter}Shall I')
    await expect(field).toHaveValue('Shall I')
    const last = () => JSON.stringify(mocks.db.live.held[0]?.messages.at(-1))
    await waitFor(() => expect(last()).toContain('We do.'))
    await userEvent.type(field, ' book a table?')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled())
    await expect(field).toHaveValue('Shall I book a table?')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(last()).toContain('Shall I book a table?'))
  },
}

/** A message that did not arrive is given back before what was typed since. */
export const TypedWhileFailing: Story = {
  tags: ['arrives'],
  ...about(mine),
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(turnScenarios.send.answersLate(), turnScenarios.send.networkFails())
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to the visitor' })
    await userEvent.type(field, 'We do.{Enter}Shall I')
    await expect(field).toHaveValue('Shall I')
    await expect(await canvas.findByText(/The server could not be reached/)).toBeVisible()
    await expect(field).toHaveValue('We do.\nShall I')
  },
}

/** Whoever went to another chat meanwhile finds there, too, what did not arrive. */
export const FailedElsewhere: Story = {
  tags: ['arrives'],
  ...about(mine),
  render: (args) => <Switched {...args} />,
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(turnScenarios.send.answersLate(), turnScenarios.send.networkFails())
  },
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Message to the visitor' })
    await userEvent.type(field(), 'We do.{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Another chat' }))
    await userEvent.click(canvas.getByRole('button', { name: 'First chat' }))
    await waitFor(() => expect(field()).toHaveValue('We do.'))
  },
}

const photo = new File([readPayload(fixtureLogo) ?? ''], 'terrace.png', { type: 'image/png' })
const film = new File([new Uint8Array(10_000_001)], 'all-rooms-of-the-house-by-day.png', {
  type: 'image/png',
})
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!

/** A picture is pasted and a document chosen; one is taken away again, the other goes without a word. */
export const WithFiles: Story = {
  tags: ['walk'],
  ...about(mine),
  play: async ({ canvas, userEvent, mocks }: StoryContext) => {
    const field = canvas.getByRole('textbox', { name: 'Message to the visitor' })
    const send = canvas.getByRole('button', { name: 'Send' })
    const clipboardData = new DataTransfer()
    clipboardData.items.add(photo)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await userEvent.upload(chooser(), new File(['Rye 4'], 'menu.txt'))
    const files = within(await canvas.findByRole('list', { name: 'Files to send' }))
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(files.getByRole('button', { name: 'Remove menu.txt' }))
    await waitFor(() => expect(files.queryByRole('button', { name: 'Remove menu.txt' })).toBeNull())
    await userEvent.click(send)
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Files to send' })).toBeNull())
    const last = mocks.db.live.held[0]?.messages.at(-1)
    await expect(last).toMatchObject({ role: 'member', blocks: [], attachments: [{ type: 'image/webp' }] })
  },
}

/** While a file is on its way, nothing is sent. */
export const FileUploading: Story = {
  tags: ['arrives'],
  ...about(mine),
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(attachmentScenarios.create.neverAnswers())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to the visitor' }), 'Our terrace')
    await userEvent.upload(chooser(), photo)
    await expect(await canvas.findByRole('status', { name: 'Uploading terrace.png' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}

/** What is too large can only be taken away, and what did not arrive is tried again. */
export const FilesRefused: Story = {
  tags: ['arrives'],
  ...about(mine),
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(attachmentScenarios.create.networkFails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(chooser(), [film, photo])
    await expect(await canvas.findByText('Max size: 10 MBs')).toBeVisible()
    await expect(await canvas.findByText(/The server could not be reached/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try terrace.png again' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: `Try ${film.name} again` })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}

/** What others do arrives by itself. */
export const WithOthers: Story = {
  tags: ['walk'],
  ...about({ state: 'open' }),
  render: (args) => <Followed {...args} />,
  play: async ({ mocks }: StoryContext) => {
    await screen.findByText('The agent answers.')
    const card = buildConversationCard({ id, agentId, ...mine, assignee: 'anna@example.com' })
    // Told again until the stream is there.
    await waitFor(() => {
      mocks.db.live.tell({ type: 'course', conversationId: id, agentId, card })
      expect(screen.getByText('anna answers.')).toBeVisible()
    })
  },
}
