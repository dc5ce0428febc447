import { expect, screen, waitFor } from 'storybook/test'
import { hostBrandOf } from '#mocks/contracts/agency/host-brand.ts'
import { productName } from '#mocks/contracts/platform/product-name.ts'
import { neutralTheme } from '#mocks/contracts/theme/neutral-theme.ts'
import { buildAgency, buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import {
  buildCheckCases,
  buildCheckResults,
  buildCheckRun,
} from '#mocks/fixtures/publishing/check.fixtures.ts'
import { fixtureNow, hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { ApprovalScreen } from './approval-screen.tsx'

const agentId = fixtureAgentIds.cafe
const secret = 'x'.repeat(43)
const createdAt = Math.floor(fixtureNow / 1000)
const run = buildCheckRun({ link: { createdAt, expiresAt: createdAt + 86_400 } })

const seedOf = (agent: ReturnType<typeof buildAgent>) => ({
  agents: [agent],
  checks: { [agentId]: { cases: buildCheckCases(), runs: [{ run, results: buildCheckResults(), secret }] } },
})

const meta = {
  component: ApprovalScreen,
  args: { region: 'eu', secret },
  parameters: {
    layout: 'fullscreen',
    session: null,
    seed: seedOf(buildAgent({ rev: 3 })),
  },
} satisfies Meta<typeof ApprovalScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Answers before and after; a name and a press decide, and another press decides otherwise. */
export const Default: Story = {
  play: async ({ userEvent, mocks }) => {
    await expect(await screen.findByText(/2 of 3 answers change/)).toBeVisible()
    await expect(screen.getByText('Stays as it is')).toBeVisible()
    await expect(await screen.findByText(productName)).toBeVisible()
    const approve = screen.getByRole('button', { name: 'Approve' })
    await expect(approve).toBeDisabled()
    if (restsHere) return
    await userEvent.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Mia Berg')
    await userEvent.click(approve)
    await expect(await screen.findByText('You approved these answers')).toBeVisible()
    await expect(mocks.db.checks.get(agentId)?.runs[0]?.run.approval?.name).toBe('Mia Berg')
  },
}

const shown = seedOf(buildAgent({ rev: 3 }))
const ofAgency = {
  ...shown,
  workspaces: [buildWhiteLabelWorkspace(hoursAgo(-13 * 24))],
  agencies: [buildAgency()],
}
/** The colour of buttons where the page's main part is. */
const solid = () => getComputedStyle(screen.getByRole('main')).getPropertyValue('--accent-solid')

/** An agency's workspace, on our own host: the agency asks, and the page is in nobody's colours. */
export const OfAgency: Story = {
  parameters: { seed: ofAgency },
  play: async () => {
    await expect(await screen.findByText(/^Northwind asks you/)).toBeVisible()
    await expect(screen.getByText('Northwind')).toBeVisible()
    await expect(screen.queryByText(productName)).toBeNull()
    await waitFor(() => expect(document.title).toBe('Approval – Northwind'))
    await expect(solid()).toBe(neutralTheme.primary)
  },
}

/** An agency whose white-label access is over: nobody's page, and not ours. */
export const OfNobody: Story = {
  parameters: { seed: { ...shown, agencies: [buildAgency()] } },
  play: async () => {
    await expect(await screen.findByText(/^Harbour group asks you/)).toBeVisible()
    await expect(screen.queryByText(productName)).toBeNull()
    await expect(screen.queryByText('Northwind')).toBeNull()
    await expect(solid()).toBe(neutralTheme.primary)
  },
}

/** At the agency's own host: its name from the first moment, in the colours of the host. */
export const AtAgencyHost: Story = {
  args: { host: hostBrandOf(buildAgency()).identity },
  parameters: { seed: ofAgency },
  play: async () => {
    await expect(screen.getByText('Northwind')).toBeVisible()
    await expect(await screen.findByText(/^Northwind asks you/)).toBeVisible()
    await expect(solid()).not.toBe(neutralTheme.primary)
  },
}

/** Shown after it was published: what is before and now, and that it is live. */
export const Published: Story = {
  parameters: { seed: seedOf(buildAgent({ rev: 3, publishedRev: 3 })) },
  play: async () => {
    await expect(await screen.findByText('These answers are published')).toBeVisible()
    await expect(screen.getAllByRole('heading', { name: 'Before' })).toHaveLength(2)
    await expect(screen.getByText(/^It is published already/)).toBeVisible()
  },
}

/** The agent was changed since: nothing to approve any more, but changes can be asked for. */
export const Outdated: Story = {
  parameters: { seed: seedOf(buildAgent({ rev: 4 })) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The agent has been changed since')).toBeVisible()
    if (restsHere) return
    await userEvent.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Mia Berg')
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Ask for changes' }))
    await expect(await screen.findByText('You asked for changes')).toBeVisible()
  },
}

/** Taken back, over, or never a link. */
export const Invalid: Story = {
  args: { secret: 'y'.repeat(43) },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'This link does not work any more' }),
    ).toBeVisible()
  },
}
