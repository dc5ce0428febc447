import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ApiError } from '#features/shared/api-error.ts'
import {
  buildAnswer,
  buildMessage,
  longConversation,
  messageFixtures,
} from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { inWidgetFrame } from '#storybook/decorators/in-widget-frame.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { messageLimit } from './message-length.ts'
import { storyTransport } from './story-transport.ts'
import { Widget } from './widget.tsx'

const suggestions = ['When are you open?', 'Do you bake gluten-free bread?', 'Can I order online?']

const meta = {
  component: Widget,
  args: { agent: buildPublicAgent(), transport: storyTransport(), onAnswer: fn() },
  decorators: [inWidgetFrame],
} satisfies Meta<typeof Widget>

export default meta
type Story = StoryObj<typeof meta>

/** An agent that speaks German has a widget in German, down to what only screen readers say. */
export const InGerman: Story = {
  args: {
    agent: buildPublicAgent({ lang: 'de-AT', suggestions }),
    transport: storyTransport({ earlier: [messageFixtures.rich] }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Nachricht' })).toHaveAttribute(
      'placeholder',
      'Nachricht schreiben …',
    )
    await expect(canvas.getByRole('button', { name: 'Senden' })).toBeVisible()
    await expect(canvas.getByRole('log', { name: 'Nachrichten' })).toBeVisible()
    await expect(await canvas.findByText('Corner Bakery schrieb:')).toBeInTheDocument()
  },
}

/** Before the first message: who it is, and a greeting. */
export const Greeting: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Corner Bakery' })).toBeVisible()
    await expect(canvas.getByText('👋 Hi there! How can I help you today?')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Questions to press; they go as soon as one was asked. */
export const Suggestions: Story = {
  args: {
    agent: buildPublicAgent({ suggestions }),
    transport: storyTransport({ outcomes: [buildAnswer()] }),
  },
  async play({ canvas, userEvent }) {
    if (restsHere) return
    await userEvent.click(await canvas.findByRole('button', { name: 'When are you open?' }))
    await expect(await canvas.findByText('We open at 7:00 AM on Monday.')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Suggested questions' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  },
}

/** An answer offers replies: pressing one sends it, and those of earlier answers can no longer be pressed. */
export const Choices: Story = {
  args: {
    transport: storyTransport({
      earlier: [
        buildMessage({ text: 'What is it about?', choices: ['Bread', 'Cakes'] }),
        buildMessage({ id: 'picked', role: 'user', text: 'Cakes' }),
        buildMessage({
          id: 'next',
          text: 'When do you need it?',
          choices: ['Today', 'Tomorrow', 'Later this week'],
        }),
      ],
      outcomes: [buildAnswer()],
    }),
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('button', { name: 'Cakes', pressed: true })).toBeDisabled()
    await expect(canvas.getAllByRole('list', { name: 'Replies' })).toHaveLength(2)
    if (restsHere) return
    const today = canvas.getByRole('button', { name: 'Today' })
    today.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('We open at 7:00 AM on Monday.')).toBeVisible()
    await expect(today).toBeDisabled()
    await expect(today).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  },
}

/** A visitor asks and is answered. */
export const Conversation: Story = {
  tags: ['arrives'],
  args: { transport: storyTransport({ outcomes: [buildAnswer()] }), fresh: true },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'When do you open?{Enter}')
    await waitFor(() => expect(canvas.getByText('When do you open?')).toBeVisible())
    await expect(await canvas.findByText('We open at 7:00 AM on Monday.')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
}

let finishReading = () => {}
let slowRead = Promise.resolve()
const sendsOnce = fn()

/** What is sent before the earlier messages were read is shown at once, sent once, and stands after them. */
export const SentWhileReading: Story = {
  tags: ['walk'],
  args: {
    transport: storyTransport({
      earlier: [messageFixtures.question],
      outcomes: [buildAnswer()],
      readAfter: () => slowRead,
      onSend: sendsOnce,
    }),
  },
  beforeEach() {
    slowRead = new Promise((resolve) => {
      finishReading = resolve
    })
    sendsOnce.mockClear()
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'And on Sunday?{Enter}')
    await expect(field).toHaveValue('')
    await expect(await canvas.findByText('And on Sunday?')).toBeVisible()
    finishReading()
    await expect(await canvas.findByText('We open at 7:00 AM on Monday.')).toBeVisible()
    const said = canvas.getAllByText(/(Mon|Sun)day\?$/)
    await expect(said.map((one) => one.textContent)).toEqual([
      'What time do you open on Monday?',
      'And on Sunday?',
    ])
    await expect(sendsOnce).toHaveBeenCalledOnce()
  },
}

/** The agent thinks; nothing can be sent meanwhile, but typing goes on. */
export const Thinking: Story = {
  tags: ['arrives'],
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await waitFor(() => expect(canvas.getByRole('log')).toBeVisible())
    await userEvent.type(field, 'When do you open?')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false'),
    )
    await userEvent.type(field, '{Enter}')
    await expect(await canvas.findByText('Corner Bakery is writing…')).toBeInTheDocument()
    if (restsHere) return
    await userEvent.type(field, 'And on Sunday?{Enter}')
    await expect(field).toHaveValue('And on Sunday?')
  },
}

/** The answer appears while it is being written; screen readers hear it once, when it is done. */
export const Streaming: Story = {
  tags: ['arrives'],
  args: { transport: storyTransport({ deltas: ['On Monday we open ', 'at 7:00 AM and'] }), fresh: true },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'When do you open?{Enter}')
    const draft = await canvas.findByText('On Monday we open at 7:00 AM and')
    await expect(draft.closest('[aria-hidden="true"]')).not.toBeNull()
  },
}

/** The answer waits for a tool; what was said before stays. */
export const LooksSomethingUp: Story = {
  tags: ['arrives'],
  args: { transport: storyTransport({ deltas: ['One moment.'], lookingUp: true }), fresh: true },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Where is my order?{Enter}')
    await waitFor(() => expect(canvas.getAllByText('Looking that up…')).toHaveLength(2))
    await expect(canvas.queryByText(/is writing…/)).toBeNull()
  },
}

/** An agent may be told to pause before it answers; what it wrote meanwhile then appears at once. */
export const PausesBeforeAnswering: Story = {
  tags: ['walk'],
  args: {
    agent: buildPublicAgent({ messageDelayMS: 20 }),
    transport: storyTransport({ deltas: ['We open'], outcomes: [buildAnswer()] }),
    fresh: true,
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'When do you open?{Enter}')
    await expect(await canvas.findByText('We open at 7:00 AM on Monday.')).toBeVisible()
  },
}

/** An answer names the pages it came from. */
export const AnswerWithSources: Story = {
  args: { transport: storyTransport({ earlier: [messageFixtures.question, messageFixtures.withSource] }) },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Opening hours' })
    await expect(link).toHaveAttribute('href', 'https://bakery.example/store.html')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  },
}

/** An honest agent says when it does not know. */
export const DontKnow: Story = {
  args: { transport: storyTransport({ earlier: [messageFixtures.question, messageFixtures.dontKnow] }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/I did not find anything about that/)).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Sources' })).toBeNull()
  },
}

/** Everything an answer may hold: styles, links, lists and code to copy. */
export const CodeAndLists: Story = {
  args: { transport: storyTransport({ earlier: [messageFixtures.question, messageFixtures.rich] }) },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('link', { name: 'order page' })).toBeVisible()
    await expect(canvas.getByText('Rye').closest('ul')).not.toBeNull()
    await expect(canvas.getByText('Choose the bread and the day.').closest('ol')).not.toBeNull()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText(/"sourdough"/)).toBeVisible()
  },
}

/** A failed question stays where it is and can be sent again; what was typed since is kept. */
export const Failed: Story = {
  tags: ['arrives'],
  args: {
    transport: storyTransport({ outcomes: [new ApiError(503, { code: 'unavailable' }), buildAnswer()] }),
    fresh: true,
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'When do you open?{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The assistant could not answer just now.',
    )
    if (restsHere) return
    await userEvent.type(field, 'Never mind')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('We open at 7:00 AM on Monday.')).toBeVisible()
    await expect(canvas.getAllByText('When do you open?')).toHaveLength(1)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(field).toHaveValue('Never mind')
  },
}

const cutOff = buildAnswer({ id: 'answer-cut', text: 'On Monday we open at', incomplete: true })

/** An answer that broke off stays, marked; the next try takes its place. */
export const BrokeOff: Story = {
  tags: ['arrives'],
  args: { transport: storyTransport({ outcomes: [cutOff, buildAnswer()] }), fresh: true },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'When do you open?{Enter}')
    await expect(await canvas.findByText('This answer is incomplete.')).toBeVisible()
    await expect(canvas.getByText('On Monday we open at')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The assistant could not finish its answer.')
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('We open at 7:00 AM on Monday.')).toBeVisible()
    await expect(canvas.queryByText('This answer is incomplete.')).toBeNull()
    await expect(canvas.getAllByText('When do you open?')).toHaveLength(1)
  },
}

/** The connection broke in the middle: what had arrived stays. */
export const ConnectionBroke: Story = {
  tags: ['arrives'],
  args: {
    transport: storyTransport({ deltas: ['On Monday we'], outcomes: [new TypeError('Failed to fetch')] }),
    fresh: true,
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'When do you open?{Enter}')
    await expect(await canvas.findByText('This answer is incomplete.')).toBeVisible()
    await expect(canvas.getByText('On Monday we')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** A question of before that never got its answer can be asked again after a reload. */
export const Unanswered: Story = {
  args: { transport: storyTransport({ earlier: [messageFixtures.question], outcomes: [buildAnswer()] }) },
  async play({ canvas, userEvent }) {
    if (restsHere) return
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('We open at 7:00 AM on Monday.')).toBeVisible()
  },
}

/** The failure as the visitor sees it. */
export const NotSent: Story = {
  tags: ['arrives'],
  args: { transport: storyTransport({ outcomes: [new TypeError('Failed to fetch')] }), fresh: true },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'When do you open?{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your message was not sent.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Too many messages: the visitor reads how long to wait. */
export const RateLimited: Story = {
  tags: ['arrives'],
  args: {
    transport: storyTransport({ outcomes: [new ApiError(429, { code: 'rate_limited' }, 30)] }),
    fresh: true,
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Hello?{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Seconds to wait before trying again: 30.',
    )
  },
}

/** The agent was taken down during the conversation: trying again would not help. */
export const Gone: Story = {
  tags: ['arrives'],
  args: { transport: storyTransport({ outcomes: [new ApiError(404, { code: 'not_found' })] }), fresh: true },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Hello?{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('not available here any more')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

let reads = 0
const firstRead = { fails: () => Promise.reject(new ApiError(503, {})), hangs: () => new Promise(() => {}) }
/** Reading the earlier messages goes wrong the first time alone. */
const readTwice = (first: keyof typeof firstRead) => ({
  args: {
    transport: storyTransport({
      earlier: [messageFixtures.question, messageFixtures.withSource],
      readAfter: async () => (reads++ === 0 ? firstRead[first]() : undefined),
      outcomes: [buildAnswer()],
    }),
  },
  beforeEach() {
    reads = 0
  },
})

/** Earlier messages that could not be read do not stop the conversation, and are read after the answer. */
export const HistoryFailed: Story = {
  ...readTwice('fails'),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your earlier messages could not be loaded.',
    )
    if (restsHere) return
    await userEvent.type(canvas.getByRole('textbox'), 'When do you open?{Enter}')
    await expect(await canvas.findByText('What time do you open on Monday?')).toBeVisible()
    await expect(reads).toBe(2)
  },
}

/** A read that hangs holds back no question for long; what it would have shown is read after the answer. */
export const HistoryHangs: Story = {
  tags: ['walk'],
  ...readTwice('hangs'),
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'When do you open?{Enter}')
    await expect(await canvas.findByText('What time do you open on Monday?')).toBeVisible()
    await expect(reads).toBe(2)
  },
}

/** Where they cannot be read after the answer either, it is said again, under what was answered. */
export const HistoryFailedAgain: Story = {
  tags: ['walk'],
  args: { transport: storyTransport({ historyError: new ApiError(503, {}), outcomes: [buildAnswer()] }) },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('alert')
    await userEvent.type(canvas.getByRole('textbox'), 'When do you open?{Enter}')
    await expect(await canvas.findByText('We open at 7:00 AM on Monday.')).toBeVisible()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your earlier messages could not be loaded.',
    )
  },
}

/** Without a network the widget says so, until it is back. */
export const Offline: Story = {
  tags: ['arrives'],
  args: { transport: storyTransport({ earlier: [messageFixtures.question, messageFixtures.withSource] }) },
  async play({ canvas, step }) {
    await canvas.findByRole('link', { name: 'Opening hours' })
    await step('The network goes and comes back', async () => {
      window.dispatchEvent(new Event('offline'))
      await canvas.findByText(/You are offline/)
      window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(canvas.queryByText(/You are offline/)).toBeNull())
    })
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(/You are offline/)).toBeVisible()
  },
}

const sent = fn()

/** What was written while there was no network goes once it is back: all of it, in order, each once. */
export const BackOnline: Story = {
  tags: ['arrives'],
  args: { fresh: true },
  beforeEach: ({ args }) => {
    sent.mockReset()
    const { send, history } = storyTransport({
      outcomes: [
        new TypeError('Failed to fetch'),
        new TypeError('Failed to fetch'),
        buildAnswer({ id: 'answer-first', text: 'We do.' }),
        buildAnswer({ id: 'answer-second', text: 'At seven.' }),
      ],
    })
    args.transport = {
      history,
      send(text, options) {
        sent(text, options.clientId)
        return send(text, options)
      },
    }
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'Do you bake rye bread?{Enter}')
    await canvas.findByRole('alert')
    window.dispatchEvent(new Event('offline'))
    // That it is sent once the network is back is all that is said meanwhile.
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await userEvent.type(field, 'When do you open?{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.queryByText(/is writing/)).toBeNull())
    await expect(canvas.getByText(/You are offline/)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('At seven.')).toBeVisible()
    await expect(canvas.getByText('We do.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    const calls = sent.mock.calls as [string, string][]
    const texts = calls.map(([text]) => text)
    await expect(texts.slice(-2)).toEqual(['Do you bake rye bread?', 'When do you open?'])
    await expect(new Set(calls.map(([text, id]) => `${text} ${id}`)).size).toBe(2)
  },
}

/** Words without a break and long addresses stay inside their bubble. */
export const LongWords: Story = {
  args: { transport: storyTransport({ earlier: [messageFixtures.question, messageFixtures.longWords] }) },
  async play({ canvas }) {
    await canvas.findByText(/Donaudampfschifffahrt/)
    const log = canvas.getByRole('log')
    await expect(log.scrollWidth).toBe(log.clientWidth)
  },
}

/** The field grows with its text, up to five rows; Shift+Enter starts a line. */
export const ManyLines: Story = {
  tags: ['arrives'],
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    const low = field.clientHeight
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}Two')
    await expect(field).toHaveValue('One\nTwo')
    await expect(field.clientHeight).toBeGreaterThan(low)
    if (restsHere) return
    await userEvent.type(field, '{Shift>}{Enter}3{Enter}4{Enter}5{Enter}6{Enter}7{/Shift}')
    await expect(field.clientHeight).toBeLessThan(low * 5)
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
  },
}

/** Enter that ends the choice of an input method is not meant for the widget. */
export const InputMethod: Story = {
  tags: ['walk'],
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'こんにちは')
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    )
    await expect(field).toHaveValue('こんにちは')
  },
}

/** Over the limit nothing is cut off: the visitor sees by how much, and cannot send. */
export const TooLong: Story = {
  tags: ['arrives'],
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.click(field)
    await userEvent.paste('a'.repeat(messageLimit + 12))
    await expect(await canvas.findByText('Characters over the limit: 12')).toBeVisible()
    await expect(field).toHaveAccessibleDescription('Characters over the limit: 12')
    await expect(field).toBeInvalid()
    if (restsHere) return
    await userEvent.type(field, '{Enter}')
    await expect(field).not.toHaveValue('')
  },
}

/** Who scrolled up to read is not pulled down, and gets a way back. */
export const JumpToLatest: Story = {
  tags: ['arrives'],
  args: { transport: storyTransport({ earlier: longConversation }) },
  async play({ canvas, userEvent, step }) {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(8))
    const log = canvas.getByRole('log')
    await step('The latest message is in view', async () => {
      await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2)
    })
    await step('A picture comes late', async () => {
      const late = new Image()
      late.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="400"/>')}`
      const before = log.scrollHeight
      log.append(late)
      await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(before + 300))
      await waitFor(() => expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2))
      late.remove()
    })
    await step('The reader scrolls up', async () => {
      log.scrollTop = 0
      await userEvent.click(await canvas.findByRole('button', { name: 'Jump to latest' }))
      await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2)
    })
    log.scrollTop = 0
    await expect(await canvas.findByRole('button', { name: 'Jump to latest' })).toBeVisible()
  },
}

/** An agent that speaks a language written from right to left. */
export const Rtl: Story = {
  args: {
    agent: buildPublicAgent({
      title: 'مخبز الزاوية',
      description: 'اسأل عن الخبز وساعات العمل والطلبات.',
      proactiveMessage: '👋 أهلًا! كيف يمكنني مساعدتك اليوم؟',
      lang: 'ar',
    }),
    transport: storyTransport({ earlier: [messageFixtures.arabicQuestion, messageFixtures.arabicAnswer] }),
    frame: 'popup',
    onClose: fn(),
  },
  async play({ canvas }) {
    await canvas.findByText(messageFixtures.arabicAnswer.sources[0]!.title)
    await expect(canvas.getByRole('region')).toHaveAttribute('dir', 'rtl')
    const [picture, close] = [canvas.getByRole('heading'), canvas.getByRole('button', { name: 'Close chat' })]
    await expect(close.getBoundingClientRect().left).toBeLessThan(picture.getBoundingClientRect().left)
  },
}

/** In a popup the header closes it, and so does Escape. */
export const Popup: Story = {
  args: { frame: 'popup', onClose: fn() },
  async play({ canvas, userEvent, args }) {
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }))
    await userEvent.type(canvas.getByRole('textbox'), '{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

/** In a panel that has its own header. */
export const Panel: Story = {
  args: {
    frame: 'panel',
    transport: storyTransport({ earlier: [messageFixtures.question, messageFixtures.withSource] }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Opening hours' })).toBeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

const pattern = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="640"><rect width="400" height="640" fill="#C8D5B9"/><circle cx="320" cy="180" r="140" fill="#8FC0A9"/><circle cx="60" cy="520" r="200" fill="#68B0AB"/></svg>',
)}`

/** A picture behind the messages and a branding line under them; a broken portrait falls back to the initial. */
export const Dressed: Story = {
  args: {
    agent: buildPublicAgent({
      chatBgURL: pattern,
      roundedImageURL: 'data:image/png;base64,broken',
      branding: 'Baked daily in the old town',
      suggestions,
    }),
  },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('Baked daily in the old town')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('.vg-widget__avatar')).toHaveTextContent('C'))
  },
}

/** The text field gets the focus when the page around asks for it. */
export const Focused: Story = {
  args: { focusRequest: 1 },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}
