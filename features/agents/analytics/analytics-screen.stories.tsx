import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildFigures, buildGroups, buildNoFigures } from '#mocks/fixtures/analytics/figures.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { figureScenarios } from '#mocks/handlers/analytics/figure.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AnalyticsScreen } from './analytics-screen.tsx'

const agentId = fixtureAgentIds.cafe
const route = (search = '') => ({
  pattern: paths.agentAnalytics.pattern,
  url: `${paths.agentAnalytics.href('eu', agentId)}${search}`,
})

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const meta = {
  component: AnalyticsScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId },
  parameters: { route: route() },
} satisfies Meta<typeof AnalyticsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Four weeks beside the four before, with what visitors asked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What visitors ask' })).toBeVisible()
    await expect(await canvas.findByText('Is there parking nearby?')).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Busiest hours' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Answer this: Is there parking nearby?' })).toHaveAttribute(
      'href',
      `${paths.agentKnowledge.href('eu', agentId)}?item=new-questions&question=Is+there+parking+nearby%3F`,
    )
    await expect(canvas.queryByRole('link', { name: 'Answer this: When are you open?' })).toBeNull()
  },
}

/** On a laptop the figures fill their lines but for one place at most, none stands alone, and those of a line are level. */
export const FiguresInTheApp: Story = {
  parameters: {
    shell: true,
    viewport: {
      options: { laptop: { name: 'Laptop, 1440 px', styles: { width: '1440px', height: '900px' } } },
    },
  },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1440)
    const first = (await canvas.findByText('Answers the agent knew')).closest('.vg-card')!
    const tops = [...first.parentElement!.children].map((tile) => tile.getBoundingClientRect().top)
    const lines = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
    await expect(lines.at(-1)).toBeGreaterThanOrEqual(lines[0]! - 1)
    const figures = [...first.parentElement!.querySelectorAll('.vg-_figures__value')]
    const levels = figures.map((figure) => Math.round(figure.getBoundingClientRect().top))
    await expect(new Set(levels).size).toBe(lines.length)
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(figureScenarios.figures.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the figures')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { seed: { analytics: { figuresOf: buildNoFigures } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody has asked anything yet' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(figureScenarios.figures.networkFails())
  },
  play: async ({ canvas, userEvent, msw, mocks }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The figures could not be loaded' }),
    ).toBeVisible()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'What visitors ask' })).toBeVisible()
  },
}

/** The questions fail alone; the figures are there. */
export const QuestionsFailed: Story = {
  beforeEach({ msw }) {
    msw.use(figureScenarios.groups.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The questions could not be loaded' }),
    ).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Busiest hours' })).toBeVisible()
  },
}

/** Whoever may only look answers nothing. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Is there parking nearby?')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Answer this/ })).toBeNull()
  },
}

/** A question that was turned into knowledge says so and leads to it; the others can still be answered. */
export const Answered: Story = {
  parameters: {
    seed: {
      analytics: {
        groups: buildGroups({
          answered: { 'Is there parking nearby?': { documentId: 'kb-parking', name: 'Parking and bikes' } },
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Parking and bikes' })).toHaveAttribute(
      'href',
      `${paths.agentKnowledge.href('eu', agentId)}?item=kb-parking`,
    )
    await expect(canvas.queryByRole('link', { name: 'Answer this: Is there parking nearby?' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Answer this: Do you have a vegan cake?' })).toBeVisible()
  },
}

/** A year stands in months; where the agent does not ask for countries there are none. */
export const LongRange: Story = {
  parameters: {
    route: route('?range=year'),
    seed: {
      analytics: {
        figuresOf: (from: string, to: string) => buildFigures(from, to, { countries: null }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const chart = within(await canvas.findByRole('figure', { name: 'Answers' }))
    await expect(canvas.queryByRole('heading', { name: 'Countries' })).toBeNull()
    if (restsHere) return
    await userEvent.click(await chart.findByRole('button', { name: 'Show as table' }))
    await expect(await chart.findByRole('columnheader', { name: 'Month' })).toBeVisible()
    await expect(chart.getAllByRole('row')).toHaveLength(13)
  },
}

/** Long lists show their beginning; the rest is one press away, and in the file. */
export const ManyPages: Story = {
  parameters: {
    seed: {
      analytics: {
        figuresOf: (from: string, to: string) =>
          buildFigures(from, to, {
            neverUsed: numbered(120).map((at) => ({
              id: `doc-page-${at}`,
              name: `Page ${at}`,
              url: `https://harbour-cafe.example/${at}`,
            })),
            pages: numbered(11).map((at) => ({ name: `https://harbour-cafe.example/${at}`, count: 40 - at })),
          }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 8' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Page 9' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Download pages never used as CSV' })).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more pages never used' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 more pages never used' }))
    await expect(canvas.getByRole('link', { name: 'Page 120' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /more pages never used/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more pages' }))
    await expect(canvas.getByText('harbour-cafe.example/11')).toBeVisible()
  },
}

/** Leads by the way in which visitors left their details, as a table, too. */
export const Leads: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = within(await canvas.findByRole('figure', { name: 'Leads' }))
    await expect(await chart.findByRole('img', { name: /Form before the chat: lowest/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download leads as CSV' })).toBeVisible()
    if (restsHere) return
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }))
    await expect(chart.getByRole('columnheader', { name: 'Form before the chat' })).toBeVisible()
  },
}

/** Visitors asked, and nobody left their details. */
export const NoLeads: Story = {
  parameters: {
    seed: {
      analytics: {
        figuresOf: (from: string, to: string) => {
          const figures = buildFigures(from, to)
          const none = { leads: 0, leadSources: [] }
          return {
            ...figures,
            leadSources: [],
            totals: { ...figures.totals, leads: 0 },
            steps: figures.steps.map((step) => ({ ...step, ...none })),
          }
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody left their details in this range.')).toBeVisible()
  },
}

export const OneDay: Story = {
  parameters: { route: route('?range=today') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Conversations and visitors' })).toBeVisible()
  },
}

/** One's own range stands in the address; one that ends before it begins is said to be none. */
export const OwnRange: Story = {
  tags: ['arrives'],
  parameters: { route: route('?range=own&from=2026-01-11&to=2026-01-05') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please choose a day that is not before the first one.'),
    ).toBeVisible()
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-01-20' } })
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('to=2026-01-20'))
    await expect(await screen.findByRole('figure', { name: 'Conversations and visitors' })).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }
