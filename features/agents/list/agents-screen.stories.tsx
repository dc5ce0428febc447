import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import {
  agentThemeJson,
  buildAgent,
  buildManyAgents,
  fixtureAgentIds,
} from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { agentLifeScenarios } from '#mocks/handlers/agents/agent-life.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { AgentsScreen } from './agents-screen.tsx'

const meta = {
  component: AgentsScreen,
  decorators: [withSignedIn, withRoute],
  parameters: { route: { pattern: paths.agents.pattern, url: paths.agents.href('eu') } },
} satisfies Meta<typeof AgentsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Last changed first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = await canvas.findAllByRole('heading', { level: 2 })
    await expect(titles.map((title) => title.textContent)).toEqual([
      'Harbour café',
      'Yoga studio front desk',
      'Order support',
    ])
    await expect(canvas.getByText('2 hours ago')).toBeVisible()
    await expect(canvas.getByText('yesterday')).toBeVisible()
  },
}

/** The whole card leads to its agent. */
export const CardPressed: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Harbour café' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      paths.agentOverview.href('eu', fixtureAgentIds.cafe),
    )
  },
}

/** New Agent opens its drawer through the address. */
export const NewAgent: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Harbour café' })
    await userEvent.click(canvas.getByRole('button', { name: 'New Agent' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents?new=agent')
  },
}

export const Searched: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Harbour café' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search agents' }), 'cafe')
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1))
    await expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents?q=cafe')
  },
}

export const NothingFound: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Harbour café' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search agents' }), 'zebra')
    await expect(await canvas.findByRole('heading', { name: 'No agent matches' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(agentScenarios.list.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading agents')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { seed: { agents: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No agents yet' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New Agent' })).toBeNull()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Create your first agent' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent('?new=agent')
  },
}

/** What failed, a request id to quote, and Retry. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(agentScenarios.list.notFound())
  },
  play: async ({ canvas, userEvent, msw, mocks }) => {
    await expect(await canvas.findByRole('heading', { name: 'Agents could not be loaded' })).toBeVisible()
    await expect(canvas.getByText(/^mock-/)).toBeVisible()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('link', { name: 'Harbour café' })).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(agentScenarios.list.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server could not be reached/)).toBeVisible()
  },
}

/** Thirty at a time. */
export const ManyAgents: Story = {
  parameters: { seed: () => ({ agents: buildManyAgents(70) }) },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(30)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(60))
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(70))
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull()
  },
}

/** The pages already there stay when the next one fails. */
export const NextPageFailed: Story = {
  tags: ['arrives'],
  parameters: { seed: () => ({ agents: buildManyAgents(40) }) },
  play: async ({ canvas, userEvent, msw, mocks }) => {
    const more = await canvas.findByRole('button', { name: 'Load more' })
    msw.use(agentScenarios.list.networkFails())
    await userEvent.click(more)
    await expect(await canvas.findByText('More agents could not be loaded.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30)
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40))
  },
}

/** Names of any length and direction keep the cards in shape. */
export const LongNames: Story = {
  parameters: {
    seed: {
      agents: [
        buildAgent({ title: 'A'.repeat(200), description: 'Unbroken'.repeat(60) }),
        buildAgent({
          ID: fixtureAgentIds.studio,
          title: 'مساعد متجر القهوة في الميناء القديم',
          description: 'يجيب عن أسئلة الزوار حول المواعيد والقائمة.',
          customThemeJSONString: agentThemeJson('#F7C9D4'),
        }),
        buildAgent({
          ID: fixtureAgentIds.support,
          title: '🥐🥖',
          description: '',
          customThemeJSONString: '{broken',
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    for (const card of cards) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth + 1)
  },
}

/** One row each, through the address. */
export const AsTable: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Harbour café' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    const table = await canvas.findByRole('table', { name: 'Agents' })
    await expect(within(table).getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByTestId('address')).toHaveTextContent('?view=table')
  },
}

/** On a phone all of a row is on the screen, its activity as a quiet line. */
export const AsTableOnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: { route: { pattern: paths.agents.pattern, url: `${paths.agents.href('eu')}?view=table` } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Agents' })
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth)
    const lines = [...canvasElement.querySelectorAll('.vg-_sparkline polyline')]
    await expect(lines.length).toBeGreaterThan(0)
    const probe = canvasElement.appendChild(document.createElement('i'))
    probe.style.color = 'var(--text-muted)'
    for (const line of lines) await expect(getComputedStyle(line).stroke).toBe(getComputedStyle(probe).color)
    probe.remove()
  },
}

export const SortedByName: Story = {
  parameters: { route: { pattern: paths.agents.pattern, url: `${paths.agents.href('eu')}?sort=title` } },
  play: async ({ canvas }) => {
    const titles = await canvas.findAllByRole('heading', { level: 2 })
    await expect(titles.map((title) => title.textContent)).toEqual([
      'Harbour café',
      'Order support',
      'Yoga studio front desk',
    ])
  },
}

async function openActions(
  canvas: ReturnType<typeof within>,
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'],
) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Harbour café' }))
  return within(await screen.findByRole('menu'))
}

/** Somebody invited to look, and no more, is offered nothing that would be refused. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(lookOnlyReason)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New Agent' })).toBeNull()
    if (restsHere) return
    const menu = await openActions(canvas, userEvent)
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy Agent ID',
    ])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Sort, filter and import' }))
    const view = within(await screen.findByRole('menu'))
    await expect(view.queryByRole('menuitem', { name: 'Import template' })).toBeNull()
  },
}

/** The copy comes first: it is the latest change. */
export const Duplicated: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    const menu = await openActions(canvas, userEvent)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Duplicate' }))
    await expect(await canvas.findByRole('link', { name: 'Harbour café copy' })).toBeVisible()
  },
}

export const DuplicateRefused: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(agentLifeScenarios.duplicate.forbidden({ message: 'Your plan allows 2 agents.' }))
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openActions(canvas, userEvent)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Duplicate' }))
    await expect(await screen.findByText('Your plan allows 2 agents.')).toBeVisible()
  },
}

/** Asks first, and wants the word typed: it cannot be undone. */
export const Deleted: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    const menu = await openActions(canvas, userEvent)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete agent?' }))
    await userEvent.type(dialog.getByRole('textbox'), 'delete')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete agent' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(canvas.queryByRole('link', { name: 'Harbour café' })).toBeNull()
  },
}

/** What failed is said where one is, and the agent stays. */
export const DeleteFailed: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(agentLifeScenarios.remove.rateLimited())
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openActions(canvas, userEvent)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete agent?' }))
    await userEvent.type(dialog.getByRole('textbox'), 'delete')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete agent' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(3)
  },
}

async function chooseFile(
  canvas: ReturnType<typeof within>,
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'],
  text: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sort, filter and import' }))
  await screen.findByRole('menuitem', { name: 'Import template' })
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[aria-label="Template file"]')!,
    new File([text], 'agent.json', { type: 'application/json' }),
  )
}

/** A template file becomes an agent, which opens. */
export const TemplateImported: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Harbour café' })
    await chooseFile(canvas, userEvent, '{"schemaVersion":1,"agent":{"title":"Brought along"}}')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/overview'))
  },
}

export const TemplateRefused: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Harbour café' })
    await chooseFile(canvas, userEvent, 'no template at all')
    await expect(await screen.findByText(/The file is not JSON/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ canvas, userEvent }) => {
    const menu = await openActions(canvas, userEvent)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Duplicate' }))
    await expect(await screen.findByText('The agent was not duplicated')).toBeVisible()
    await expect(screen.getByText('You do not have access to do this.')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
