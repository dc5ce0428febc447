import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'
import { documentScenarios } from '#mocks/handlers/knowledge/document.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { DocumentDrawer } from './document-drawer.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: DocumentDrawer,
  decorators: [withSignedIn, withRoute],
  args: {
    owner: { region: 'eu', agentId },
    item: 'text',
    open: true,
    readOnly: false,
    onClose: fn(),
    onExited: fn(),
  },
  parameters: {
    route: {
      pattern: paths.agentKnowledge.pattern,
      url: paths.agentKnowledge.href('eu', agentId),
    },
    seed: {
      knowledge: new Map([
        [agentId, [buildKnowledgeCard({ ID: 'text', name: 'Parking', sourceType: 'doc', charCount: 54 })]],
      ]),
      knowledgeTexts: new Map([
        [`${agentId}:text`, '# Cars\n\nPark behind the house.\n\n# Bicycles\n\nAt the door.'],
      ]),
    },
  },
} satisfies Meta<typeof DocumentDrawer>

export default meta
type Story = StoryObj<typeof meta>

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** A document with its text and the passages answers are made from. */
export const Default: Story = {
  play: async () => {
    const drawer = await opened('Parking')
    await expect(await drawer.findByRole('textbox', { name: /^Text/ })).toHaveValue(
      '# Cars\n\nPark behind the house.\n\n# Bicycles\n\nAt the door.',
    )
    await expect(await drawer.findByText(/cut into 2 passages/)).toBeInTheDocument()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(documentScenarios.get.neverAnswers())
  },
  play: async () => {
    await expect(await screen.findByText('Loading the document')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(documentScenarios.get.networkFails())
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'The document could not be loaded' }),
    ).toBeVisible()
  },
}

/** Who may only look reads it. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async () => {
    const drawer = await opened('Parking')
    await expect(await drawer.findByRole('textbox', { name: /^Text/ })).toHaveAttribute('readonly')
    await expect(drawer.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** Somebody took the right to change it away meanwhile. */
export const Forbidden: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(documentScenarios.save.forbidden())
  },
  play: async () => {
    const drawer = await opened('Parking')
    const text = await drawer.findByRole('textbox', { name: /^Text/ })
    if (restsHere) return
    await userEvent.type(text, ' Mind the dog.')
    await userEvent.click(drawer.getByRole('button', { name: /^Save/ }))
    await expect(await screen.findByText('Not saved')).toBeVisible()
  },
}

/** A question of visitors waits for its answer: it stands there, and what is typed first is the answer. */
export const AnswersQuestion: Story = {
  args: { item: 'new-questions' },
  parameters: {
    route: {
      pattern: paths.agentKnowledge.pattern,
      url: paths.agentKnowledge.href('eu', agentId, undefined, {
        item: 'new-questions',
        question: 'Are dogs welcome?',
      }),
    },
  },
  play: async () => {
    const drawer = await opened('New questions and answers')
    await expect(drawer.getByRole('textbox', { name: /^Name/ })).toHaveValue('Are dogs welcome?')
    await waitFor(() => expect(drawer.getByRole('textbox', { name: /^Answer 1/ })).toHaveFocus())
    await expect(drawer.getByRole('textbox', { name: /^Question 1/ })).toHaveValue('Are dogs welcome?')
  },
}
