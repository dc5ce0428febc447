import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import type { EmailDomainFields } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import { buildAgency, buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { buildEmailDomain, buildEmailRecords } from '#mocks/fixtures/agency/email-domain.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { buildWorkspace } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { emailDomainScenarios } from '#mocks/handlers/agency/email-domain.handlers.ts'
import type { MockSeed } from '#mocks/handlers/shared/mock-db.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AgencyScreen } from './agency-screen.tsx'

const domain = 'northwind.example'
const seedWith = (email?: EmailDomainFields, publishedRecords: string[] = []): MockSeed => ({
  workspaces: [buildWhiteLabelWorkspace(hoursAgo(-13 * 24))],
  agencies: [buildAgency({ address: '1 Harbour Street, Bristol', ...email })],
  publishedRecords,
})
const allRecords = buildEmailRecords(domain).map(({ name }) => name)

const meta = {
  component: AgencyScreen,
  decorators: [withSignedIn, withRoute],
  parameters: {
    seed: seedWith(),
    route: { pattern: paths.agency.pattern, url: `${paths.agency.href('eu')}?activeTabIndex=2` },
  },
} satisfies Meta<typeof AgencyScreen>

export default meta
type Story = StoryObj<typeof meta>

/** None yet: one that is no domain is refused here, another one is added. */
export const Default: Story = {
  play: async ({ canvas, userEvent, mocks }) => {
    const input = await canvas.findByLabelText('Domain')
    await expect(canvas.getByLabelText('Business address')).toHaveValue('1 Harbour Street, Bristol')
    await expect(canvas.getByText('Coming soon')).toBeVisible()
    if (restsHere) return
    await userEvent.type(input, 'https://northwind.example{Enter}')
    await expect(await canvas.findByText('Please enter a domain such as example.com.')).toBeVisible()
    await userEvent.clear(input)
    await userEvent.type(input, ' Northwind.example ')
    await userEvent.click(canvas.getByRole('button', { name: 'Add domain' }))
    await expect(
      await screen.findByText('Domain added successfully! Please add the DNS records.'),
    ).toBeVisible()
    await expect(await canvas.findByText('Records to add')).toBeVisible()
    await expect(mocks.db.agencies[0]?.resendEmailDomain).toBe(domain)
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
  },
}

/** Its records, and asking for them to be looked for. */
export const RecordsToAdd: Story = {
  parameters: { seed: seedWith(buildEmailDomain('not_started', 'not_started')) },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: /DNS records/ })
    await expect(within(table).getByRole('cell', { name: '10' })).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(await screen.findByText('Domain verification pending..')).toBeVisible()
    await expect((await canvas.findAllByText('Pending')).length).toBeGreaterThan(1)
  },
}

/** A server of one's own computer: what to configure, and no record that names it. */
export const NoMailServer: Story = {
  parameters: { seed: { ...seedWith(), isMailPublic: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('MAIL_BOUNCE_HOST')).toBeVisible()
    if (restsHere) return
    await userEvent.type(await canvas.findByLabelText('Domain'), 'northwind.example{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copy name: _dmarc' })).toBeVisible()
    await expect(canvas.queryByText('MX')).toBeNull()
  },
}

/** The records come while somebody looks. */
export const Pending: Story = {
  parameters: { seed: seedWith(buildEmailDomain('pending', 'pending')) },
  play: async ({ canvas, mocks }) => {
    await expect((await canvas.findAllByText('Pending')).length).toBeGreaterThan(1)
    await expect(canvas.getByText(/24-48 hours/)).toBeVisible()
    if (restsHere) return
    for (const name of allRecords) mocks.db.publishedRecords.add(name)
    await expect(
      await screen.findByText('Domain verification successful..', {}, { timeout: 8000 }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Verify' })).toBeNull()
  },
}

/** Deleting names the domain, and leaves none. */
export const Verified: Story = {
  parameters: { seed: seedWith(buildEmailDomain('verified', 'verified'), allRecords) },
  play: async ({ canvas, userEvent, mocks }) => {
    await expect(
      await canvas.findByText(/Conversations and answers mailed to visitors come from this domain/),
    ).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Delete domain' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: `Delete ${domain}?` }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete domain' }))
    await expect(await screen.findByText('Domain deleted successfully..')).toBeVisible()
    await expect(await canvas.findByLabelText('Domain')).toHaveValue('')
    await expect(mocks.db.agencies[0]?.resendEmailDomainId).toBe('')
  },
}

/** White-label access ended yesterday: until when mails go on. */
export const AccessEnded: Story = {
  parameters: {
    seed: {
      ...seedWith(buildEmailDomain('verified', 'verified'), allRecords),
      workspaces: [buildWhiteLabelWorkspace(hoursAgo(24))],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your mails show your agency until Oct 7, 2026/)).toBeVisible()
    await expect(await canvas.findByText(/come from this domain/)).toBeVisible()
  },
}

/** A week later they come from our address, and nothing says otherwise. */
export const ShowsNobody: Story = {
  parameters: {
    seed: {
      ...seedWith(buildEmailDomain('verified', 'verified'), allRecords),
      workspaces: [buildWhiteLabelWorkspace(hoursAgo(8 * 24))],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your mails do not show your agency')).toBeVisible()
    await expect(canvas.getByText(/^Since Sep 30, 2026/)).toHaveTextContent('come from our address')
    await expect(await canvas.findByText('Its records are right. Keep them.')).toBeVisible()
    await expect(canvas.queryByText(/come from this domain/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible()
  },
}

/** It was verified, and some of its records are gone: what happens, and when; once they are back it goes on. */
export const TemporaryFailure: Story = {
  parameters: { seed: seedWith(buildEmailDomain('temporary_failure', 'verified'), allRecords.slice(0, 1)) },
  play: async ({ canvas, mocks }) => {
    await expect(await canvas.findByText('Records missing')).toBeVisible()
    await expect(canvas.getByText(/after 72 hours without them/)).toBeVisible()
    const table = await canvas.findByRole('table', { name: /DNS records/ })
    await waitFor(() => expect(within(table).getAllByText('Missing')).toHaveLength(allRecords.length - 1))
    await expect(within(table).getByText('Verified')).toBeVisible()
    if (restsHere) return
    for (const name of allRecords) mocks.db.publishedRecords.add(name)
    await expect(
      await screen.findByText('Domain verification successful..', {}, { timeout: 8000 }),
    ).toBeVisible()
  },
}

/** The records never came. */
export const Failure: Story = {
  parameters: { seed: seedWith(buildEmailDomain('failure', 'failed')) },
  beforeEach: ({ msw }) => msw.use(emailDomainScenarios.verify.networkFails()),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/Missing: TXT m7f3k2q9\._domainkey, MX send, TXT send\. Add what is missing/),
    ).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(await screen.findByText('Failed to verify domain. Please try again.')).toBeVisible()
  },
}

/** The server says why it added none. */
export const NotAdded: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(emailDomainScenarios.create.conflict()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Domain'), 'northwind.example{Enter}')
    await expect(await screen.findByText('Failed to add domain')).toBeVisible()
  },
}

/** Without white-label access there is nothing to enter. */
export const WithoutAccess: Story = {
  parameters: { seed: { workspaces: [buildWorkspace()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is none yet.')).toBeVisible()
    await expect(canvas.getByText('Try white label features free for 14 days')).toBeVisible()
  },
}

/** A member sees how it is set up. */
export const ReadOnly: Story = {
  parameters: {
    session: buildViewerSession(),
    seed: seedWith(buildEmailDomain('verified', 'verified'), allRecords),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(lookOnlyReason)).toBeVisible()
    await waitFor(() => expect(canvas.getByText(domain)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Delete domain' })).toBeNull()
  },
}
