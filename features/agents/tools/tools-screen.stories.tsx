import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildFunction, fixtureFunctionIds } from '#mocks/fixtures/library/function.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { saveMockAgent } from '#mocks/handlers/agents/save-mock-agent.ts'
import { functionScenarios } from '#mocks/handlers/library/function.handlers.ts'
import { emptyLibrary } from '#mocks/handlers/library/library-db.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { ToolsScreen } from './tools-screen.tsx'

const agentId = fixtureAgentIds.cafe
const { order, hours } = fixtureFunctionIds
const cafe = buildAgent({ assignedToolsIds: [order] })
const at = (item?: string) => ({
  pattern: paths.agentTools.pattern,
  url: paths.agentTools.href('eu', agentId, item),
})

const meta = {
  component: ToolsScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId, localAnswers: false },
  parameters: { route: at(), seed: { agents: [cafe] } },
} satisfies Meta<typeof ToolsScreen>

export default meta
type Story = StoryObj<typeof meta>

const assigned = (name: string) => screen.findByRole('switch', { name: new RegExp(`^Assigned.*\\b${name}$`) })

const many = Array.from({ length: 20 }, (_, index) =>
  buildFunction({ ID: `function0many0${String(index).padStart(2, '0')}`, name: `tool_${index}` }),
)

/** The workspace's functions; this agent may call one of them. */
export const Default: Story = {
  play: async () => {
    await expect(await assigned('find_order')).toBeChecked()
    await expect(await assigned('opening_hours')).not.toBeChecked()
    await expect(screen.getByText('All changes saved.')).toBeVisible()
  },
}

/** Switched on and saved: the draft may call it, and nothing else of the agent changed. */
export const Assigns: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.click(await assigned('opening_hours'))
    await expect(await screen.findByText('There are unsaved changes.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText(/Draft saved\. Publish it/)).toBeVisible()
    const saved = mocks.db.agents.find(({ ID }) => ID === agentId)
    await expect(saved?.assignedToolsIds).toEqual([hours, order].sort())
    await expect(saved?.title).toBe(cafe.title)
  },
}

/** An agent made before tools were assigned may call all of them, and is told how that ends. */
export const OlderAgent: Story = {
  parameters: { seed: { agents: [{ ...cafe, assignedToolsIds: undefined }] } },
  play: async () => {
    await expect(await screen.findByText('This agent may call every tool of the workspace')).toBeVisible()
    for (const box of screen.getAllByRole('switch')) await expect(box).toBeChecked()
  },
}

/** Without a language model nothing calls a tool: it says what is missing and who can change that. */
export const WithoutModel: Story = {
  args: { localAnswers: true },
  play: async () => {
    await expect(
      await screen.findByText('No language model is configured, so no tool is called'),
    ).toBeVisible()
    await expect(screen.getByText('OPENAI_API_KEY')).toBeVisible()
    await expect(await assigned('find_order')).toBeEnabled()
  },
}

/** What is made here is assigned at once, and kept with the next save. */
export const MakesOne: Story = {
  tags: ['walk'],
  parameters: { route: at('new') },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New tool' }))
    const field = async (name: string) => (await drawer.findAllByRole('textbox', { name }))[0] as HTMLElement
    await userEvent.type(await field('Name'), 'check_price')
    await userEvent.type(await field('Description'), 'Tells a price.')
    await userEvent.type(await field('Address'), 'https://shop.example/prices')
    await userEvent.click(drawer.getByRole('button', { name: 'Create tool' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await assigned('check_price')).toBeChecked()
    await expect(screen.getByText('There are unsaved changes.')).toBeVisible()
  },
}

/** The library's editor, opened in place. */
export const EditsInPlace: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit find_order' }))
    const drawer = await screen.findByRole('dialog', { name: 'Edit tool' })
    await expect(await within(drawer).findByDisplayValue('find_order')).toBeVisible()
  },
}

/** A workspace without functions. */
export const Empty: Story = {
  parameters: { seed: { agents: [cafe], library: emptyLibrary } },
  play: async () => {
    await expect(await screen.findByText('No tools yet')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'New tool' })).toBeVisible()
  },
}

/** More than fit on a screen are searched. */
export const Many: Story = {
  tags: ['arrives'],
  parameters: { seed: { agents: [cafe], library: { functions: many } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search tools' }), 'tool_19')
    await expect(await assigned('tool_19')).toBeVisible()
    await expect(screen.getAllByRole('switch')).toHaveLength(1)
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(functionScenarios.list.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the tools')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(functionScenarios.list.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tools could not be loaded')).toBeVisible()
  },
}

/** Nothing is lost when the server does not save. */
export const Invalid: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, msw }) => {
    msw.use(agentScenarios.save.rateLimited())
    await userEvent.click(await assigned('opening_hours'))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText(/Your changes were not saved/)).toBeVisible()
    await expect(await assigned('opening_hours')).toBeChecked()
  },
}

/** Somebody else assigned others meanwhile: both lists are shown, and it is asked whose to keep. */
export const Conflict: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.click(await assigned('opening_hours'))
    const kept = mocks.db.agents.find(({ ID }) => ID === agentId)
    if (kept) saveMockAgent(mocks.db, kept, { assignedToolsIds: [] }, kept.rev)
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const question = await screen.findByRole('alert', { name: 'Someone else changed this meanwhile.' })
    await expect(
      within(question).getByText(/find_order, opening_hours|opening_hours, find_order/),
    ).toBeVisible()
    await expect(within(question).getByText('None')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    await expect(await assigned('find_order')).toBeDisabled()
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'New tool' })).toBeNull()
  },
}

/** Nothing to switch, and nothing that could be made: it says why. */
export const ReadOnlyEmpty: Story = {
  parameters: { session: buildViewerSession(), seed: { agents: [cafe], library: emptyLibrary } },
  play: async () => {
    await expect(await screen.findByText('No tools yet')).toBeVisible()
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'New tool' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was switched stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, mocks }) => {
    const box = await assigned('opening_hours')
    takeRights({ mocks })
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect((await screen.findAllByText(/You do not have access to do this\./))[0]).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
