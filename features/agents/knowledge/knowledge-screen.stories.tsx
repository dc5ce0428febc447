import { expect, screen, userEvent, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { documentScenarios } from '#mocks/handlers/knowledge/document.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { KnowledgeScreen } from './knowledge-screen.tsx'

const agentId = fixtureAgentIds.cafe
const cards: KnowledgeCard[] = [
  buildKnowledgeCard({
    ID: 'page',
    tags: ['Visit'],
    refreshRate: '24h',
    readAt: hoursAgo(2),
    unchangedSince: hoursAgo(50),
  }),
  buildKnowledgeCard({ ID: 'text', name: 'Parking', sourceType: 'doc', charCount: 320 }),
  buildKnowledgeCard({
    ID: 'menu',
    name: 'Menu of the season.pdf',
    sourceType: 'doc',
    kind: 'file',
    fileType: 'pdf',
    charCount: 8200,
    tags: ['Food'],
  }),
  buildKnowledgeCard({
    ID: 'scan',
    name: 'Old menu.pdf',
    sourceType: 'doc',
    kind: 'file',
    fileType: 'pdf',
    status: 'ERROR',
    error: 'This PDF holds pictures of pages and no text.',
    charCount: 0,
  }),
]
const route = (search = '') => ({
  pattern: paths.agentKnowledge.pattern,
  url: `${paths.agentKnowledge.href('eu', agentId)}${search}`,
})
const known = {
  knowledge: new Map([[agentId, cards]]),
  knowledgeTexts: new Map([
    [`${agentId}:text`, '# Cars\n\nPark behind the house.\n\n# Bicycles\n\nAt the door.'],
  ]),
}

const meta = {
  component: KnowledgeScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId, models: { answers: true, embeddings: true } },
  parameters: { route: route(), seed: known },
} satisfies Meta<typeof KnowledgeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What the agent knows, with what could not be read and why. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Parking' })).toBeVisible()
    await expect(canvas.getByText('This PDF holds pictures of pages and no text.')).toBeVisible()
    await expect(await canvas.findByText('9,760 of 5,000,000 characters')).toBeVisible()
    await expect(canvas.getByText(/^Read every day · Unchanged since /)).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(documentScenarios.list.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the documents')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { seed: { knowledge: new Map([[agentId, []]]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No documents yet' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(documentScenarios.list.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The documents could not be loaded' }),
    ).toBeVisible()
  },
}

/** The address says what is looked for, and nothing holds it. */
export const NothingFound: Story = {
  parameters: { route: route('?q=unicorn') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No document matches' })).toBeVisible()
  },
}

/** Who may only look reads everything and changes nothing. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Parking' })).toBeVisible()
    await expect(canvas.getByText(lookOnlyReason)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add knowledge' })).toBeNull()
  },
}

/** A document with the passages answers are made from. */
export const Opened: Story = {
  parameters: { route: route('?item=text') },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Parking' }))
    await expect(await drawer.findByText(/cut into 2 passages/)).toBeInTheDocument()
    await expect(drawer.getByText('Bicycles')).toBeInTheDocument()
  },
}

/** A text without a name is not added. */
export const Invalid: Story = {
  parameters: { route: route('?item=new-text') },
  tags: ['walk'],
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New text' }))
    if (restsHere) return
    await userEvent.type(drawer.getByRole('textbox', { name: /^Text/ }), 'Dogs are welcome.')
    await userEvent.click(drawer.getByRole('button', { name: 'Add document' }))
    await expect(await drawer.findByText('Please give the document a name.')).toBeVisible()
  },
}

/** There is no room for the text: the plan's limit says so. */
export const Forbidden: Story = {
  parameters: { route: route('?item=new-text') },
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(documentScenarios.save.forbidden({ code: 'limit_reached', message: 'Your plan is full.' }))
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New text' }))
    if (restsHere) return
    await userEvent.type(drawer.getByRole('textbox', { name: /^Name/ }), 'Dogs')
    await userEvent.type(drawer.getByRole('textbox', { name: /^Text/ }), 'Dogs are welcome.')
    await userEvent.click(drawer.getByRole('button', { name: 'Add document' }))
    await expect(await screen.findByText('Your plan is full.')).toBeVisible()
  },
}

/** Questions and answers are added and stand in the list. */
export const AddsQuestions: Story = {
  parameters: { route: route('?item=new-questions') },
  tags: ['walk'],
  play: async ({ canvas }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New questions and answers' }))
    if (restsHere) return
    await userEvent.type(drawer.getByRole('textbox', { name: /^Name/ }), 'House rules')
    await userEvent.type(drawer.getByRole('textbox', { name: /^Question 1/ }), 'Are dogs welcome?')
    await userEvent.type(drawer.getByRole('textbox', { name: /^Answer 1/ }), 'Yes.')
    await userEvent.click(drawer.getByRole('button', { name: 'Add document' }))
    await expect(await canvas.findByRole('button', { name: 'House rules' })).toBeVisible()
  },
}

/** A question that was just added is not called wrong before anybody wrote in it; removing one keeps the others. */
export const AddsAnotherQuestion: Story = {
  parameters: { route: route('?item=new-questions') },
  tags: ['walk'],
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New questions and answers' }))
    if (restsHere) return
    await userEvent.type(drawer.getByRole('textbox', { name: /^Question 1/ }), 'Are dogs welcome?')
    await userEvent.type(drawer.getByRole('textbox', { name: /^Answer 1/ }), 'Yes.')
    await userEvent.click(drawer.getByRole('button', { name: 'Add a question' }))
    const second = await drawer.findByRole('textbox', { name: /^Question 2/ })
    await expect(second).toHaveFocus()
    await expect(drawer.queryByText('Please write the question.')).toBeNull()
    await expect(drawer.queryByText('Please write the answer.')).toBeNull()
    await userEvent.type(second, 'May I park?')
    await userEvent.click(drawer.getByRole('button', { name: 'Remove question 1' }))
    await expect(await drawer.findByRole('textbox', { name: /^Question 1/ })).toHaveValue('May I park?')
    await expect(drawer.queryByRole('textbox', { name: /^Question 2/ })).toBeNull()
  },
}

/** Several documents are chosen and deleted at once. */
export const DeletesSeveral: Story = {
  tags: ['walk'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Parking' })
    if (restsHere) return
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Parking' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Old menu.pdf' }))
    await expect(await canvas.findByText('2 documents chosen')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: 'Delete 2 documents' }))
    await expect(await screen.findByText('2 documents deleted')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Parking' })).toBeNull()
  },
}

/** Files are dropped or chosen, several at once. */
export const Uploads: Story = {
  parameters: { route: route('?item=new-files') },
  tags: ['walk'],
  play: async ({ canvas }) => {
    const modal = within(await screen.findByRole('dialog', { name: 'Upload files' }))
    if (restsHere) return
    const input = modal.getByLabelText('Files', { selector: 'input' })
    await userEvent.upload(input, [
      new File(['Dogs are welcome.'], 'dogs.txt', { type: 'text/plain' }),
      new File([''], 'nothing.md'),
    ])
    await expect(await modal.findByText('This file is empty.')).toBeVisible()
    await expect(await modal.findByText('Ready', {}, { timeout: 5000 })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('button', { name: 'dogs.txt' })).toBeVisible()
  },
}

/** Documents that wait to be read, with how many there are. */
export const Reading: Story = {
  parameters: {
    seed: {
      knowledge: new Map([
        [
          agentId,
          [
            buildKnowledgeCard({ ID: 'a', name: 'Menu', status: 'PENDING', charCount: 0 }),
            buildKnowledgeCard({ ID: 'b', name: 'Events', status: 'INITIALIZED', charCount: 0 }),
          ],
        ],
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: /Reading documents/ })).toBeVisible()
    await expect(canvas.getByText('2 documents to go')).toBeVisible()
  },
}

/** A question with what is found for it and what would be answered. */
export const TriesAQuestion: Story = {
  parameters: { route: route('?tab=try') },
  tags: ['walk'],
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('textbox', { name: 'Question' })
    if (restsHere) return
    await userEvent.type(question, 'Where do I park behind the house?')
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }))
    await expect(await canvas.findByText('Used')).toBeVisible()
    await expect(canvas.getByText('Known')).toBeVisible()
  },
}

/** The threshold with what it does to the agent's own questions. */
export const Settings: Story = {
  parameters: {
    route: route('?tab=settings'),
    seed: { ...known, agents: [buildAgent({ ID: agentId, vg_initMessages: ['Where do I park?'] })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: /Knowledge threshold/ })).toBeInTheDocument()
    await expect(await canvas.findByRole('list', { name: 'Questions and their scores' })).toBeVisible()
    await expect(canvas.getAllByText(/^Suggested, scores/)[0]).toBeVisible()
    await expect(canvas.getAllByText(/^Asked by a visitor, scores/)[0]).toBeVisible()
  },
}

/** A model writes the searches of follow-up questions; what it costs and needs stands beside it. */
export const SmartSearch: Story = {
  parameters: Settings.parameters,
  play: async ({ canvas, userEvent, mocks }) => {
    const method = await canvas.findByRole('combobox', { name: 'Follow-up questions' })
    if (restsHere) return
    await userEvent.click(method)
    await userEvent.click(await screen.findByRole('option', { name: 'A language model writes the search' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search model' }), 'small-model')
    const length = canvas.getByRole('spinbutton', { name: 'Vector length' })
    await userEvent.clear(length)
    await userEvent.type(length, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }))
    await expect(await canvas.findByText('Please enter a whole number from 64 to 4,096.')).toBeVisible()
    await userEvent.clear(length)
    await userEvent.type(length, '512')
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }))
    await expect(await screen.findByText('Settings saved')).toBeVisible()
    const agent = mocks.db.agents.find(({ ID }) => ID === agentId)
    await expect(agent?.vg_kb_llm).toMatchObject({ searchMethod: 'smart', modelId: 'small-model' })
    await expect(agent?.vg_kbDefaultDimension).toBe(512)
  },
}

/** A server without models says what is missing. */
export const WithoutModels: Story = {
  args: { models: { answers: false, embeddings: false } },
  parameters: Settings.parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No embedding model is configured/)).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: 'Vector length' })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Follow-up questions' })).toBeDisabled()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }
