import { expect, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildHome } from '#mocks/fixtures/analytics/figures.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { figureScenarios } from '#mocks/handlers/analytics/figure.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { AgentHomeScreen } from './agent-home-screen.tsx'
import { noteVisit } from './last-visit.ts'

const agentId = fixtureAgentIds.cafe
const now = Math.floor(fixtureNow / 1000)
const meta = {
  component: AgentHomeScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId },
  parameters: {
    route: { pattern: paths.agentHome.pattern, url: paths.agentHome.href('eu', agentId) },
    // Clients have it; who works in the app has the widget in its place.
    shell: false,
  },
  beforeEach() {
    noteVisit(agentId, now - 86_400)
  },
} satisfies Meta<typeof AgentHomeScreen>

export default meta
type Story = StoryObj<typeof meta>
type HomeSeed = NonNullable<Parameters<typeof buildHome>[0]>

/** A page on which nothing needs anybody, but for what a story adds. */
const calm = {
  waiting: 0,
  waitingForMe: 0,
  withMember: 0,
  openRequests: 0,
  week: { answered: 40, unknown: 0, leads: 3 },
} satisfies HomeSeed
const homeOf = (more: HomeSeed) => ({ seed: { analytics: { home: buildHome({ ...calm, ...more }) } } })

/** Somebody waits for whoever looks: that comes first, and the rest after it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 conversations wait for you' })).toBeVisible()
    await expect(
      canvas.getByText(
        'Since your last visit: 31 conversations, 9 questions without an answer, 2 requests, 4 leads.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Chats' })).toHaveAttribute(
      'href',
      `${paths.agentChats.href('eu', agentId)}?view=waiting`,
    )
    const later = within(canvas.getByRole('list', { name: 'After that' }))
    await expect(later.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '3 requests to the team are open',
      '31 questions without an answer in 7 days',
    ])
    await expect(canvas.getByRole('link', { name: /^Leads, 7 days/ })).toHaveAttribute(
      'href',
      paths.agentLeads.href('eu', agentId),
    )
  },
}

export const AllIsWell: Story = {
  parameters: homeOf({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All is well' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'After that' })).toBeNull()
  },
}

/** The model does not answer, a document could not be read, credits and deliveries fail: no all-clear anywhere. */
export const InTrouble: Story = {
  parameters: homeOf({
    knowledge: { documents: 12, failed: 2, unread: 1 },
    credits: { left: 90.5, week: 612.4 },
    trouble: { failure: 'quota', status: 429, cap: null, since: now - 7200, lastAt: now - 60 },
    webhooks: { undelivered: 4, isGone: false },
  }),
  play: async ({ canvas }) => {
    const quota = "The language model's quota or credit is used up"
    await expect(await canvas.findByRole('heading', { name: quota })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'All is well' })).toBeNull()
    const later = within(canvas.getByRole('list', { name: 'After that' }))
    await expect(later.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '2 documents could not be read',
      'Credits are running low',
      '4 events could not be delivered in 7 days',
    ])
    await expect(canvas.getByText('In trouble')).toBeVisible()
    await expect(canvas.getByText('Running low')).toBeVisible()
  },
}

/** Credits alone run low. */
export const CreditsRunLow: Story = {
  parameters: homeOf({ credits: { left: 90.5, week: 612.4 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Credits are running low' })).toBeVisible()
  },
}

/** Whoever listens to the workspace is gone. */
export const EndpointGone: Story = {
  parameters: homeOf({ webhooks: { undelivered: 0, isGone: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Events are no longer delivered' })).toBeVisible()
    await expect(canvas.getByText('Stopped')).toBeVisible()
  },
}

/** Deliveries do well. */
export const Delivered: Story = {
  parameters: homeOf({ webhooks: { undelivered: 0, isGone: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No event of the last 7 days was lost.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'All is well' })).toBeVisible()
  },
}

/** No model is set up: nothing is called fine that is not asked. */
export const KnowledgeAlone: Story = {
  parameters: homeOf({ answersBy: 'knowledge' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('None is set up: answers come from the knowledge alone.'),
    ).toBeVisible()
    await expect(canvas.queryByText('No failure is known.')).toBeNull()
  },
}

/** Documents that are still being read are not called read. */
export const BeingRead: Story = {
  parameters: homeOf({ knowledge: { documents: 12, failed: 0, unread: 3 } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('9 of 12 documents read. 3 documents are still being read.'),
    ).toBeVisible()
    await expect(canvas.getByText('Being read')).toBeVisible()
  },
}

/** There is nothing to answer from. */
export const NoKnowledge: Story = {
  parameters: homeOf({
    knowledge: { documents: 0, failed: 0, unread: 0 },
    week: { answered: 0, unknown: 0, leads: 0 },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The agent has nothing to answer from' }),
    ).toBeVisible()
    await expect(canvas.queryByText(/all read/)).toBeNull()
  },
}

/** Visitors wait for somebody else. */
export const SomebodyElses: Story = {
  parameters: homeOf({ waiting: 2, withMember: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 visitors wait for a person' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Waiting for me 0 2 for anybody/ })).toBeVisible()
  },
}

/** So many wait that counting stopped. */
export const ManyWait: Story = {
  parameters: homeOf({ waiting: 240, waitingForMe: 100 }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '100+ conversations wait for you' }),
    ).toBeVisible()
  },
}

/** Nobody waits; what is left are requests. */
export const OpenRequests: Story = {
  parameters: homeOf({ openRequests: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1 request to the team is open' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See requests' })).toHaveAttribute(
      'href',
      `${paths.agentOverview.href('eu', agentId)}#requests`,
    )
  },
}

/** Its platform answers: neither a model nor documents are asked for, and it has no leads. */
export const OfAnotherPlatform: Story = {
  parameters: homeOf({ answersBy: 'platform', knowledge: { documents: 0, failed: 0, unread: 0 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All is well' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Leads/ })).toBeNull()
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

/** Whoever may only look answers nobody: they see who waits, and for nobody it says that they wait for them. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  beforeEach: takeRights,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '3 visitors wait for a person' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Waiting for me/ })).toBeNull()
  },
}
