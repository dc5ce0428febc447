import { expect, screen, waitFor } from 'storybook/test'
import { buildAgency, buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { buildHost, type MockHost, publicTarget } from '#mocks/fixtures/domains/domain.fixtures.ts'
import { fixtureNow, hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { conciergeScenarios } from '#mocks/handlers/domains/concierge.handlers.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { DomainStatusScreen } from './domain-status-screen.tsx'

const secret = 'x'.repeat(43)
const createdAt = Math.floor(fixtureNow / 1000)

const seedOf = (host: MockHost, whiteLabelUntil = hoursAgo(-13 * 24)) => ({
  workspaces: [buildWhiteLabelWorkspace(whiteLabelUntil)],
  hosts: [host],
  hostTarget: publicTarget,
  statusLinks: new Map([[host.token, { createdAt, expiresAt: createdAt + 86_400, secret }]]),
})

const meta = {
  component: DomainStatusScreen,
  args: { region: 'eu', secret },
  parameters: { layout: 'fullscreen', session: null, seed: seedOf(buildHost()) },
} satisfies Meta<typeof DomainStatusScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is there yet: what to add; once it is there, another look says so. */
export const Default: Story = {
  play: async ({ userEvent, mocks }) => {
    await expect(await screen.findByText('There is no record yet')).toBeVisible()
    await expect(screen.getAllByText(/Who can do it: Whoever can sign in at Cloudflare/)[0]).toBeVisible()
    if (restsHere) return
    mocks.db.hosts[0]!.found = [true, true]
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await expect(await screen.findByText('Everything is right')).toBeVisible()
  },
}

/** The record leads elsewhere: what to put in its place, at the record; above it the agency that asks. */
export const WrongTarget: Story = {
  parameters: {
    seed: {
      ...seedOf(
        buildHost({
          fault: 'wrong_target',
          domain: 'xn--bcher-kva.northwind.example',
          unicode: 'bücher.northwind.example',
        }),
      ),
      agencies: [buildAgency()],
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The record leads elsewhere')).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1, name: 'bücher.northwind.example' })).toBeVisible()
    await expect(screen.getByText('Northwind')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('bücher.northwind.example – DNS records – Northwind'))
    await expect(screen.getAllByRole('table')).toHaveLength(1)
    await expect(screen.getByText('Is:').nextSibling).toHaveTextContent('shops.old-builder.example')
    await expect(screen.getByRole('button', { name: 'Copy name: xn--bcher-kva' })).toBeVisible()
    await expect(screen.getByText('bücher')).toBeVisible()
    await expect(screen.getByText(/Replace it with CNAME xn--bcher-kva \(bücher\) with/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Whole names' }))
    await expect(
      screen.getByRole('button', { name: 'Copy name: xn--bcher-kva.northwind.example' }),
    ).toBeVisible()
  },
}

/** All is done: nobody has to do anything. */
export const Live: Story = {
  parameters: {
    seed: seedOf(buildHost({ found: [true, true], hasCertificate: true, isVerified: true, isLive: true })),
  },
  play: async () => {
    await expect((await screen.findByText('Live')).closest('li')).toHaveTextContent('Live: done')
  },
}

/** White-label access is over: the records are right, and the page says that nothing is shown there. */
export const AccessOver: Story = {
  parameters: {
    seed: seedOf(
      buildHost({ found: [true, true], hasCertificate: true, isVerified: true, isLive: true }),
      hoursAgo(9 * 24),
    ),
  },
  play: async () => {
    await expect(await screen.findByText('Nothing is shown at the domain for now')).toBeVisible()
    await expect(screen.queryByText('The domain is live')).toBeNull()
    await expect(screen.getByText('Live').closest('li')).not.toHaveTextContent('Live: done')
  },
}

/** At a host of the agency it shows the agency from the first moment. */
export const AtTheirHost: Story = {
  args: { host: buildAgency(), secret: 'y'.repeat(43) },
  play: async () => {
    await expect(await screen.findByText('This link does not work any more')).toBeVisible()
    await expect(screen.getByText('Northwind')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(conciergeScenarios.status.neverAnswers()),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Looking at the domain' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(conciergeScenarios.status.networkFails()),
  play: async () => {
    await expect(await screen.findByText('The domain could not be looked at')).toBeVisible()
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
