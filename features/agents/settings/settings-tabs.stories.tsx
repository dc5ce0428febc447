import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { SettingsScreen } from './settings-screen.tsx'
import type { SettingsTab } from './settings-tabs.ts'

const agentId = fixtureAgentIds.cafe

/** A sub-tab, of an agent that has these settings. */
function at(tab?: SettingsTab, settings: Partial<Agent> = {}) {
  return {
    route: { pattern: paths.agentSettings.pattern, url: paths.agentSettings.href('eu', agentId, tab) },
    seed: { agents: [buildAgent(settings)] },
  }
}

const meta = {
  component: SettingsScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId },
  parameters: at(),
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function save({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
  await expect(await canvas.findByText(/^Draft saved\./)).toBeVisible()
}

const draftOf = ({ mocks }: PlayContext) => mocks.db.agents.find(({ ID }) => ID === agentId)

/** The first sub-tab: who the agent is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy Agent ID' })).toBeVisible()
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Core',
      'UI',
      'Language',
      'Security',
      'Notifications',
      'Handoff',
      'Technical',
      'Analytics',
      'Advanced',
      'Integrations',
    ])
    await expect(canvas.getByRole('link', { name: 'Change them there' })).toBeVisible()
  },
}

/** An address that names no sub-tab shows the first. */
export const UnknownTab: Story = {
  parameters: {
    ...at(),
    route: { ...at().route, url: `${paths.agentSettings.href('eu', agentId)}?tab=secrets` },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Core', selected: true })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the settings')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The settings could not be loaded')).toBeVisible()
  },
}

export const Ui: Story = {
  parameters: at('ui'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const glides = await canvas.findByRole('switch', { name: 'Scroll animation' })
    await expect(glides).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Chat background' })).toBeVisible()
    if (restsHere) return
    await userEvent.click(glides)
    await userEvent.click(canvas.getByRole('switch', { name: 'Rich answers' }))
    await save(context)
    await expect(draftOf(context)).toMatchObject({ scrollAnimation: false, vg_enableUIEngine: false })
  },
}

export const NotSaved: Story = {
  tags: ['arrives'],
  parameters: at('ui'),
  beforeEach: ({ msw }) => msw.use(agentScenarios.save.rateLimited()),
  play: async ({ canvas, userEvent }) => {
    const glides = await canvas.findByRole('switch', { name: 'Scroll animation' })
    await userEvent.click(glides)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText(/^Failed to save agent, Too many requests\./)).toBeVisible()
    await expect(glides).not.toBeChecked()
  },
}

/** A background there is can be taken away. */
export const WithBackground: Story = {
  tags: ['walk'],
  parameters: at('ui', { chatBgURL: 'https://pictures.example/harbour.png' }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Chat background' }))
    await save(context)
    await expect(draftOf(context)).toMatchObject({ chatBgURL: '' })
  },
}

/** A language the widget has no words of its own in is made whole here: each word, and the greeting. */
export const LanguageOfNoOurs: Story = {
  parameters: at('language', { lang: 'ja-JP' }),
  play: async ({ canvas, userEvent, mocks }) => {
    await expect(await canvas.findByText(/what is left empty is said in English/)).toBeVisible()
    if (restsHere) return
    await userEvent.type(canvas.getByRole('textbox', { name: /^Greeting in this language/ }), 'こんにちは')
    await userEvent.type(canvas.getByRole('textbox', { name: 'While a tool is called' }), '確認中です')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(mocks.db.agents.find(({ ID }) => ID === agentId)?.widgetTexts).toEqual([
        { lang: 'ja', word: 'greeting', text: 'こんにちは' },
        { lang: 'ja', word: 'lookingUp', text: '確認中です' },
      ]),
    )
  },
}

export const Language: Story = {
  parameters: at('language', { widgetTexts: [{ lang: 'de', word: 'send', text: 'Ab die Post' }] }),
  play: async (context) => {
    const { canvas, userEvent } = context
    const placeholder = await canvas.findByRole('textbox', { name: 'In the empty message field' })
    await expect(placeholder).toHaveAttribute('placeholder', 'Write a message…')
    if (restsHere) return
    await userEvent.type(placeholder, 'Ask the harbour café…')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Greeting in this language/ }), 'Ahoy!')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Language of these words' }))
    await userEvent.click(await screen.findByRole('option', { name: 'German' }))
    await expect(canvas.getByRole('textbox', { name: 'Send button' })).toHaveValue('Ab die Post')
    await expect(canvas.getByText(/^Used once the agent’s language is changed/)).toBeVisible()
    await save(context)
    await expect(draftOf(context)?.widgetTexts).toEqual([
      { lang: 'en', word: 'greeting', text: 'Ahoy!' },
      { lang: 'en', word: 'placeholder', text: 'Ask the harbour café…' },
      { lang: 'de', word: 'send', text: 'Ab die Post' },
    ])
  },
}

export const TextTooLong: Story = {
  tags: ['arrives'],
  parameters: at('language'),
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('textbox', { name: 'Send button' })
    await userEvent.click(send)
    await userEvent.paste('x'.repeat(201))
    await userEvent.tab()
    await expect(await canvas.findByText('Please keep each text under 200 characters.')).toBeVisible()
    await expect(send).toBeInvalid()
  },
}

export const Limits: Story = {
  parameters: at('security'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const tokens = await canvas.findByRole('spinbutton', { name: 'Tokens per conversation' })
    await expect(tokens).toHaveValue(0)
    if (restsHere) return
    await userEvent.clear(tokens)
    await userEvent.type(tokens, '20000')
    const messages = canvas.getByRole('spinbutton', { name: 'Messages per visitor' })
    await userEvent.clear(messages)
    await userEvent.type(messages, '60')
    await save(context)
    await expect(draftOf(context)).toMatchObject({ maxTokensUsage: 20_000, maxMessagesPerVisitor: 60 })
  },
}

/** What is wrong is said where it stands, also when it is on another sub-tab. */
export const Invalid: Story = {
  tags: ['walk'],
  parameters: at('security'),
  play: async ({ canvas, userEvent }) => {
    const tokens = await canvas.findByRole('spinbutton', { name: 'Tokens per conversation' })
    await userEvent.clear(tokens)
    await userEvent.type(tokens, '12')
    await userEvent.click(canvas.getByRole('tab', { name: 'Technical' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    const again = await canvas.findByRole('spinbutton', { name: 'Tokens per conversation' })
    await expect(canvas.getByText(/^Please enter 0 for no limit/)).toBeVisible()
    await waitFor(() => expect(again).toHaveFocus())
  },
}

export const Notifications: Story = {
  parameters: at('notifications', { mutedMails: ['caps'] }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('switch', { name: 'Requests of visitors' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Reached caps' })).not.toBeChecked()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('switch', { name: 'Requests of visitors' }))
    await save(context)
    await expect(draftOf(context)?.mutedMails).toEqual(['requests', 'caps'])
  },
}

export const Handoff: Story = {
  parameters: at('handoff'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const title = await canvas.findByRole('textbox', { name: 'Handoff title' })
    await expect(title).toHaveValue('Talk to a person')
    if (restsHere) return
    await userEvent.clear(title)
    await userEvent.type(title, 'The crew takes over')
    const card = within(canvas.getByRole('region', { name: 'Form at handoff' }))
    await userEvent.type(card.getByRole('textbox', { name: /Your own questions/ }), 'Order number *')
    await save(context)
    await expect(draftOf(context)).toMatchObject({
      UIhandoffTitle: 'The crew takes over',
      handoffForm: { fields: [{ kind: 'own', label: 'Order number', required: true }], consent: '' },
    })
  },
}

export const Technical: Story = {
  parameters: at('technical'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const follows = await canvas.findByRole('switch', { name: 'Follow page changes' })
    await expect(follows).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Sync with the browser' })).toBeChecked()
    if (restsHere) return
    await userEvent.click(follows)
    await save(context)
    await expect(draftOf(context)).toMatchObject({ listenForUrlChanges: true })
  },
}

export const Analytics: Story = {
  parameters: at('analytics'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(/^Off, no word of a conversation is kept/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('switch', { name: 'Record chat history' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Location analytics' }))
    await save(context)
    await expect(draftOf(context)).toMatchObject({ recordChatHistory: false, enableGeoAnalytics: false })
  },
}

export const Advanced: Story = {
  parameters: at('advanced'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete agent' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export Agent Template' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Duplicate' })).toBeVisible()
  },
}

/** Deleting takes the agent's name. */
export const Deletes: Story = {
  tags: ['walk'],
  parameters: { ...at('advanced'), route: { ...at('advanced').route, keepsNotices: true } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete agent' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete agent?' }))
    const button = dialog.getByRole('button', { name: 'Delete agent' })
    await userEvent.type(dialog.getByRole('textbox'), 'delete')
    await expect(button).toBeDisabled()
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.type(dialog.getByRole('textbox'), 'Harbour café')
    await userEvent.click(button)
    // The notice leaves the dialog's layer as that closes.
    await waitFor(() => expect(screen.getByText('Agent deleted')).toBeVisible())
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(paths.agents.href('eu')))
    await expect(draftOf(context)).toBeUndefined()
  },
}

/** Changing between sub-tabs loses nothing; Discard does. */
export const KeptAcrossTabs: Story = {
  tags: ['walk'],
  parameters: at('technical'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Follow page changes' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Handoff' }))
    await expect(await canvas.findByText('There are unsaved changes.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Core' }))
    await expect(await canvas.findByText('There are unsaved changes.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Technical' }))
    await expect(await canvas.findByRole('switch', { name: 'Follow page changes' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByRole('switch', { name: 'Follow page changes' })).not.toBeChecked()
  },
}

/** An agent of the compatible platform has what applies to it. */
export const OfThePlatform: Story = {
  parameters: at('security', { agentPlatform: 'vf' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Security', selected: true })).toBeVisible()
    await expect(canvas.queryByRole('tab', { name: 'Handoff' })).toBeNull()
    await expect(canvas.queryByRole('tab', { name: 'Notifications' })).toBeNull()
    await expect(canvas.getByRole('spinbutton', { name: 'Messages per visitor' })).toBeVisible()
    await expect(canvas.queryByLabelText(/Tokens per/)).toBeNull()
  },
}

/** Two people changed the same setting. */
export const Conflict: Story = {
  tags: ['arrives'],
  parameters: at('handoff'),
  play: async (context) => {
    const { canvas, userEvent, mocks } = context
    const title = await canvas.findByRole('textbox', { name: 'Handoff title' })
    await userEvent.clear(title)
    await userEvent.type(title, 'Mine')
    Object.assign(mocks.db.agents[0] ?? {}, {
      UIhandoffTitle: 'Theirs',
      rev: 2,
      fieldRevs: { UIhandoffTitle: 2 },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText(/Both of you changed: Handoff title/)).toBeVisible()
  },
}

/** Rights were taken while it was open. */
export const Forbidden: Story = {
  tags: ['arrives'],
  parameters: at('technical'),
  play: async ({ canvas, userEvent, mocks }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Follow page changes' }))
    takeRights({ mocks })
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(
      await canvas.findByText(/^Your changes were not saved\. You do not have access to do this\./),
    ).toBeVisible()
  },
}

/** Somebody who may only look. */
export const ReadOnly: Story = {
  parameters: { ...at('analytics'), session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(lookOnlyReason)).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Record chat history' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { ...at('language'), shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
