import { useQuery } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { buildAgency, buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { buildWorkspace, fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { workspaceScenarios } from '#mocks/handlers/workspaces/workspace.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { PlanWidget } from './plan-widget.tsx'
import './navigation-content.css'

const meta = {
  component: PlanWidget,
  decorators: [withSignedIn, withRoute],
} satisfies Meta<typeof PlanWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/credits$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
    await expect(canvas.queryByText(/trial/)).toBeNull()
  },
}

/** Somebody new has no credits, and reads what their plan allows. */
export const NothingBought: Story = {
  parameters: { seed: { workspaces: [buildWorkspace({ loadTokens: 0 })], agents: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 2 agents')).toBeVisible()
    await expect(canvas.queryByText(/credits/)).toBeNull()
  },
}

/** The workspace is on a whitelabel trial, which ends in 2100. */
function onTrial(): Story['parameters'] {
  const { internal } = buildWorkspace()
  const trial = { whitelabel_trial: true, whitelabelTrialEndsAt: 4_102_444_800 }
  return { seed: { workspaces: [buildWorkspace({ internal: { ...internal, ...trial } })] } }
}

/** A whitelabel trial is running: its end stands above. */
export const OnTrial: Story = {
  parameters: onTrial(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Whitelabel trial until/)).toHaveTextContent('2100')
  },
}

/** The brand keeps prices to itself; the trial is still told. */
export const WithoutPricing: Story = {
  parameters: onTrial(),
  beforeEach: bootData({ brand: { name: 'Example', mainHost: false, showPricing: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Whitelabel trial until/)).toBeVisible()
    await expect(canvas.queryByText(/credits/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'See plans' })).toBeNull()
  },
}

/** A workspace whose white-label access ended so many hours ago, with an agency that has a domain. */
const endedAgo = (hours: number): Story['parameters'] => ({
  seed: {
    workspaces: [buildWhiteLabelWorkspace(hoursAgo(hours))],
    agencies: [buildAgency({ customDomain: 'app.northwind.example', isVerifiedCustomDomain: true })],
  },
})

/** White-label access is over: until when domains and mails go on. */
export const AccessEnded: Story = {
  parameters: endedAgo(24),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/go on showing your agency until Oct 7, 2026/)).toBeVisible()
    await expect(canvas.queryByText(/trial until/)).toBeNull()
  },
}

/** A week later they show nobody. */
export const ShowsNobody: Story = {
  parameters: endedAgo(8 * 24),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/have not shown your agency since Sep 30, 2026/)).toBeVisible()
  },
}

/** Says when the workspace was refused: only then an empty place means something. */
function Refused() {
  const { status } = useQuery(workspaceQuery('eu', fixtureWorkspaceIds.eu))
  return status === 'error' && <output>The workspace was refused.</output>
}

/** Without an answer there is nothing to say here. */
export const Failed: Story = {
  render: () => (
    <>
      <PlanWidget />
      <Refused />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(workspaceScenarios.get.notFound())
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The workspace was refused.')
    await expect(canvas.queryByText(/credits/)).toBeNull()
  },
}
