import { HttpResponse, http } from 'msw'
import { Link } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import { agentThemeJson, buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { conversationHandlers } from '#mocks/handlers/conversations/conversation.handlers.ts'
import { documentScenarios } from '#mocks/handlers/knowledge/document.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { OverviewScreen } from './overview-screen.tsx'

const agentId = fixtureAgentIds.cafe
const cafe = buildAgent({
  customThemeJSONString: agentThemeJson('#B4532A'),
  vg_initMessages: ['When are you open?', 'Do you have vegan cake?'],
  messageDelayMS: 0,
})
const savePath = `*/api/eu/v2/agents/${agentId}`

const meta = {
  component: OverviewScreen,
  args: { region: 'eu', agentId, origin: 'https://app.example' },
  parameters: {
    seed: { agents: [cafe] },
    route: { pattern: paths.agentOverview.pattern, url: paths.agentOverview.href('eu', agentId) },
  },
  decorators: [withSignedIn, withRoute],
} satisfies Meta<typeof OverviewScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type PlayContext = Parameters<Play>[0]

async function retype({ canvas, userEvent }: PlayContext, label: string, text: string) {
  // A required one carries a star.
  const input = await canvas.findByLabelText(new RegExp(`^${label}\\*?$`))
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
  return input
}

function saveChanges({ canvas, userEvent }: PlayContext) {
  return userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Harbour café' })
    await expect(canvas.getByText('Published version 1')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Open embed page/ })).toHaveAttribute(
      'href',
      `/app/eu/render/${agentId}/iframe`,
    )
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull()
    const preview = within(canvas.getByRole('complementary', { name: 'Live preview' }))
    await expect(await preview.findByRole('button', { name: 'When are you open?' })).toBeVisible()
    await expect(await canvas.findByText('1,240 characters')).toBeVisible()
  },
}

/** A link to a part of the page opens it, brings it into view and gives it the focus. */
export const LinkedToAPart: Story = {
  parameters: {
    route: {
      pattern: paths.agentOverview.pattern,
      url: `${paths.agentOverview.href('eu', agentId)}#launcher`,
    },
  },
  play: async ({ canvas }) => {
    const bubble = await canvas.findByRole('button', { name: 'Bubble' })
    await expect(bubble).toHaveFocus()
    await expect(bubble).toHaveAttribute('aria-expanded', 'true')
    await expect(bubble).toBeVisible()
  },
}

/** A link to a part leads there on the open page, too, whatever the rail led to before. */
export const LinkedToOnceOpen: Story = {
  tags: ['arrives'],
  render: (args) => (
    <>
      <Link to={{ hash: 'css' }}>To the CSS</Link>
      <Link to={{ hash: 'launcher' }}>To the bubble</Link>
      <OverviewScreen {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const rail = within(await canvas.findByRole('navigation', { name: 'On this page' }))
    await userEvent.click(canvas.getByRole('link', { name: 'To the CSS' }))
    const css = canvas.getByRole('button', { name: 'Custom CSS' })
    await waitFor(() => expect(css).toHaveFocus())
    await expect(css).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(rail.getByRole('link', { name: 'Embed code' }))
    await userEvent.click(canvas.getByRole('link', { name: 'To the bubble' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bubble' })).toHaveFocus())
  },
}

/** The rail leads to every part, the code to embed last, and says which one is being read. */
export const PartByPart: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    const rail = within(await canvas.findByRole('navigation', { name: 'On this page' }))
    await expect(rail.getAllByRole('link').at(-1)).toHaveTextContent('Embed code')
    for (const link of rail.getAllByRole('link')) {
      await userEvent.click(link)
      const part = canvas.getByRole('button', { name: link.textContent })
      await expect(part).toHaveFocus()
      await expect(part).toHaveAttribute('aria-expanded', 'true')
      // Nothing that sticks to the top lies over it.
      const { left, top } = part.getBoundingClientRect()
      await expect(part.contains(document.elementFromPoint(left + 4, top + 4))).toBe(true)
    }
    await waitFor(() =>
      expect(rail.getByRole('link', { name: 'Embed code' })).toHaveAttribute('aria-current', 'location'),
    )
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(agentScenarios.get.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the agent')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(agentScenarios.get.networkFails())
  },
  play: async ({ canvas, msw, mocks, userEvent }) => {
    await canvas.findByRole('heading', { name: 'The agent could not be loaded' })
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { level: 1, name: 'Harbour café' })
  },
}

/** A model that does not answer is told to who may change the agent, with what ends it. */
export const ModelTrouble: Story = {
  beforeEach({ msw, mocks: { db } }) {
    const lastAt = Math.floor(Date.now() / 1000) - 300
    const modelTrouble = { failure: 'key-refused', status: 401, cap: null, since: lastAt, lastAt } as const
    msw.use(...conversationHandlers({ db, modelTrouble }))
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText("The language model's provider refuses the key (status 401)")
    await expect(words).toBeVisible()
    await expect(canvas.getByText(/has to correct it/)).toHaveTextContent('Last seen 5 minutes ago')
  },
}

/** The caps of this server are told like a failure, with which of them it was. */
export const ModelCapReached: Story = {
  beforeEach({ msw, mocks: { db } }) {
    const lastAt = Math.floor(Date.now() / 1000) - 60
    const cap = { of: 'agent', calls: 8000, seconds: 86_400 } as const
    const modelTrouble = { failure: 'too-many', status: null, cap, since: lastAt, lastAt } as const
    msw.use(...conversationHandlers({ db, modelTrouble }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The cap on use of the language model is reached')).toBeVisible()
    await expect(canvas.getByText(/This server allows 8,000 calls a day for this agent/)).toHaveTextContent(
      'Meanwhile the agent answers visitors from its knowledge alone.',
    )
  },
}

/** Whoever may only look is not troubled with it. */
export const ModelTroubleOfOthers: Story = {
  parameters: { session: buildViewerSession() },
  beforeEach({ msw, mocks: { db } }) {
    const modelTrouble = { failure: 'quota', status: 429, cap: null, since: 1, lastAt: 1 } as const
    msw.use(...conversationHandlers({ db, modelTrouble }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(lookOnlyReason)
    await expect(canvas.queryByText(/quota/)).toBeNull()
  },
}

/** Three ways to embed; the preview follows. A name cannot break out of the code. */
export const EmbedCode: Story = {
  parameters: { seed: { agents: [{ ...cafe, title: `"><b>مقهى</b> ☕ O'Brien` }] } },
  play: async ({ canvas, userEvent, step }) => {
    const label = 'Chat with &quot;&gt;&lt;b&gt;مقهى&lt;/b&gt; ☕ O&#39;Brien'
    await step('popup', async () => {
      const code = await canvas.findByRole('group', { name: 'Popup Widget code' })
      await expect(code).toHaveTextContent(`src="https://app.example/embed.js?eu=${agentId}"`)
    })
    if (restsHere) return
    await step('embedded', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Embedded Chat' }))
      const code = await canvas.findByRole('group', { name: 'Embedded Chat code' })
      await expect(code).toHaveTextContent('data-target="#agent-chat"')
      await expect(canvas.queryByRole('button', { name: 'Close chat' })).toBeNull()
    })
    await step('iframe', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Iframe' }))
      const code = await canvas.findByRole('group', { name: 'Iframe code' })
      await expect(code).toHaveTextContent(`src="https://app.example/app/eu/render/${agentId}/iframe"`)
      await expect(code).toHaveTextContent(`title="${label}"`)
    })
  },
}

/** A save sends the changed fields and the revision they were made on, nothing else. */
export const Saved: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(
      http.post(savePath, async ({ request }) => {
        const { title, vg_initMessages, rev, ...rest } = (await request.clone().json()) as Record<
          string,
          unknown
        >
        const asExpected =
          title === 'Café Süd' &&
          rev === 1 &&
          JSON.stringify(vg_initMessages) === '["When are you open?","Is it warm?"]' &&
          Object.keys(rest).length === 0
        return asExpected ? undefined : HttpResponse.json({ message: 'unexpected body' }, { status: 400 })
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await retype(context, 'Name', ' Café Süd ')
    await expect(canvas.getByText('There are unsaved changes.')).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }))
    await userEvent.type(canvas.getByLabelText('Question 3'), 'Is it warm?')
    await saveChanges(context)
    await canvas.findByRole('heading', { level: 1, name: 'Café Süd' })
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
    // In the bar, so that no notice lies on what one goes on with.
    await expect(canvas.getByText('Draft saved. Publish it when visitors should see it.')).toBeVisible()
    await expect(document.querySelector('.vg-toast')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Café Süd')
    await expect(canvas.queryByLabelText('Question 3')).toBeNull()
  },
}

export const Saving: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(agentScenarios.save.neverAnswers())
  },
  play: async (context) => {
    await retype(context, 'Name', 'Café Süd')
    await saveChanges(context)
    const { canvas } = context
    await expect(await canvas.findByText('Saving…')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** What was typed stays, with the reason and the id to quote. */
export const SaveFailed: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(agentScenarios.save.rateLimited())
  },
  play: async (context) => {
    const input = await retype(context, 'Name', 'Café Süd')
    await saveChanges(context)
    const { canvas, msw, mocks } = context
    await canvas.findByText(/Your changes were not saved\. Too many requests\..*Request id/)
    await expect(input).toHaveValue('Café Süd')
    msw.use(...mocks.handlers)
    if (restsHere) return
    await saveChanges(context)
    await canvas.findByText('All changes saved.')
  },
}

/** Someone else saves the name between our reading and our save. */
const conflicting: Story['beforeEach'] = ({ msw, mocks: { db } }) => {
  const changeByOther = http.post(
    savePath,
    () => {
      Object.assign(db.agents[0] ?? {}, {
        title: 'Harbour café & bar',
        branding: 'By the harbour',
        rev: 2,
        fieldRevs: { title: 2, branding: 2 },
      })
    },
    { once: true },
  )
  msw.use(changeByOther)
}

const typeBoth: Play = async (context) => {
  await retype(context, 'Name', 'Café Süd')
  await retype(context, 'Description', 'Ask us anything.')
  await saveChanges(context)
  const notice = await context.canvas.findByRole('alert', { name: 'Someone else changed this meanwhile.' })
  await expect(notice).toHaveTextContent('Yours Café Süd')
  await expect(notice).toHaveTextContent('Theirs Harbour café & bar')
  await expect(notice).not.toHaveTextContent('Description')
  await waitFor(() => expect(notice).toHaveFocus())
}

export const Conflict: Story = { tags: ['arrives'], beforeEach: conflicting, play: typeBoth }

/** Only the fields in conflict become theirs; the rest of what was typed waits to be saved. */
export const ConflictTheirs: Story = {
  tags: ['walk'],
  beforeEach: conflicting,
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeBoth(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Load theirs' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour café & bar'),
    )
    await expect(canvas.getByLabelText('Branding line')).toHaveValue('By the harbour')
    await expect(canvas.getByLabelText('Description')).toHaveValue('Ask us anything.')
    await saveChanges(context)
    await canvas.findByText('All changes saved.')
  },
}

/** Ours wins in the field both changed; what only they changed stays theirs. */
export const ConflictMine: Story = {
  tags: ['walk'],
  beforeEach: conflicting,
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeBoth(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await canvas.findByRole('heading', { level: 1, name: 'Café Süd' })
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
    await expect(canvas.getByLabelText('Branding line')).toHaveValue('By the harbour')
  },
}

/** A closed card opens for its error, and the first wrong input has the focus. */
export const InvalidFields: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const size = await retype(context, 'Max chunk size', '500')
    await retype(context, 'Allowed websites', 'https://cafe.example\ncafe.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Knowledge' }))
    await expect(size).not.toBeVisible()
    if (restsHere) return
    await saveChanges(context)
    await expect(await canvas.findByText('Max chunk size must be greater than 1000')).toBeVisible()
    await waitFor(() => expect(size).toHaveFocus())
    await expect(
      canvas.getByText('Line 2: write “cafe.example” as an address like https://example.com.'),
    ).toBeVisible()
    const name = await retype(context, 'Name', '')
    await userEvent.tab()
    await expect(await canvas.findByText('Please provide a name for the agent.')).toBeVisible()
    await expect(name).toBeInvalid()
  },
}

/** What only the server refuses lands on its input, too. */
export const RefusedByServer: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(agentScenarios.save.validationFailed({ fields: { title: 'This name is taken.' } }))
  },
  play: async (context) => {
    const input = await retype(context, 'Name', 'Café Süd')
    await saveChanges(context)
    const { canvas } = context
    await expect(await canvas.findByText('This name is taken.')).toBeVisible()
    await expect(input).toHaveValue('Café Süd')
    await expect(input).toBeInvalid()
  },
}

export const UnsavedGuard: Story = {
  tags: ['arrives'],
  render: (args) => (
    <>
      <Link to={paths.agents.href('eu')}>All agents</Link>
      <OverviewScreen {...args} />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    const input = await retype(context, 'Name', 'Café Süd')
    await userEvent.click(canvas.getByRole('button', { name: 'Test chat' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('link', { name: 'All agents' }))
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(input).toHaveValue('Café Süd')
    await userEvent.click(canvas.getByRole('link', { name: 'All agents' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave page' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/app\/eu\/agents$/))
  },
}

function buildDocuments(count: number): KnowledgeCard[] {
  return Array.from({ length: count }, (_, index) =>
    buildKnowledgeCard({
      ID: String(index).padStart(4, '0'),
      name: `Page ${index + 1} about the harbour, the boats and the people who eat here every day of the week`,
      url: `https://cafe.example/a/long/path/to/page-${index + 1}/that/does/not/fit`,
      charCount: 1000 + index * 137,
      status: index === 3 ? 'ERROR' : 'SUCCESS',
    }),
  )
}

export const ManyDocuments: Story = {
  parameters: { seed: { knowledge: new Map([[agentId, buildDocuments(23)]]) } },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Documents' })
    const rows = () => within(list).getAllByRole('listitem')
    await expect(rows()).toHaveLength(10)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Show more documents' }))
    await waitFor(() => expect(rows()).toHaveLength(20))
    await userEvent.click(canvas.getByRole('button', { name: 'Show more documents' }))
    await waitFor(() => expect(rows()).toHaveLength(23))
    await expect(within(list).getByText('Could not be read')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more documents' })).toBeNull()
  },
}

export const NoKnowledge: Story = {
  parameters: { seed: { knowledge: new Map() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No documents yet' })).toBeVisible()
  },
}

export const KnowledgeFailed: Story = {
  beforeEach({ msw }) {
    msw.use(documentScenarios.list.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The documents could not be loaded' }),
    ).toBeVisible()
  },
}

/** Beside the test chat there is one chat: the preview begins with its bubble. */
export const PreviewBesideTestChat: Story = {
  parameters: {
    route: {
      pattern: paths.agentOverview.pattern,
      url: paths.agent.href('eu', agentId, 'overview', { showDebugger: true }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const preview = within(await canvas.findByRole('complementary', { name: 'Live preview' }))
    await expect(preview.getByText(cafe.proactiveMessage)).not.toBeVisible()
    if (restsHere) return
    await userEvent.click(preview.getByRole('button', { name: 'Chat with Harbour café' }))
    await expect(preview.getByText(cafe.proactiveMessage)).toBeVisible()
  },
}

/** The preview shows what is typed at once, in the mode and on the device one looks at, and answers. */
export const Preview: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await retype(context, 'Greeting', 'Ahoy')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question 1' }))
    const preview = within(canvas.getByRole('complementary', { name: 'Live preview' }))
    await expect(preview.getByText('Ahoy')).toBeVisible()
    await expect(preview.queryByRole('button', { name: 'When are you open?' })).toBeNull()
    if (restsHere) return
    await userEvent.click(await preview.findByRole('button', { name: 'Do you have vegan cake?' }))
    await expect(await preview.findByText('You asked: Do you have vegan cake?')).toBeVisible()
    await userEvent.click(preview.getByRole('radio', { name: 'Dark' }))
    await userEvent.click(preview.getByRole('radio', { name: 'Phone' }))
    await expect(preview.getByText('You asked: Do you have vegan cake?')).toBeVisible()
    await userEvent.click(preview.getByRole('button', { name: 'Close chat' }))
    await expect(preview.getByText('Ahoy')).not.toBeVisible()
    await userEvent.click(preview.getByRole('button', { name: 'Chat with Harbour café' }))
    await expect(preview.getByText('You asked: Do you have vegan cake?')).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Harbour café' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: {
    seed: {
      agents: [
        {
          ...cafe,
          title: 'مقهى الميناء',
          description: 'اسألونا عن الخبز وساعات العمل.',
          proactiveMessage: 'أهلًا! كيف أساعدك؟',
          vg_initMessages: ['متى تفتحون؟'],
          lang: 'ar',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'مقهى الميناء' })
  },
}

/** A saved draft that visitors do not have yet, and a greeting written for its language besides. */
export const UnpublishedChanges: Story = {
  parameters: {
    seed: {
      agents: [
        { ...cafe, rev: 3, lang: 'en', widgetTexts: [{ lang: 'en', word: 'greeting', text: 'Ahoy!' }] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unpublished changes')).toBeVisible()
    await expect(canvas.getByText(/Visitors still see version 1/)).toBeVisible()
    await expect(
      canvas.getByText(/^Visitors read the greeting written for this language/),
    ).toBeInTheDocument()
  },
}

/** Somebody who may only look reads every setting, and is offered nothing that would be refused. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(lookOnlyReason)).toBeVisible()
    if (restsHere) return
    await step('what is typed elsewhere is text to read', async () => {
      const name = canvas.getByRole('textbox', { name: 'Name' })
      await expect(name).toHaveAttribute('readonly')
      await userEvent.type(name, ' two')
      await expect(name).toHaveValue('Harbour café')
      const settings = within(canvas.getByRole('form', { name: 'Settings' }))
      await expect(settings.getByRole('radio', { name: 'Dark' })).toBeDisabled()
    })
    await step('its CSS is read, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Custom CSS' }))
      const css = () => canvas.getByRole('textbox', { name: 'CSS' })
      await waitFor(() => expect(css()).toHaveAttribute('aria-readonly', 'true'), { timeout: 15_000 })
    })
    const offered = canvas.getAllByRole('button').map((button) => button.textContent)
    for (const name of [
      'Save changes',
      'Add a question',
      'Upload',
      'Edit colours',
      'Save current as…',
      'Add a part',
      'Clear',
    ]) {
      await expect(offered).not.toContain(name)
    }
    await expect(canvas.queryByText('All changes saved.')).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was typed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async (context) => {
    const input = await retype(context, 'Name', 'Café Süd')
    await saveChanges(context)
    await context.canvas.findByText(/Your changes were not saved\. You do not have access to do this\./)
    await expect(input).toHaveValue('Café Süd')
  },
}

/** The bubble's corner, teaser and picture: the preview follows, and one save sends them. */
export const Bubble: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, mocks: { db }, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Bubble/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Left' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Teaser' }), 'Hungry?')
    await userEvent.click(canvas.getByRole('switch', { name: /^Open the widget automatically/ }))
    await step('the preview follows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }))
      await expect(canvas.getByText('Hungry?')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText('All changes saved.')
    await expect(db.agents[0]).toMatchObject({
      ui: { widgetType: 'popup', launcherSide: 'left', teaser: 'Hungry?' },
      autoStartWidget: true,
    })
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
