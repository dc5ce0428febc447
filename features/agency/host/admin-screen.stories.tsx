import { expect, fn, waitFor, within } from 'storybook/test'
import { hostBrandOf } from '#mocks/contracts/agency/host-brand.ts'
import { buildAgency, fixtureAgencySecret } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { buildCustomTab, buildPageTab } from '#mocks/fixtures/agency/custom-tab.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { adminScenarios } from '#mocks/handlers/agency/admin.handlers.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AdminScreen } from './admin-screen.tsx'

const agencyHost = { agencyId: fixtureWorkspaceIds.eu, secret: fixtureAgencySecret, isIn: true }
const agency = buildAgency({
  customCSS: '.vg-client-dashboard__bar { border-block-end: 3px solid rgb(15, 118, 110); }',
  customTabs: [
    buildCustomTab({ dashboardFields: ['agencyName', 'agents'] }),
    buildPageTab({ iframeUrl: 'https://bookings.invalid/northwind' }),
  ],
})

const meta = {
  component: AdminScreen,
  parameters: { layout: 'fullscreen', seed: { agencies: [agency], agencyHost } },
  args: { identity: hostBrandOf(agency).identity, mode: 'light', pathname: '/app/eu', go: fn() },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The start: the agency's frame and CSS, its agents, its own tabs; and out again. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/app/eu/c/reports')
    await expect(canvas.getAllByRole('link', { name: 'Demo' }).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Northwind')
    const bar = canvasElement.querySelector('.vg-client-dashboard__bar') as HTMLElement
    await expect(getComputedStyle(bar).borderBottomWidth).toBe('3px')
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/login'))
  },
}

/** A tab of the agency's own, in its sandbox, told what was ticked. */
export const OwnTab: Story = {
  args: { pathname: '/app/eu/c/reports' },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Reports')
    await waitFor(() => expect(frame).toHaveAttribute('data-ready', 'true'))
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    await expect(canvas.getByText('This tab is told: Agency name, Agents (ids and titles).')).toBeVisible()
  },
}

/** An address where no tab is. */
export const NoSuchTab: Story = {
  args: { pathname: '/app/eu/c/gone' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'))
    await expect(await main.findByRole('heading', { name: 'There is no tab at this address' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/app/eu')
  },
}

/** The session is over, as after a new secret: the host's own page is what is left. */
export const Forbidden: Story = {
  parameters: { seed: { agencies: [agency], agencyHost: { ...agencyHost, isIn: false } } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/login'))
  },
}

/** The start of the host leads who is in on to the dashboard. */
export const FromTheStart: Story = {
  args: { pathname: '/' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/app/eu'))
  },
}

/** Who comes back with a session that is over reads so; once, and nothing leads in a circle. */
export const SignedOut: Story = {
  args: { pathname: '/login' },
  parameters: { seed: { agencies: [agency], agencyHost: { ...agencyHost, isIn: false } } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^You are signed out/)).toBeVisible()
    await expect(args.go).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(adminScenarios.get.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the dashboard')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(adminScenarios.get.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The dashboard could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeEnabled()
  },
}
