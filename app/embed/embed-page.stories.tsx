import { delay, http } from 'msw'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import '#storybook/decorators/in-widget-frame.css'
import { widgetWords } from '#mocks/contracts/embed/widget-words.ts'
import { chatFormWords } from '#mocks/contracts/leads/chat-form-words.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'
import { attachedFixtures, attachmentOf } from '#mocks/fixtures/conversations/attachment.fixtures.ts'
import { buildMessage, messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildPublicAgent, publicAgentId } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { passedOnWords } from '#mocks/handlers/conversations/mock-handoff.ts'
import { embedHandlers, embedScenarios } from '#mocks/handlers/embed/embed.handlers.ts'
import { EmbedPage } from './embed-page.tsx'
import { forgetToken, keepToken, saidKey } from './visitor-token.ts'

const agent = buildPublicAgent()
const called = buildPublicAgent({
  proactiveMessage: '',
  call: {
    transcriber: 'server',
    speech: 'server',
    language: 'en',
    voice: '',
    silenceMs: 550,
    noise: '',
    asksFirst: true,
    label: 'Call',
  },
})
const asking = buildPublicAgent({
  chatForm: {
    form: {
      type: 'form',
      title: 'Before we begin',
      fields: [
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'email', label: 'Email', kind: 'email', required: true },
        { name: 'own2', label: 'Company', kind: 'text' },
      ],
      submit: 'Start chat',
    },
    skip: '',
    unkept: chatFormWords('en').unkept,
    goOn: 'Skip',
    consent: [
      {
        type: 'paragraph',
        runs: [
          { type: 'text', text: 'We use it to answer you. See ' },
          { type: 'link', text: 'our policy', href: 'https://example.com/privacy' },
          { type: 'text', text: '.' },
        ],
      },
    ],
  },
})
const skippable = { ...asking, chatForm: { ...asking.chatForm!, skip: 'Skip', consent: [] } }
const agentUrl = `/api/eu/public/agents/${publicAgentId}`
const unserved = { region: 'eu', agentId: publicAgentId, agent: null }
const served = { ...unserved, agent, palette: themeToCssVars(defaultTheme, 'light', '') }

const meta = {
  component: EmbedPage,
  args: { boot: served, popup: false, root: document.documentElement },
  render: function Render(args) {
    const [root, setRoot] = useState<HTMLElement | null>(null)
    return (
      <div className="story-widget" ref={setRoot}>
        {root && <EmbedPage {...args} root={root} />}
      </div>
    )
  },
  beforeEach({ msw }) {
    msw.use(...embedHandlers())
  },
} satisfies Meta<typeof EmbedPage>

export default meta
type Story = StoryObj<typeof meta>

/** The page as the server sends it: everything for the first paint is in it, and nothing is stored. */
export const Served: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Corner Bakery' })).toBeVisible()
    await expect(sessionStorage).toHaveLength(0)
  },
}

/** An agent that speaks German: the page says so of itself, for whoever has it read out. */
export const InGerman: Story = {
  args: { boot: { ...served, agent: buildPublicAgent({ lang: 'de', words: widgetWords('de') }) } },
  async play({ canvas }) {
    const chat = await canvas.findByRole('region', { name: 'Corner Bakery' })
    await expect(chat.closest('[lang]')).toHaveAttribute('lang', 'de')
    await expect(canvas.getByRole('textbox', { name: widgetWords('de').message })).toBeVisible()
  },
}

const sentForms = fn()

/** Visitors are asked who they are before they write; what is missing is said, and the chat begins. */
export const AskedFirst: Story = {
  args: { boot: { ...served, agent: asking } },
  beforeEach({ msw }) {
    sentForms.mockClear()
    const keepSent = http.post(`*${agentUrl}/form`, async ({ request }) => {
      sentForms(await request.clone().json())
    })
    msw.use(keepSent, ...embedHandlers({ agent: asking }))
    return () => forgetToken(agentUrl)
  },
  async play({ canvas, userEvent }) {
    const form = await canvas.findByRole('form', { name: 'Before we begin' })
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull()
    if (restsHere) return
    await userEvent.click(within(form).getByRole('button', { name: 'Start chat' }))
    await expect(within(form).getByLabelText('Email')).toHaveAccessibleDescription('Please fill this in.')
    await userEvent.type(within(form).getByLabelText('Email'), 'ana@example.com')
    await userEvent.click(within(form).getByRole('button', { name: 'Start chat' }))
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeVisible()
    await waitFor(() => expect(sessionStorage.getItem(`vg ${agentUrl}`)).toBe('visitor-token-1'))
    // Which form it was that they filled in is sent with it.
    await expect(sentForms).toHaveBeenCalledWith(expect.objectContaining({ version: asking.version }))
  },
}

const handoffForm = {
  fields: [
    { kind: 'email' as const, label: '', required: true },
    { kind: 'own' as const, label: 'Order number', required: false },
  ],
  consent: 'We only use it to answer you.',
}

/** Who wants a person is asked for what the owner chose, may go on talking, and fills it in when they like. */
export const AskedAtHandoff: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(...embedHandlers({ handoffForm }))
    return () => forgetToken(agentUrl)
  },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'I want to talk to a person{Enter}')
    const email = await canvas.findByRole('textbox', { name: 'Email' })
    await expect(canvas.getByText(handoffForm.consent)).toBeVisible()
    await userEvent.type(field, 'When do you open?{Enter}')
    await canvas.findByText('You asked: When do you open?')
    await waitFor(() => expect(email).toBeEnabled())
    await userEvent.type(email, 'ana@example.com')
    await userEvent.type(canvas.getByRole('textbox', { name: /Order number/ }), 'A-17')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Send' })[0]!)
    await waitFor(() => expect(canvas.getAllByText(passedOnWords)).toHaveLength(2))
    await expect(email).toBeDisabled()
    await expect(email).toHaveValue('ana@example.com')
  },
}

/** Where too many filled it in for it to be kept, visitors are told, and go on without it though it has to be filled in. */
export const AskedAndUnkept: Story = {
  tags: ['walk'],
  args: { boot: { ...served, agent: asking } },
  beforeEach({ msw }) {
    msw.use(embedScenarios.form.rateLimited(), ...embedHandlers({ agent: asking }))
    return () => forgetToken(agentUrl)
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ana@example.com')
    await expect(canvas.queryByRole('button', { name: 'Skip' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Start chat' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(chatFormWords('en').unkept)
    await expect(canvas.getByLabelText('Email')).toHaveValue('ana@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeVisible()
  },
}

/** Where the refusal comes after the conversation began, nothing that was typed is lost: it is shown, and sent again. */
export const AskedAndUnkeptLate: Story = {
  tags: ['walk'],
  args: { boot: { ...served, agent: asking } },
  beforeEach({ msw }) {
    msw.use(
      // The conversation waits four seconds for it.
      http.post(`*${agentUrl}/form`, () => delay(4300)),
      embedScenarios.form.rateLimited(),
      ...embedHandlers({ agent: asking }),
    )
    return () => forgetToken(agentUrl)
  },
  async play({ canvas, userEvent, msw }) {
    await userEvent.type(await canvas.findByLabelText('Name (optional)'), 'Ana Lima')
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Start chat' }))
    const field = await canvas.findByRole('textbox', { name: 'Message' }, { timeout: 6000 })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(await canvas.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(
      chatFormWords('en').unkept,
    )
    await expect(canvas.getByText('Ana Lima · ana@example.com')).toBeVisible()
    msw.use(...embedHandlers({ agent: asking }))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText('Ana Lima · ana@example.com')).toBeNull())
    await expect(field).toHaveFocus()
  },
}

/** Where nothing has to be filled in, visitors can go on without the form. */
export const AskedAndSkipped: Story = {
  tags: ['walk'],
  args: { boot: { ...served, agent: skippable } },
  beforeEach({ msw }) {
    msw.use(...embedHandlers({ agent: skippable }))
    return () => sessionStorage.removeItem(`vg ${agentUrl} form`)
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip' }))
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeVisible()
    await expect(sessionStorage.getItem(`vg ${agentUrl}`)).toBeNull()
  },
}

/** A call, here without a microphone: what would be said is typed, and is in the conversation afterwards. */
export const Called: Story = {
  tags: ['walk'],
  args: { boot: { ...served, agent: called } },
  beforeEach: ({ msw }) => msw.use(...embedHandlers({ agent: called })),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }))
    const asked = await canvas.findByText(/^The agent needs your microphone\./)
    await expect(asked).toBeVisible()
    const asking = within(asked.closest<HTMLElement>('.vg-call') ?? document.body)
    await userEvent.click(asking.getByRole('button', { name: 'Call' }))
    await expect(await canvas.findByText(/^The microphone cannot be used\./)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Send' }), 'Are you open today?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('You asked: Are you open today?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'End call' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the chat' }))
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeVisible()
    await expect(await canvas.findByText('You asked: Are you open today?')).toBeVisible()
  },
}

/** A page served without its agent asks for it. */
export const AsksForTheAgent: Story = {
  args: { boot: unserved },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Corner Bakery' })).toBeVisible()
  },
}

/** The first message starts the session, which this tab then keeps. */
export const FirstMessage: Story = {
  tags: ['arrives'],
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Are you open today?{Enter}')
    await expect(await canvas.findByText('You asked: Are you open today?')).toBeVisible()
    await expect(Object.values(sessionStorage)).toEqual(['visitor-token-1'])
  },
}

/** After a reload the conversation goes on. */
export const Restored: Story = {
  beforeEach({ msw }) {
    keepToken(`/api/eu/public/agents/${publicAgentId}`, 'visitor-token-0')
    msw.use(...embedHandlers({ messages: [messageFixtures.question, messageFixtures.withSource] }))
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Opening hours' })).toBeVisible()
  },
}

const { picture, document: menu } = attachedFixtures
const files = [picture, menu]

/** A person sent a picture, which is shown, and a document, which is saved by a press. */
export const SentFiles: Story = {
  beforeEach({ msw }) {
    keepToken(agentUrl, 'visitor-token-0')
    const attachments = files.map(attachmentOf)
    const by = { name: 'Mira', pictureURL: '' }
    const sent = buildMessage({ id: 'sent', role: 'member', by, blocks: [], attachments })
    msw.use(...embedHandlers({ messages: [messageFixtures.question, sent], files }))
  },
  async play({ canvas, userEvent }) {
    const shown = await canvas.findByRole('img', { name: picture.name })
    await expect(shown).toHaveAttribute('src', `data:image/png;base64,${picture.base64}`)
    const saved = canvas.getByTitle(`Download ${menu.name}`)
    await expect(saved).toHaveTextContent('1.2 MB')
    if (restsHere) return
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(saved)
    await waitFor(() => expect(save.mock.contexts[0]).toMatchObject({ download: menu.name }))
  },
}

/** A file that could not be read says so, and is tried again. */
export const FileFails: Story = {
  beforeEach({ msw }) {
    keepToken(agentUrl, 'visitor-token-0')
    const attachments = [attachmentOf(picture)]
    const sent = buildMessage({ id: 'sent', role: 'member', text: 'Our terrace', attachments })
    msw.use(embedScenarios.attachment.unavailable(), ...embedHandlers({ messages: [sent], files }))
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('This file could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const sharing = {
  boot: { ...served, agent: buildPublicAgent({ syncBrowser: true }) },
}

/** Where tabs share a conversation, one that begins elsewhere shows here. */
export const SharedByTabs: Story = {
  tags: ['arrives'],
  args: sharing,
  beforeEach({ msw }) {
    msw.use(...embedHandlers({ messages: [messageFixtures.question, messageFixtures.withSource] }))
    return () => forgetToken(agentUrl, true)
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Opening hours' })).toBeNull()
    keepToken(agentUrl, 'visitor-token-0', true)
    // What another tab's storage tells this one.
    dispatchEvent(new StorageEvent('storage', { key: saidKey(agentUrl) }))
    await expect(await canvas.findByRole('link', { name: 'Opening hours' })).toBeVisible()
    await expect(sessionStorage).toHaveLength(0)
  },
}

/** A session that ended meanwhile begins anew without a word. */
export const SessionEnded: Story = {
  tags: ['arrives'],
  beforeEach() {
    keepToken(`/api/eu/public/agents/${publicAgentId}`, 'visitor-token-of-yesterday')
  },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Are you open today?{Enter}')
    await expect(await canvas.findByText('You asked: Are you open today?')).toBeVisible()
  },
}

/** The server says how it went wrong; the visitor can try again. */
export const SendFails: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(embedScenarios.send.unavailable())
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Are you open today?{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The assistant could not answer just now.',
    )
  },
}

/** The answer stops arriving in the middle: what came stays in view while the visitor waits. */
export const Writing: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(embedScenarios.send.writing('Today we are open ', 'until'))
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Are you open today?{Enter}')
    await expect(await canvas.findByText('Today we are open until')).toBeInTheDocument()
  },
}

/** The server knows already that there is no such agent. */
export const UnknownAgent: Story = {
  args: { boot: { ...unserved, error: { code: 'not_found', message: '' } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'This chat is not available' })).toBeVisible()
  },
}

/** The agent may not appear on this website. */
export const NotAllowed: Story = {
  args: { boot: unserved },
  beforeEach({ msw }) {
    msw.use(embedScenarios.agent.forbidden())
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'This chat is not available here' }),
    ).toBeVisible()
  },
}

/** The agent could not be loaded; the next try finds it. */
export const LoadFails: Story = {
  args: { boot: unserved },
  beforeEach({ msw }) {
    msw.use(embedScenarios.agent.networkFails())
  },
  async play({ canvas, msw, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    msw.use(...embedHandlers())
    if (restsHere) return
    await userEvent.click(retry)
    await expect(await canvas.findByRole('region', { name: 'Corner Bakery' })).toBeVisible()
  },
}
