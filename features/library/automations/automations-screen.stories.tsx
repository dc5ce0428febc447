import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import {
  buildAutomation,
  buildRunningRun,
  fixtureAutomationIds,
} from '#mocks/fixtures/library/automation.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { automationScenarios } from '#mocks/handlers/library/automation.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { atAddress, listRows, pressInMenu } from '#storybook/list-story.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { AutomationsScreen } from './automations-screen.tsx'

const at = atAddress(paths.automations)

const meta = {
  component: AutomationsScreen,
  decorators: [withSignedIn, withRoute],
  parameters: at(),
} satisfies Meta<typeof AutomationsScreen>

export default meta
type Story = StoryObj<typeof meta>

const row = async (name: string) => {
  const rows = await listRows('Crawler')
  const found = rows.find((each) => within(each).queryByRole('button', { name }) !== null)
  if (!found) throw new Error(`There is no crawler ${name}`)
  return within(found)
}

/** One never ran, one failed, one is fine. */
export const Default: Story = {
  play: async () => {
    await expect((await row('Shop catalogue')).getByText('Not run yet')).toBeVisible()
    const classes = await row('Class timetable')
    await expect(classes.getByText('Failed')).toBeVisible()
    await expect(classes.getByText('The website could not be reached.')).toBeVisible()
    await expect(classes.getByText('Off')).toBeVisible()
    await expect((await row('Café website')).getByText(/24 pages: 2 new, 3 changed, 1 removed/)).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(automationScenarios.list.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading website syncs')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { seed: { utilities: { automations: [] } } },
  play: async ({ userEvent }) => {
    if (restsHere) return
    await userEvent.click(await screen.findByRole('button', { name: 'Create your first website sync' }))
    await expect(await screen.findByRole('dialog', { name: 'New website sync' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(automationScenarios.list.notFound()),
  play: async ({ userEvent, msw, mocks }) => {
    await expect(await screen.findByRole('heading', { name: 'Crawler could not be loaded' })).toBeVisible()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await row('Café website')
  },
}

/** Pressed in the list: the run shows, and what it found. */
export const RunsNow: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    const shop = await row('Shop catalogue')
    await userEvent.click(shop.getByRole('button', { name: 'Run now: Shop catalogue' }))
    await waitFor(async () => expect((await row('Shop catalogue')).getByText('Done')).toBeVisible())
    await expect((await row('Shop catalogue')).getByText(/2 pages: 2 new/)).toBeVisible()
  },
}

/** What a run does is said while it runs, and no second one can be started. */
export const Running: Story = {
  parameters: {
    seed: { utilities: { automations: [buildAutomation({ lastRun: buildRunningRun() })] } },
  },
  play: async () => {
    const cafe = await row('Café website')
    await expect(cafe.getByText('Running')).toBeVisible()
    await expect(cafe.getByRole('status')).toHaveTextContent('7 of 30 pages · Opening hours')
    await expect(cafe.getByRole('button', { name: 'Run now: Café website' })).toBeDisabled()
  },
}

export const RunRefused: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(automationScenarios.run.rateLimited()),
  play: async ({ userEvent }) => {
    const shop = await row('Shop catalogue')
    await userEvent.click(shop.getByRole('button', { name: 'Run now: Shop catalogue' }))
    await expect(await screen.findByText('The website sync did not start')).toBeVisible()
  },
}

/** Asks first: the history goes, what was read stays. */
export const Deleted: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await pressInMenu(userEvent, 'Café website', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete website sync?' }))
    await expect(dialog.getByText(/stays in the knowledge of/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete website sync' }))
    await waitFor(() => expect(screen.queryByText('Café website', { selector: 'li *' })).toBeNull())
  },
}

export const Gone: Story = {
  parameters: at('item=automation-gone0'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'It is not in this list' })).toBeVisible()
  },
}

/** Words of any length and direction keep the rows in shape. */
export const LongContent: Story = {
  parameters: {
    seed: {
      utilities: {
        automations: [
          buildAutomation({
            name: 'موقع المقهى في الميناء القديم وقائمة الطعام',
            website: `https://cafe.example/${'long/'.repeat(60)}`,
            agent: {
              ID: 'agent-cafe-00001',
              title: 'W'.repeat(120),
              roundedImageURL: '',
              customThemeJSONString: '',
            },
          }),
          buildAutomation({
            ID: fixtureAutomationIds.shop,
            name: 'W'.repeat(60),
            lastRun: buildRunningRun({ message: 'Unbroken'.repeat(30) }),
          }),
        ],
      },
    },
  },
  play: async () => {
    for (const each of await listRows('Crawler'))
      await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth + 1)
  },
}

/** Somebody who may only look sees what was read, and starts nothing. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    const cafe = await row('Café website')
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(cafe.queryByRole('button', { name: /^Run now/ })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'New website sync' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const shop = await row('Shop catalogue')
    await userEvent.click(shop.getByRole('button', { name: 'Run now: Shop catalogue' }))
    await expect(await screen.findByText('The website sync did not start')).toBeVisible()
    await expect(screen.getByText('You do not have access to do this.')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
