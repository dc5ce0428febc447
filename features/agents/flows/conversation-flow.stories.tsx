import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { arrived, handed, typing } from '#features/widget/live-news.ts'
import { Widget } from '#features/widget/widget.tsx'
import type { SendOptions, Transport, TransportMessage } from '#features/widget/widget.types.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { liveWords } from '#mocks/contracts/embed/widget-words/live.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { cafeChatId } from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import { buildVisitorSession } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { mockTurns } from '#mocks/handlers/live/mock-turns.ts'
import type { MockDb } from '#mocks/handlers/shared/mock-db.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryContext, StoryObj } from '#storybook/story.ts'
import { InboxScreen } from '../inbox/inbox-screen.tsx'

const agentId = fixtureAgentIds.cafe
const turn = { agentId, conversationId: cafeChatId }
const question = 'May I bring my dog?'
const better = 'Yes, dogs are welcome on the terrace.'
const waitingCourse = { state: 'waiting', handledBy: 'member' } as const

/** A message as its visitor reads it. */
function shown(message: Message): TransportMessage {
  const { notice } = message
  return notice ? { ...message, line: liveWords('en')[notice.kind].replace('{name}', notice.name) } : message
}

/** The visitor's side of the café's conversation, over the same mocks as the member's: what one does, the other sees. */
function visitorOf(db: MockDb): Transport {
  const turns = mockTurns(db)
  let isFollowed = false

  function follow({ onLive }: Pick<SendOptions, 'onLive'> = {}) {
    if (isFollowed || !onLive) return
    isFollowed = true
    db.live.listen(({ type, conversationId, card, message, who }) => {
      if (conversationId !== cafeChatId) return
      if (type === 'typing' && who?.role === 'member') onLive(typing(who.name))
      if (message) onLive(arrived(shown(message)))
      if (card) onLive(handed(card.handledBy === 'member'))
    })
  }

  /** What the knowledge has for it. */
  function answerTo(text: string) {
    const known = [...db.knowledgePairs.values()].flat().find((pair) => pair.question === text)
    return known
      ? { role: 'assistant' as const, text: known.answer }
      : { ...messageFixtures.dontKnow, role: 'assistant' as const }
  }

  return {
    async history(options) {
      follow(options)
      return turns.load(turn).messages.map(shown)
    },
    async send(text, options) {
      follow(options)
      const held = turns.load(turn)
      const { card } = held
      if (card.state === 'closed') Object.assign(card, { state: 'open', handledBy: 'agent' })
      Object.assign(card, { lastText: text, lastRole: 'user' })
      const asked = turns.add(held, { role: 'user', text })
      if (card.handledBy === 'member') return { message: asked }
      if (!/a person/.test(text)) return { message: turns.add(held, answerTo(text)) }
      const course = { ...waitingCourse, waitingSince: Math.floor(db.now() / 1000) }
      turns.turnTo(turn, { course, notice: { kind: 'waiting', name: '' } })
      return { message: asked }
    },
  }
}

function BothSides({ db }: { db: MockDb }) {
  const [transport] = useState(() => visitorOf(db))
  return (
    <>
      <div style={{ blockSize: 480, inlineSize: 360 }}>
        <Widget agent={buildPublicAgent({ title: 'Harbour café' })} transport={transport} fresh />
      </div>
      <InboxScreen region="eu" agentId={agentId} />
    </>
  )
}

/** A visitor's widget above the Chats of a member. */
const meta = {
  render: (_, context) => <BothSides db={(context as unknown as StoryContext).mocks.db} />,
  decorators: [withSignedIn, withRoute],
  parameters: {
    layout: 'fullscreen',
    route: { pattern: paths.agentChats.pattern, url: paths.agentChats.href('eu', agentId) },
    seed: {
      agents: [buildAgent()],
      utilities: {
        visitorSessions: [
          buildVisitorSession({ ID: cafeChatId, agentId, title: question, messageCount: 0, lastText: '' }),
        ],
      },
      inbox: { transcripts: { [cafeChatId]: [] } },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Asked and not known, handed over, answered by a person, handed back, closed, improved, asked again and known. */
export const FromQuestionToBetterAnswer: Story = {
  play: async ({ canvas, userEvent, mocks, step }) => {
    const widget = within(await canvas.findByRole('region', { name: 'Harbour café' }))
    const put = async (field: HTMLElement, text: string) => {
      await userEvent.click(field)
      await userEvent.paste(text)
    }
    const say = async (text: string) => {
      await put(widget.getByRole('textbox', { name: 'Message' }), text)
      await userEvent.keyboard('{Enter}')
    }
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

    await step('The agent does not know, and a person is asked for', async () => {
      await say(question)
      await widget.findByText(/I did not find anything about that/)
      await say('I want to talk to a person')
      await widget.findByText(/A person will answer you here\./)
    })
    await step('A member sees it arrive, takes over, and both type', async () => {
      const chats = within(await screen.findByRole('list', { name: 'Conversations' }))
      await chats.findByText('Waiting')
      await userEvent.click(chats.getByRole('button', { name: new RegExp(question.slice(0, -1)) }))
      await expect(await screen.findByText(/^A person was asked for/)).toBeVisible()
      await press('Take over')
      await widget.findByText('A member of our team has joined.')
      mocks.db.live.tell({
        ...{ type: 'typing', agentId, conversationId: cafeChatId },
        who: { role: 'member', name: 'A member of our team', email: 'owner@example.com' },
      })
      await widget.findByText('A member of our team is writing…')
      await put(await screen.findByRole('textbox', { name: 'Message to the visitor' }), better)
      await userEvent.keyboard('{Enter}')
      await expect(await widget.findByText(better)).toBeVisible()
      await expect(widget.queryByText(/is writing…/)).toBeNull()
      mocks.db.live.tell({
        ...{ type: 'typing', agentId, conversationId: cafeChatId },
        who: { role: 'user', name: '', email: '' },
      })
      await screen.findByText(/is typing…/)
      await say('Wonderful')
      const said = within(screen.getByRole('list', { name: 'What was said' }))
      await expect(await said.findByText('Wonderful')).toBeVisible()
    })
    await step('Handed back and closed', async () => {
      await press('Hand back')
      await widget.findByText('Back with the assistant.')
      await press('Close')
      await widget.findByText(/This conversation is closed\. Thank you!/)
      await screen.findByText('Opens again when the visitor writes.')
    })
    await step('The better answer is kept', async () => {
      const said = within(screen.getByRole('list', { name: 'What was said' }))
      await userEvent.click(said.getAllByRole('button', { name: 'Improve answer' })[0]!)
      const drawer = within(await screen.findByRole('dialog', { name: 'Improve answer' }))
      await expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue(question)
      await expect(drawer.getByText(/I did not find anything about that/)).toBeVisible()
      await put(drawer.getByRole('textbox', { name: 'What it should say' }), better)
      const save = drawer.getByRole('button', { name: 'Save to knowledge' })
      await waitFor(() => expect(save).toBeEnabled(), { timeout: 5000 })
      await expect(within(drawer.getByRole('status')).getByText(better)).toBeVisible()
      await userEvent.click(save)
      await screen.findByText('Saved to knowledge')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Asked again, the agent knows', async () => {
      await say(question)
      await waitFor(() => expect(widget.getAllByText(better)).toHaveLength(2))
      await expect(await screen.findByText('The agent answers.')).toBeVisible()
    })
  },
}
