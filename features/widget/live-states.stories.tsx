import { expect, fn, waitFor } from 'storybook/test'
import type { Notice } from '#mocks/contracts/conversations/conversation-state.ts'
import { liveWords } from '#mocks/contracts/embed/widget-words/live.ts'
import { buildMessage, messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { inWidgetFrame } from '#storybook/decorators/in-widget-frame.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { arrived, handed, typing } from './live-news.ts'
import { storyTransport } from './story-transport.ts'
import { Widget } from './widget.tsx'
import type { LiveChange, TransportMessage } from './widget.types.ts'

const asked = buildMessage({ id: 'asked', role: 'user', text: 'May I talk to a person?' })
const mira = { name: 'Mira', pictureURL: '' }
const hello = buildMessage({ id: 'hello', role: 'member', by: mira, text: 'Hello, how can I help?' })
const more = buildMessage({ id: 'more', role: 'user', text: 'Do you bake on Sundays?' })
const answer = buildMessage({ id: 'answer', text: 'Yes, until noon.' })

/** A line about who answers, as visitors read it. */
function line(kind: Notice['kind'], text: string): TransportMessage {
  return {
    ...buildMessage({ id: `line-${kind}`, role: 'notice' }),
    blocks: [],
    notice: { kind, name: '' },
    line: text,
  }
}

const english = liveWords('en')
const waiting = line('waiting', english.waiting)
const joined = line('joined', english.joined.replace('{name}', 'Mira'))
const back = line('handedBack', english.handedBack)
const closed = line('closed', english.closed)

/** A conversation that is followed: what was said before, and what then happens by itself. */
function followed(earlier: TransportMessage[], changes: LiveChange[] = []) {
  const { history, ...transport } = storyTransport({ earlier })
  return {
    ...transport,
    async history(options?: Parameters<typeof history>[0]) {
      const messages = await history(options)
      // Once it was put on screen.
      setTimeout(() => {
        for (const change of changes) options?.onLive?.(change)
      })
      return messages
    },
  }
}

const meta = {
  component: Widget,
  args: { agent: buildPublicAgent(), transport: storyTransport(), frame: 'popup' },
  decorators: [inWidgetFrame],
} satisfies Meta<typeof Widget>

export default meta
type Story = StoryObj<typeof meta>

/** The visitor waits for a person: that there is no answer yet is no failure. */
export const Waiting: Story = {
  args: { transport: followed([asked, waiting]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/A person will answer you here\./)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByText(/is writing…/)).toBeNull()
  },
}

const asks: TransportMessage = {
  ...waiting,
  ...buildMessage({ id: 'line-waiting', role: 'notice', text: 'We only use it to answer you.' }),
  notice: { kind: 'waiting', name: '' },
  parts: [
    {
      type: 'form',
      fields: [
        { name: 'handoff_email', label: 'Email', kind: 'email', required: true },
        { name: 'handoff_own1', label: 'Order number', kind: 'text' },
      ],
      submit: 'Send',
    },
  ],
}
const filledIn = buildMessage({ id: 'filled', role: 'user', text: 'Email: ana@example.com' })

/** Meanwhile they fill in what the agent's owner chose, which is sent as their message. */
export const WaitingAndAsked: Story = {
  args: { transport: followed([asked, asks]) },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/A person will answer you here\./)).toBeVisible()
    await expect(await canvas.findByText('We only use it to answer you.')).toBeVisible()
    const email = await canvas.findByRole('textbox', { name: /Email/ })
    if (restsHere) return
    await userEvent.type(email, 'ana@example.com')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Send' })[0]!)
    await expect(await canvas.findByText('Email: ana@example.com')).toBeVisible()
  },
}

const { history, send } = storyTransport({ earlier: [asked, asks], outcomes: [{ message: filledIn }] })
let tell: ((change: LiveChange) => void) | undefined
const sent = fn(send)

/** Whatever is said meanwhile, what they began to fill in stays, and goes when they send it. */
export const AskedAndJoined: Story = {
  tags: ['walk'],
  args: {
    agent: buildPublicAgent({ messageDelayMS: 0 }),
    transport: {
      send: sent,
      history(options) {
        tell = options?.onLive
        return history(options)
      },
    },
  },
  async play({ canvas, userEvent, step }) {
    const email = await canvas.findByRole('textbox', { name: /Email/ })
    await userEvent.type(email, 'ana@')
    await step('A person joins, and both write', async () => {
      for (const message of [joined, hello, more]) tell?.(arrived(message))
      await canvas.findByText('Do you bake on Sundays?')
    })
    await expect(email).toBeEnabled()
    await userEvent.type(email, 'example.com')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Send' })[0]!)
    await expect(sent).toHaveBeenCalledWith(
      'Email: ana@example.com',
      expect.objectContaining({ values: { handoff_email: 'ana@example.com' } }),
    )
    await waitFor(() => expect(email).toBeDisabled())
    await expect(email).toHaveValue('ana@example.com')
  },
}

/** Once the conversation is closed, nothing is filled in any more. */
export const AskedAndClosed: Story = {
  args: { transport: followed([asked, asks, joined, hello, closed]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: /Email/ })).toBeDisabled()
  },
}

/** Where it is known how long it usually takes, they read so. */
export const WaitingWithTime: Story = {
  args: {
    transport: followed([asked, line('waiting', english.waitingMinutes.replace('{count}', '4'))]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/It usually takes 4 min\./)).toBeVisible()
  },
}

/** A person has joined, and answers under their name. */
export const Joined: Story = {
  args: { transport: followed([asked, waiting], [arrived(joined), arrived(hello)]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Mira has joined.')).toBeVisible()
    await expect(await canvas.findByText('Hello, how can I help?')).toBeVisible()
    await expect(canvas.getByText('Mira')).toBeVisible()
  },
}

/** A person types. */
export const PersonTyping: Story = {
  tags: ['arrives'],
  args: { transport: followed([asked, waiting, joined], [typing('Mira')]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Mira is writing…')).toBeInTheDocument()
  },
}

/** The assistant answers again. */
export const HandedBack: Story = {
  args: { transport: followed([asked, waiting, joined, hello], [arrived(back), handed(false)]) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Back with the assistant.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The assistant writes what it owes since it has them back, and its answer takes the place of that. */
export const HandedBackAnswering: Story = {
  tags: ['arrives'],
  args: {
    transport: followed([asked, waiting, joined, more], [arrived(back), handed(false), typing('Bakery')]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Bakery is writing…')).toBeInTheDocument()
  },
}

/** What was left unanswered is answered once they are back. */
export const HandedBackAnswered: Story = {
  tags: ['arrives'],
  args: {
    transport: followed(
      [asked, waiting, joined, more],
      [arrived(back), handed(false), typing('Bakery'), arrived(answer)],
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Yes, until noon.')).toBeVisible()
    await expect(canvas.queryByText(/is writing…/)).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** It is closed, and can be gone on with at any time. */
export const Closed: Story = {
  args: { transport: followed([asked, waiting, joined, hello, back], [arrived(closed)]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/This conversation is closed\. Thank you!/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeEnabled()
  },
}

/** The network goes while they wait, and comes back: what happened meanwhile is there. */
export const Offline: Story = {
  tags: ['arrives'],
  args: { transport: followed([asked, waiting]) },
  async play({ canvas, step }) {
    await canvas.findByText(/A person will answer you here\./)
    await step('It goes and comes back', async () => {
      window.dispatchEvent(new Event('offline'))
      await canvas.findByText(/You are offline/)
      window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(canvas.queryByText(/You are offline/)).toBeNull())
    })
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(/You are offline/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

const arabic = liveWords('ar')

/** The same in a language written from right to left. */
export const Rtl: Story = {
  args: {
    agent: buildPublicAgent({ title: 'مخبز الزاوية', proactiveMessage: '', lang: 'ar' }),
    transport: followed([
      messageFixtures.arabicQuestion,
      line('waiting', arabic.waitingMinutes.replace('{count}', '4')),
      line('joined', arabic.joined.replace('{name}', 'Mira')),
      buildMessage({ id: 'hello-ar', role: 'member', by: mira, text: 'أهلًا، كيف يمكنني مساعدتك؟' }),
      line('handedBack', arabic.handedBack),
    ]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(arabic.handedBack)).toBeVisible()
    await expect(canvas.getByRole('region')).toHaveAttribute('dir', 'rtl')
  },
}
