import { expect, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { buildAgency, buildWhiteLabelWorkspace } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { buildCustomTab, buildPageTab } from '#mocks/fixtures/agency/custom-tab.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { agencyScenarios } from '#mocks/handlers/agency/agency.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { TabPreviewScreen } from './tab-preview-screen.tsx'

const at = (href: string) => ({
  route: { pattern: paths.customTab.pattern, url: paths.customTab.href('eu', href) },
})

const meta = {
  component: TabPreviewScreen,
  decorators: [withSignedIn, withRoute],
  parameters: {
    seed: {
      workspaces: [buildWhiteLabelWorkspace(hoursAgo(-13 * 24))],
      agencies: [
        buildAgency({
          customTabs: [
            buildCustomTab({ dashboardFields: ['name', 'agents'] }),
            // Nothing is loaded from anywhere while stories are shown.
            buildCustomTab({
              href: '/wanders',
              label: 'Wanders',
              jsContent: "location.href = 'about:blank'",
            }),
            buildPageTab({ iframeUrl: 'https://bookings.invalid/northwind' }),
          ],
        }),
      ],
    },
    ...at('/reports'),
  },
} satisfies Meta<typeof TabPreviewScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Written here: it runs without an origin, and is told what it was granted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Reports')
    await waitFor(() => expect(frame).toHaveAttribute('data-ready', 'true'))
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    await expect(frame.contentDocument).toBeNull()
    await expect(canvas.getByText('This tab is told: Name, Agents (ids and titles).')).toBeVisible()
  },
}

/** A page elsewhere, which is told nothing. */
export const PageElsewhere: Story = {
  parameters: at('/bookings'),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Bookings')
    const inner = () => frame.contentDocument?.querySelector('iframe')
    await waitFor(() => expect(inner()).toHaveAttribute('referrerpolicy', 'no-referrer'))
    await expect(inner()).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
    await expect(canvas.getByText('This tab is told nothing about you.')).toBeVisible()
  },
}

/** It went to another address: that is said in its place, and it can be loaded again. */
export const LeftItsPage: Story = {
  parameters: at('/wanders'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('The tab left its page', undefined, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(canvas.queryByTitle('Wanders')).toBeNull()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Load it again' }))
    await expect(await canvas.findByTitle('Wanders')).toBeInTheDocument()
  },
}

export const NoSuchTab: Story = {
  parameters: at('/gone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no tab at this address')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Custom Tabs' })).toBeVisible()
  },
}

/** A member of the workspace may look at it, too. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Reports')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(agencyScenarios.get.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the tab')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(agencyScenarios.get.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tab could not be loaded')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }
