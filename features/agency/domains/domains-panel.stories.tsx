import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { buildAgency, buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import {
  agencyWith,
  buildHost,
  localTarget,
  type MockHost,
  publicTarget,
} from '#mocks/fixtures/domains/domain.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { buildWorkspace } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { domainScenarios } from '#mocks/handlers/domains/domain.handlers.ts'
import type { MockSeed } from '#mocks/handlers/shared/mock-db.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AgencyScreen } from '../settings/agency-screen.tsx'

/** An agency with these hosts, and access to have them. */
const withHosts = (...hosts: MockHost[]): { seed: MockSeed } => ({
  seed: {
    workspaces: [buildWhiteLabelWorkspace(hoursAgo(-13 * 24))],
    agencies: [buildAgency(agencyWith(...hosts))],
    hosts,
    hostTarget: publicTarget,
  },
})

const meta = {
  component: AgencyScreen,
  decorators: [withSignedIn, withRoute],
  parameters: {
    ...withHosts(),
    route: { pattern: paths.agency.pattern, url: `${paths.agency.href('eu')}?activeTabIndex=1` },
  },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
} satisfies Meta<typeof AgencyScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing yet: a subdomain is taken, and live at once. */
export const Default: Story = {
  play: async ({ canvas, userEvent, mocks }) => {
    const input = await canvas.findByLabelText('Your subdomain')
    await expect(canvas.getByText('.localhost')).toBeVisible()
    if (restsHere) return
    await userEvent.type(input, 'North Wind{Enter}')
    await expect(await canvas.findByText('Domain is live!')).toBeVisible()
    await expect(canvas.getByText('northwind.localhost')).toBeVisible()
    await expect(mocks.db.agencies[0]).toMatchObject({
      VGsubDomain: 'northwind.localhost',
      isVerifiedSubDomain: true,
      // The settings' form was not saved with it.
      rev: 1,
    })
  },
}

/** What is no domain of one's own is said at once; what another agency has, by the server. */
export const Invalid: Story = {
  tags: ['walk'],
  parameters: {
    seed: {
      ...withHosts().seed,
      hosts: [
        buildHost({
          domain: 'app.taken.example',
          agencyId: 'another-agency',
          region: 'na',
          isVerified: true,
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, mocks }) => {
    const input = await canvas.findByLabelText('Your domain')
    const add = () => userEvent.click(canvas.getByRole('button', { name: 'Add domain' }))
    await add()
    await expect(await canvas.findByText('Please enter a custom domain')).toBeVisible()
    await userEvent.type(input, 'northwind.com')
    await add()
    await expect(await canvas.findByText('Please input a subdomain: "northwind.com"')).toBeVisible()
    await expect(mocks.db.hosts).toHaveLength(1)
    await userEvent.clear(input)
    await userEvent.type(input, 'app.taken.example')
    await add()
    await expect(await canvas.findByText('This domain already exists on another account.')).toBeVisible()
  },
}

/** Its records are not there; they are copied by pressing them, and looked for again. */
export const NotVerified: Story = {
  parameters: withHosts(buildHost({ found: [true, false] })),
  play: async ({ canvas, userEvent, mocks }) => {
    await expect(await canvas.findByText('Domain not verified.')).toBeVisible()
    await expect(canvas.getByText('DNS changes may take 24-48 hours.')).toBeVisible()
    const records = within(canvas.getByRole('table', { name: 'DNS records of app.northwind.example' }))
    await expect(records.getByText('Found')).toBeVisible()
    await expect(records.getByText('Missing')).toBeVisible()
    // What is wrong is said at the record itself, and nowhere listed again.
    await expect(await canvas.findByText('not there')).toBeVisible()
    await expect(canvas.getAllByRole('table')).toHaveLength(1)
    if (restsHere) return
    await userEvent.click(records.getByRole('button', { name: 'Copy name: _domain-proof.app' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('_domain-proof.app')
    await userEvent.click(canvas.getByRole('button', { name: 'How to add records' }))
    await expect(await canvas.findByText(/turn it off for these records/)).toBeVisible()
    Object.assign(mocks.db.hosts[0]!, { found: [true, true], hasCertificate: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(await canvas.findByText('Domain is live!')).toBeVisible()
    await waitFor(() => expect(mocks.db.agencies[0]?.isVerifiedCustomDomain).toBe(true))
  },
}

/** Another agency proved it first: there is no way on but another one. */
export const ProvenElsewhere: Story = {
  parameters: {
    seed: {
      ...withHosts(buildHost()).seed,
      hosts: [buildHost(), buildHost({ agencyId: 'another-agency', region: 'na', isVerified: true })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This domain already exists on another account.')).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Add another domain' }))
    await expect(await canvas.findByLabelText('Your domain')).toBeVisible()
  },
}

/** A server of one's own computer: what to configure, and no record that leads nowhere. */
export const NoPublicAddress: Story = {
  parameters: { seed: { ...withHosts(buildHost()).seed, hostTarget: localTarget } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EDGE_ADDRESS')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Copy name: _domain-proof.app' })).toBeVisible()
    await expect(canvas.queryByText('CNAME')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Make a link for your developer' })).toBeNull()
  },
}

/** What is not verified is cancelled, in that word from the button to the last one. */
export const Cancelled: Story = {
  tags: ['walk'],
  parameters: withHosts(buildHost()),
  play: async ({ canvas, userEvent, mocks }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel app.northwind.example?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel domain' }))
    await expect(await canvas.findByLabelText('Your domain')).toHaveValue('')
    await expect(mocks.db.agencies[0]).toMatchObject({ customDomain: '' })
  },
}

/** The address is set and the host is not: that one alone is named. */
export const NoPublicHost: Story = {
  parameters: {
    seed: { ...withHosts(buildHost()).seed, hostTarget: { ...publicTarget, host: localTarget.host } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PUBLIC_URL')).toBeVisible()
    await expect(canvas.queryByText('EDGE_ADDRESS')).toBeNull()
  },
}

/** Name servers do not answer at all. */
export const NoAnswer: Story = {
  parameters: withHosts(buildHost({ found: [null, null] })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Checking again'))[0]).toBeVisible()
  },
}

/** Letters of other scripts are shown as people and as name servers read them. */
export const CertificateComing: Story = {
  parameters: withHosts(
    buildHost({
      domain: 'xn--bcher-kva.northwind.example',
      unicode: 'bücher.northwind.example',
      found: [true, true],
      isVerified: true,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('generating SSL certificate')).toBeVisible()
    await expect(canvas.getByText('bücher.northwind.example')).toBeVisible()
    await expect(canvas.getByText('xn--bcher-kva.northwind.example')).toBeVisible()
  },
}

/** Free trials have ordered what they share: it is said why, and when it goes on. */
export const CertificateWaits: Story = {
  parameters: withHosts(
    buildHost({
      domain: 'northwind.localhost',
      unicode: 'northwind.localhost',
      type: 'vgSubdomain',
      isVerified: true,
      trouble: { kind: 'trials', retryAt: null, servedUntil: null },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Its certificate has to wait')).toBeVisible()
    await expect(canvas.getByText(/Free trials share a few new certificates/)).toBeVisible()
  },
}

/** The issuer gave none: that it is tried again, and when. */
export const CertificateFails: Story = {
  parameters: withHosts(
    buildHost({
      found: [true, true],
      isVerified: true,
      trouble: { kind: 'failing', retryAt: hoursAgo(-4), servedUntil: null },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The issuer did not give a certificate/)).toBeVisible()
    await expect(canvas.getByText(/try again by ourselves in 4 hours/)).toBeVisible()
  },
}

/** A record forbids the certificate: the one to add is there, as its words say. */
export const CertificateForbidden: Story = {
  parameters: withHosts(buildHost({ found: [true, true], isVerified: true, fault: 'caa_forbids' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A CAA record forbids the certificate')).toBeVisible()
    const records = within(canvas.getByRole('table', { name: 'DNS records of app.northwind.example' }))
    await expect(records.getByRole('button', { name: /^Copy value: 0 issue/ })).toBeVisible()
    await expect(records.getAllByText('Found')).toHaveLength(2)
    await expect(records.getAllByText('Missing')).toHaveLength(1)
  },
}

/** Both are live; one is deleted after asking. */
export const Live: Story = {
  parameters: withHosts(
    buildHost({
      domain: 'northwind.localhost',
      unicode: 'northwind.localhost',
      type: 'vgSubdomain',
      hasCertificate: true,
      isVerified: true,
      isLive: true,
    }),
    buildHost({ found: [true, true], hasCertificate: true, isVerified: true, isLive: true }),
  ),
  play: async ({ canvas, userEvent, mocks }) => {
    await waitFor(() => expect(canvas.getAllByText('Domain is live!')).toHaveLength(2))
    if (restsHere) return
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete Domain' })[1]!)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete app.northwind.example?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Domain' }))
    await expect(await canvas.findByLabelText('Your domain')).toHaveValue('')
    await expect(mocks.db.agencies[0]).toMatchObject({ customDomain: '', VGsubDomain: 'northwind.localhost' })
  },
}

const live = buildHost({ found: [true, true], hasCertificate: true, isVerified: true, isLive: true })

/** Its certificate is not renewed: why, until when it lasts, and when it is tried again. */
export const NotRenewed: Story = {
  parameters: withHosts({
    ...live,
    trouble: { kind: 'failing', retryAt: hoursAgo(-11), servedUntil: hoursAgo(-19 * 24) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Domain is live!')).toBeVisible()
    await expect(canvas.getByText('Its certificate is not renewed')).toBeVisible()
    const why = canvas.getByText(/The issuer did not give a certificate/)
    await expect(why).toHaveTextContent('We try again by ourselves in 11 hours.')
    await expect(why).toHaveTextContent(/lasts until Oct 20, 2026, .+, for 19 days more/)
  },
}

/** White-label access ended yesterday: until when the domain goes on. */
export const AccessEnded: Story = {
  parameters: { seed: { ...withHosts(live).seed, workspaces: [buildWhiteLabelWorkspace(hoursAgo(24))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Domain is live!')).toBeVisible()
    await expect(canvas.getByText(/The domain goes on showing your agency until Oct 7, 2026/)).toBeVisible()
    await expect(
      canvas.getByText(/Your domains and mails go on showing your agency until Oct 7/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open' })).toBeVisible()
  },
}

const overSince = hoursAgo(8 * 24)

/** A week later: it shows nobody, and nothing says that it is live. */
export const ShowsNobody: Story = {
  parameters: {
    seed: {
      ...withHosts(live, buildHost({ ...live, type: 'vgSubdomain', domain: 'northwind.localhost' })).seed,
      workspaces: [buildWhiteLabelWorkspace(overSince)],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('This domain does not show your agency')).toHaveLength(2))
    await expect(canvas.getAllByText(/^Since Sep 30, 2026/)).toHaveLength(2)
    await expect(canvas.getByText(/have not shown your agency since Sep 30, 2026/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible()
    await expect(canvas.queryByText('Domain is live!')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Open' })).toBeNull()
  },
}

/** Its records are gone as well: nothing says that it goes on working. */
export const ShowsNobodyAndFails: Story = {
  parameters: {
    seed: {
      ...withHosts({ ...live, found: [false, true], failingSince: hoursAgo(24) }).seed,
      workspaces: [buildWhiteLabelWorkspace(overSince)],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It is given back in 6 days/)).toBeVisible()
    await expect(canvas.getByText('This domain does not show your agency')).toBeVisible()
    await expect(canvas.queryByText(/goes on working/)).toBeNull()
  },
}

/** It worked, and its records are gone: how long it stays. */
export const Failing: Story = {
  parameters: withHosts(
    buildHost({
      found: [false, true],
      hasCertificate: true,
      isVerified: true,
      isLive: true,
      failingSince: hoursAgo(2 * 24),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It is given back in 5 days/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Email Your Developer' })).toBeVisible()
  },
}

/** How far it has come is being asked for. */
export const Loading: Story = {
  parameters: withHosts(buildHost()),
  beforeEach: ({ msw }) => msw.use(domainScenarios.get.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading app.northwind.example')).toBeInTheDocument()
  },
}

/** How far it has come cannot be told; giving it back still can be asked for. */
export const Failed: Story = {
  parameters: withHosts(buildHost()),
  beforeEach: ({ msw }) => msw.use(domainScenarios.get.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('app.northwind.example could not be looked at')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

/** Without white-label access nothing is taken; the prompt above says what it takes. */
export const WithoutAccess: Story = {
  parameters: { seed: { workspaces: [buildWorkspace()], agencies: [buildAgency()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your domain')).toHaveAttribute('readonly')
    await expect(canvas.getByText('Try white label features free for 14 days')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add domain' })).toBeNull()
  },
}

/** A member sees how it stands, and changes nothing. */
export const ReadOnly: Story = {
  parameters: { ...withHosts(buildHost()), session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Domain not verified.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Email Your Developer' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull()
  },
}

/** It could not be set up: nothing is said to be there. */
export const NotTaken: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(domainScenarios.create.networkFails()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your subdomain'), 'northwind{Enter}')
    await expect(await screen.findByText('Failed to set up subdomain. Please try again.')).toBeVisible()
  },
}
