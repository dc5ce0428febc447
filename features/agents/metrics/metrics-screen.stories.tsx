import { expect } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildUsage } from '#mocks/fixtures/analytics/figures.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { figureScenarios } from '#mocks/handlers/analytics/figure.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { MetricsScreen } from './metrics-screen.tsx'

const agentId = fixtureAgentIds.cafe
const meta = {
  component: MetricsScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId },
  parameters: {
    route: { pattern: paths.agentMetrics.pattern, url: paths.agentMetrics.href('eu', agentId) },
  },
} satisfies Meta<typeof MetricsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What each model did, and why it failed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^gpt-4o Answer to a visitor/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Knowledge alone Answer in the test chat/ })).toBeVisible()
    await expect(canvas.getByText('The language model did not answer in time')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(figureScenarios.usage.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the metrics')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: {
    seed: {
      analytics: {
        usageOf: (from: string, to: string) => buildUsage(from, to, { models: [], failures: [] }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No answers in this range' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(figureScenarios.usage.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The metrics could not be loaded' }),
    ).toBeVisible()
  },
}

/** Whoever may only look sees the same: there is nothing to change. */
export const ReadOnly: Story = { parameters: { session: buildViewerSession() } }

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }
