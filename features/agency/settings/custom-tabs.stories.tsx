import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildAgency, buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { buildCustomTab, buildPageTab } from '#mocks/fixtures/agency/custom-tab.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import type { MockSeed } from '#mocks/handlers/shared/mock-db.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AgencyScreen } from './agency-screen.tsx'

const customTabs = [buildCustomTab(), buildPageTab()]
const seedWith = (tabs = customTabs): MockSeed => ({
  workspaces: [buildWhiteLabelWorkspace(hoursAgo(-13 * 24))],
  agencies: [buildAgency({ customTabs: tabs })],
})

const meta = {
  component: AgencyScreen,
  decorators: [withSignedIn, withRoute],
  parameters: {
    seed: seedWith(),
    route: { pattern: paths.agency.pattern, url: `${paths.agency.href('eu')}?activeTabIndex=4` },
  },
} satisfies Meta<typeof AgencyScreen>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

function save({ canvas, userEvent }: PlayContext) {
  return userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
}

async function retype({ canvas, userEvent }: PlayContext, label: string, text: string) {
  const input = await canvas.findByLabelText(label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

/** The list: a tab is moved, and shown to everybody. The live preview is not there. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, mocks } = context
    const list = within(await canvas.findByRole('list', { name: 'Custom tabs' }))
    await expect(list.getByRole('button', { name: 'Move Reports up' })).toBeDisabled()
    await expect(list.getByRole('button', { name: 'Move Bookings down' })).toBeDisabled()
    await expect(canvas.queryByRole('complementary', { name: 'Live preview' })).toBeNull()
    if (restsHere) return
    await userEvent.click(list.getByRole('button', { name: 'Move Reports down' }))
    await userEvent.click(list.getByRole('switch', { name: 'Reports is always visible' }))
    await save(context)
    await expect(await canvas.findByText('All changes saved.')).toBeVisible()
    await expect(mocks.db.agencies[0]?.customTabs).toMatchObject([
      { href: '/bookings' },
      { href: '/reports', alwaysVisible: true },
    ])
  },
}

/** A tab is open to be edited, while others are rows. */
export const Editing: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Custom tabs' })
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Reports' }))
    await expect(await canvas.findByLabelText('URL')).toHaveValue('/reports')
    await expect(canvas.getByRole('checkbox', { name: 'Name' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Edit Bookings' })).toBeVisible()
  },
}

/** None yet: the first one is added, with something to begin with. */
export const Empty: Story = {
  parameters: { seed: seedWith([]) },
  play: async (context) => {
    const { canvas, userEvent, mocks } = context
    await expect(await canvas.findByText('No custom tabs yet')).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Add tab' }))
    await retype(context, 'Label', 'Reports')
    await retype(context, 'URL', '/reports')
    await save(context)
    await expect(await canvas.findByText('All changes saved.')).toBeVisible()
    await expect(mocks.db.agencies[0]?.customTabs).toMatchObject([
      { label: 'Reports', pageType: 'html', jsContent: expect.stringContaining('dashboard-event') },
    ])
  },
}

/** What is wrong opens its tab, in the words of the specification. */
export const Wrong: Story = {
  tags: ['walk'],
  play: async (context) => {
    const { canvas, userEvent, mocks } = context
    await canvas.findByRole('list', { name: 'Custom tabs' })
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Bookings' }))
    await retype(context, 'Iframe URL', 'javascript:alert(1)')
    await expect(canvas.getByText('Please enter an address that begins with https://.')).toBeVisible()
    await retype(context, 'Iframe URL', 'https://localhost/')
    for (const [href, words] of [
      ['bookings', 'URL must include a leading slash (/)'],
      ['/settings', 'This URL is reserved for a default tab'],
      ['/reports', 'This URL is already used by another tab'],
    ] as const) {
      await retype(context, 'URL', href)
      await userEvent.click(canvas.getByRole('button', { name: 'Close Bookings' }))
      await save(context)
      await expect(await canvas.findByText(words)).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Bookings' }))
    await save(context)
    await waitFor(() => expect(mocks.db.agencies[0]?.customTabs).toHaveLength(1))
    await expect((await screen.findAllByText('Saved successfully'))[0]).toBeVisible()
  },
}

/** A member looks at a tab, and changes nothing. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(lookOnlyReason)).toBeVisible()
    const look = await canvas.findByRole('button', { name: 'Look at Bookings' })
    await expect(canvas.queryByRole('button', { name: /^(Move|Delete|Add tab)/ })).toBeNull()
    if (restsHere) return
    await userEvent.click(look)
    await expect(canvas.getByLabelText('Iframe URL')).toHaveAttribute('readonly')
  },
}
