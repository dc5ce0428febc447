import { expect, screen } from 'storybook/test'
import { buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { buildHost, type MockHost, publicTarget } from '#mocks/fixtures/domains/domain.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { conciergeScenarios } from '#mocks/handlers/domains/concierge.handlers.ts'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { DomainConcierge } from './domain-concierge.tsx'

const withHost = (host: Partial<MockHost> = {}) => ({
  seed: {
    hosts: [buildHost(host)],
    hostTarget: publicTarget,
    workspaces: [buildWhiteLabelWorkspace(hoursAgo(-13 * 24))],
  },
})

const meta = {
  component: DomainConcierge,
  decorators: [withSignedIn],
  args: { owner: { region: 'eu', workspaceId: fixtureWorkspaceIds.eu }, domain: 'app.northwind.example' },
  parameters: withHost({ fault: 'wrong_target' }),
} satisfies Meta<typeof DomainConcierge>

export default meta
type Story = StoryObj<typeof meta>

/** The record leads elsewhere: what to change, where, and who can; a link shows it to a developer. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The record leads elsewhere')).toBeVisible()
    await expect(canvas.getByText('Record').closest('li')).toHaveTextContent('Record: failed')
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link for your developer' }))
    await expect((await canvas.findAllByText(/\/no-auth\/eu\/domain#/)).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Take the link back' }))
    await expect(await canvas.findByRole('button', { name: 'Make a link for your developer' })).toBeVisible()
  },
}

/** Everything is done, and one resolver still remembers what was there. */
export const OnItsWay: Story = {
  parameters: withHost({ fault: 'stale_cache', found: [true, true] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/forgotten in 20 minutes/)).toBeVisible()
  },
}

/** Another agency has proven it: nothing the developer changes helps. */
export const ClaimedElsewhere: Story = {
  parameters: withHost({ fault: 'claimed_elsewhere' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Verified')).closest('li')).toHaveTextContent('Verified: failed')
  },
}

/** The domain forbids the issuer: all before the certificate is done. */
export const IssuerForbidden: Story = {
  parameters: withHost({ fault: 'caa_forbids', found: [true, true], isVerified: true }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Certificate')).closest('li')).toHaveTextContent(
      'Certificate: failed',
    )
  },
}

/** All is done, and the domain is live. */
export const Live: Story = {
  parameters: withHost({ found: [true, true], hasCertificate: true, isVerified: true, isLive: true }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Live')).closest('li')).toHaveTextContent('Live: done')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(conciergeScenarios.diagnosis.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking at the DNS')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(conciergeScenarios.diagnosis.networkFails()),
  play: async () => {
    await expect(await screen.findByText('The DNS could not be looked at')).toBeVisible()
  },
}
