import { expect, screen, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildAgency, buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import {
  buildCheckCases,
  buildCheckResults,
  buildCheckRun,
} from '#mocks/fixtures/publishing/check.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { checkScenarios } from '#mocks/handlers/publishing/check.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { AgentChecks } from './agent-checks.tsx'

const agentId = fixtureAgentIds.cafe
const agent = buildAgent({ rev: 3 })
const cases = buildCheckCases()
const results = buildCheckResults()
const seeded = (run: Parameters<typeof buildCheckRun>[0] = {}) => ({
  agents: [agent],
  checks: { [agentId]: { cases, runs: [{ run: buildCheckRun(run), results, secret: '' }] } },
})

const meta = {
  component: AgentChecks,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agent },
  parameters: {
    route: { pattern: paths.agentNodes.pattern, url: paths.agentNodes.href('eu', agentId, 'checks') },
    seed: seeded(),
  },
} satisfies Meta<typeof AgentChecks>

export default meta
type Story = StoryObj<typeof meta>

/** One check fails: what it asks for, and both answers to it. */
export const Default: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Failing')).toBeVisible()
    const list = within(screen.getByRole('list', { name: 'Checks' }))
    await expect(await list.findByText('Fails')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: /^Show answers: Please book/ }))
    await expect(list.getByText('The answer does not call book_table.')).toBeVisible()
    await expect(list.getByText(/2,310 ms/)).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: /^Show answers: When do you open/ }))
    const added = await list.findByText(', the terrace at 10:00')
    await expect(added.closest('ul li')?.textContent).toBe('Sunday: 9:00, the terrace at 10:00')
  },
}

/** What visitors have, which passes where the draft fails, is the draft again in one press. */
export const Restored: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore what visitors have' }))
    await expect(await screen.findByText('Version 1 is the draft again')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { seed: { agents: [agent], checks: { [agentId]: { cases: [], runs: [] } } } },
  play: async () => {
    await expect(await screen.findByText('No checks yet')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Run checks' })).toBeNull()
  },
}

/** Under way, and what there is already. */
export const Running: Story = {
  parameters: { seed: seeded({ state: 'running', asked: 1, failed: 0, endedAt: null }) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('1 of 3')).toBeVisible()
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await expect(await screen.findByText('Not finished')).toBeVisible()
  },
}

/** A link is made and shown once; what a client said of the run before stands over it. */
export const Approved: Story = {
  tags: ['arrives'],
  parameters: {
    seed: seeded({
      approval: { decision: 'approved', name: 'Mia Berg', note: 'Lovely.', at: 1_767_000_000 },
    }),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Mia Berg approved these answers')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
    await expect(await screen.findByText('Link for your client')).toBeVisible()
  },
}

/** The link of an agency leads to its own host. */
export const LinkOfAgency: Story = {
  tags: ['arrives'],
  parameters: {
    seed: {
      ...seeded(),
      workspaces: [buildWhiteLabelWorkspace(hoursAgo(-13 * 24))],
      agencies: [buildAgency({ VGsubDomain: 'north.example', isVerifiedSubDomain: true })],
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }))
    const [link] = await screen.findAllByText(/\/\/north\.example(:\d+)?\/no-auth\/eu\/approval#/)
    await expect(link).toBeVisible()
  },
}

export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    await expect(await screen.findByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Run checks' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'New check' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Run checks' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(checkScenarios.list.networkFails())
  },
  play: async () => {
    await expect(await screen.findByText('The checks could not be loaded')).toBeVisible()
  },
}
