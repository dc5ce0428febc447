import { expect } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildHome } from '#mocks/fixtures/analytics/figures.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { figureScenarios } from '#mocks/handlers/analytics/figure.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AgentHomeScreen } from './agent-home-screen.tsx'
import { noteVisit } from './last-visit.ts'

const agentId = fixtureAgentIds.cafe
const now = Math.floor(fixtureNow / 1000)
const meta = {
  component: AgentHomeScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId },
  parameters: { route: { pattern: paths.agentHome.pattern, url: paths.agentHome.href('eu', agentId) } },
  beforeEach() {
    noteVisit(agentId, now - 86_400)
  },
} satisfies Meta<typeof AgentHomeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Somebody waits: that comes first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 visitors wait for a person' })).toBeVisible()
    await expect(
      canvas.getByText('Since your last visit: 31 conversations, 9 questions without an answer, 2 requests.'),
    ).toBeVisible()
  },
}

export const AllIsWell: Story = {
  parameters: {
    seed: {
      analytics: { home: buildHome({ waiting: 0, week: { answered: 40, unknown: 0 }, withMember: 0 }) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All is well' })).toBeVisible()
  },
}

/** The model does not answer, a document could not be read, and credits would not last another week. */
export const InTrouble: Story = {
  parameters: {
    seed: {
      analytics: {
        home: buildHome({
          waiting: 0,
          knowledge: { documents: 12, failed: 2 },
          credits: { left: 90.5, week: 612.4 },
          trouble: { failure: 'quota', status: 429, cap: null, since: now - 7200, lastAt: now - 60 },
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 documents could not be read' })).toBeVisible()
    await expect(canvas.getByText('In trouble')).toBeVisible()
    await expect(canvas.getByText('Running low')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(figureScenarios.home.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading how the agent does')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(figureScenarios.home.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Home could not be loaded' })).toBeVisible()
  },
}

/** Whoever may only look sees the same: there is nothing to change. */
export const ReadOnly: Story = { parameters: { session: buildViewerSession() } }
