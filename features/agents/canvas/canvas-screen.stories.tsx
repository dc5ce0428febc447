import { expect, screen, waitFor, within } from 'storybook/test'
import { tellCurrentNode } from '#features/shared/agent-chat/current-node.ts'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { fixtureFunctionIds } from '#mocks/fixtures/library/function.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { saveMockAgent } from '#mocks/handlers/agents/save-mock-agent.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { CanvasScreen } from './canvas-screen.tsx'
import { newNode } from './flow-edits.ts'
import { startingFlows } from './starting-flows.ts'

const agentId = fixtureAgentIds.cafe
const [questions, , departments] = startingFlows.map(({ nodes }) => nodes)

const seed = (nodes: readonly FlowNode[] = [], enableNodes = true) => ({
  agents: [buildAgent({ enableNodes, nodes: [...nodes], assignedToolsIds: [fixtureFunctionIds.order] })],
})
const route = (look?: 'drawing' | 'list') => ({
  pattern: paths.agentCanvas.pattern,
  url: paths.agentCanvas.href('eu', agentId, look),
})

const meta = {
  component: CanvasScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId, localAnswers: false },
  parameters: { route: route('drawing'), seed: seed(departments) },
} satisfies Meta<typeof CanvasScreen>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const drawn = (name: string | RegExp) => screen.findByRole('group', { name })
const listed = (name: RegExp) => screen.findByRole('button', { name })
const savedFlow = ({ mocks }: PlayContext) =>
  mocks.db.agents.find(({ ID }) => ID === agentId)?.nodes as FlowNode[] | undefined

/** A flow as a drawing; nothing is missing in it. */
export const Default: Story = {
  play: async () => {
    await expect(await drawn('Choice: Department')).toBeVisible()
    await expect(screen.getByText(/Nothing is missing/)).toBeVisible()
    await expect(screen.getByRole('switch', { name: 'Answer with this flow' })).toBeChecked()
  },
}

/** No flow yet: one of three to begin with, each complete. */
export const Empty: Story = {
  parameters: { seed: seed([], false) },
  play: async (context) => {
    const { userEvent } = context
    const begin = await screen.findByRole('button', { name: 'Begin with: Ask for a name and email' })
    if (restsHere) return
    await userEvent.click(begin)
    await expect(await drawn('Question: Name')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText(/Draft saved\. Publish it/)).toBeVisible()
    await expect(savedFlow(context)).toHaveLength(questions?.length ?? 0)
  },
}

/** What is missing stands below, marked at its step, and leads there. */
export const Problems: Story = {
  tags: ['arrives'],
  parameters: {
    seed: seed([
      { ...newNode('start', 'start', { x: 0, y: 0 }), exits: { next: 'ask' } },
      { ...newNode('message', 'ask', { x: 336, y: 0 }), text: 'Hello', exits: { next: 'ask' } },
      { ...newNode('tool', 'order', { x: 336, y: 220 }), label: 'Order' },
    ]),
  },
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole('region', { name: 'What is missing' }))
    await expect(list.getByText(/would repeat without waiting/)).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Show Tool: Order: Choose a tool.' }))
    const step = within(await screen.findByRole('region', { name: 'Order' }))
    await expect(step.getByText('Connect this step: no way from the start leads to it.')).toBeVisible()
    await userEvent.click(step.getByRole('combobox', { name: /^Tool/ }))
    // Each with its picture, or the sign of a function.
    for (const tool of await screen.findAllByRole('option'))
      await expect(tool.querySelector('svg, img')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

/** The same flow as a list: a step is opened, changed, connected and taken back by keys alone. */
export const ListView: Story = {
  tags: ['arrives'],
  parameters: { route: route('list'), seed: seed(questions) },
  play: async (context) => {
    const { userEvent } = context
    ;(await listed(/^1\. Start/)).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const text = await screen.findByRole('textbox', { name: 'What the agent asks' })
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.clear(text)
    await userEvent.type(text, 'Who are you?')
    await expect(screen.getAllByText('Who are you?').length).toBeGreaterThan(1)
    if (restsHere) return
    ;(await listed(/^2\. Name/)).focus()
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(await screen.findByText('Nothing leads to it')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.queryByText('Nothing leads to it')).toBeNull())
  },
}

/** A step's fields beside the drawing; a variable completes while it is typed. */
export const Inspecting: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    const node = await drawn('Choice: Department')
    node.focus()
    await userEvent.keyboard('{Enter}')
    const text = await screen.findByRole('textbox', { name: 'What the agent asks' })
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.type(text, ' {{{{dep')
    await userEvent.click(await screen.findByRole('option', { name: /department/ }))
    await expect(text).toHaveValue('What can we help you with? {{department}}')
    await expect(screen.getByRole('combobox', { name: 'Anything else' })).toHaveValue('Knowledge: Answer')
  },
}

/** A message shows a form under its words, whose values the flow keeps; what is missing is said. */
export const WithForm: Story = {
  tags: ['arrives'],
  parameters: {
    route: route('list'),
    seed: seed([
      { ...newNode('start', 'start', { x: 0, y: 0 }), exits: { next: 'ask' } },
      { ...newNode('message', 'ask', { x: 336, y: 0 }), text: 'Hello', exits: { next: 'bye' } },
      { ...newNode('end', 'bye', { x: 672, y: 0 }), text: 'Thank you, {{guest}}.' },
    ]),
  },
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(await listed(/^2\. Message/))
    await userEvent.click(await screen.findByRole('button', { name: 'Form' }))
    const form = within(await screen.findByRole('group', { name: 'Form' }))
    await expect((await screen.findAllByText('Name every field of the form.'))[0]).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: 'Label' }), 'Your name')
    await userEvent.type(form.getByRole('textbox', { name: 'Keep it as' }), 'guest')
    await expect(await screen.findByText(/Nothing is missing/)).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Sent' })).toHaveValue('End')
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText(/Draft saved\. Publish it/)).toBeVisible()
    await expect(savedFlow(context)?.[1]).toMatchObject({
      parts: [
        { type: 'form', fields: [{ name: 'guest', label: 'Your name', required: true }], submit: 'Send' },
      ],
    })
  },
}

/** While somebody talks to it in the test chat, the step they are at is lit; without a model, one that writes says so. */
export const LitStep: Story = {
  args: { localAnswers: true },
  parameters: {
    seed: seed([
      { ...newNode('start', 'start', { x: 0, y: 0 }), exits: { next: 'write' } },
      {
        ...newNode('ai', 'write', { x: 336, y: 0 }),
        instruction: 'Greet them.',
        exits: { next: 'bye', failed: 'bye' },
      },
      { ...newNode('end', 'bye', { x: 672, y: 0 }), text: 'Goodbye.' },
    ]),
  },
  beforeEach: () => {
    tellCurrentNode(agentId, 'bye')
    return () => tellCurrentNode(agentId, null)
  },
  play: async () => {
    await expect(await screen.findByText('The test chat is here')).toBeVisible()
    await expect(screen.getAllByText(/No language model is configured/)[0]).toBeVisible()
  },
}

/** On a phone the list comes first. */
export const Phone: Story = {
  parameters: { route: route(), shell: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

/** Somebody else changed the same step: it is asked whose to keep; what both changed elsewhere is merged. */
export const Conflict: Story = {
  tags: ['arrives'],
  parameters: { route: route('list'), seed: seed(questions) },
  play: async (context) => {
    const { userEvent, mocks } = context
    await userEvent.click(await listed(/^2\. Name/))
    const text = await screen.findByRole('textbox', { name: 'What the agent asks' })
    await userEvent.clear(text)
    await userEvent.type(text, 'Mine')
    const kept = mocks.db.agents.find(({ ID }) => ID === agentId)
    const theirs = questions?.map((node) =>
      node.kind === 'question' || node.kind === 'end' ? { ...node, text: 'Theirs' } : node,
    )
    if (kept && theirs) saveMockAgent(mocks.db, kept, { nodes: theirs }, kept.rev)
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const question = await screen.findByRole('alert', { name: 'Someone else changed this meanwhile.' })
    await expect(within(question).getAllByText('Question: Name')[0]).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: 'Keep mine' }))
    await expect(await screen.findByText(/Draft saved\. Publish it/)).toBeVisible()
    const texts = savedFlow(context)?.map((node) => ('text' in node ? node.text : ''))
    await expect(texts).toEqual(['', 'Mine', 'Theirs', 'Theirs'])
  },
}

export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    await expect(await drawn('Choice: Department')).toBeVisible()
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Add a step' })).toBeNull()
    await expect(screen.getByRole('switch', { name: 'Answer with this flow' })).toBeDisabled()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was changed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, mocks }) => {
    const box = await screen.findByRole('switch', { name: 'Answer with this flow' })
    takeRights({ mocks })
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect((await screen.findAllByText(/You do not have access to do this\./))[0]).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the canvas')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The canvas could not be loaded')).toBeVisible()
  },
}

const long: FlowNode[] = Array.from({ length: 500 }, (_, index) => {
  const position = { x: (index % 25) * 336, y: Math.floor(index / 25) * 220 }
  const exits: Record<string, string> = index < 499 ? { next: `n${index + 1}` } : {}
  if (index === 0) return { ...newNode('start', 'n0', position), exits }
  return { ...newNode('message', `n${index}`, position), text: `Step ${index}`, exits }
})

/** As many steps as a flow has. */
export const FiveHundred: Story = {
  tags: ['arrives'],
  parameters: { seed: seed(long) },
  play: async ({ userEvent, canvasElement }) => {
    const nodesDrawn = () => canvasElement.querySelectorAll('.react-flow__node').length
    await waitFor(() => expect(nodesDrawn()).toBeGreaterThan(0), { timeout: 5000 })
    const search = canvasElement.querySelector<HTMLInputElement>('input[type="search"]')!
    await userEvent.type(search, 'step 321')
    await waitFor(() => expect(canvasElement.querySelector('[role="status"]')).toHaveTextContent('1 of 1'))
    // What is out of sight is not drawn.
    await waitFor(() => expect(nodesDrawn()).toBeLessThan(100))
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }
