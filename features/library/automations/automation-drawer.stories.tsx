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
import { atAddress, listRows } from '#storybook/list-story.ts'
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
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const row = async (name: string) => {
  const rows = await listRows('Crawler')
  const found = rows.find((each) => within(each).queryByRole('button', { name }) !== null)
  if (!found) throw new Error(`There is no crawler ${name}`)
  return within(found)
}

/** Fills the form of a new crawler. */
async function fill(userEvent: User, drawer: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Harbour menu')
  await userEvent.type(drawer.getByRole('combobox', { name: 'Agent' }), 'Harbour')
  await userEvent.click(await screen.findByRole('option', { name: 'Harbour café' }))
  await userEvent.type(drawer.getByRole('textbox', { name: 'Start address' }), 'cafe.example/menu')
}

/** Its history, and the schedule that can be changed. */
export const Default: Story = {
  parameters: at(`item=${fixtureAutomationIds.cafe}`),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit website sync' }))
    const runs = within(await drawer.findByRole('list', { name: 'Finished runs' }))
    await expect(runs.getAllByRole('listitem')).toHaveLength(3)
    await expect(drawer.getByText(/^The next run is/)).toHaveTextContent('The next run is in 23 hours.')
    if (restsHere) return
    await userEvent.click(drawer.getByRole('switch', { name: 'Runs automatically' }))
    await expect(drawer.getByText('Save first: a run uses the saved settings.')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Save website sync' }))
    await waitFor(async () => expect((await row('Café website')).getByText('Off')).toBeVisible())
  },
}

/** Pressed with nothing typed, it says what is missing and goes there. */
export const Incomplete: Story = {
  tags: ['arrives'],
  parameters: at('item=new'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New website sync' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Create website sync' }))
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Name' })).toBeInvalid())
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

export const New: Story = {
  tags: ['arrives'],
  parameters: at('item=new'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New website sync' }))
    await fill(userEvent, drawer)
    await userEvent.click(drawer.getByRole('button', { name: 'Create website sync' }))
    await expect(await screen.findByText('Website sync created')).toBeVisible()
    await expect((await row('Harbour menu')).getByText('Not run yet')).toBeVisible()
  },
}

/** Everything that is wrong is said at its field, and the first one gets the focus. */
export const Invalid: Story = {
  tags: ['arrives'],
  parameters: at('item=new'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New website sync' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Start address' }), 'nothing')
    await userEvent.clear(drawer.getByRole('spinbutton', { name: /Maximum pages/ }))
    await userEvent.click(drawer.getByRole('button', { name: 'Create website sync' }))
    await expect(await drawer.findByText('Please give the website sync a name.')).toBeVisible()
    await expect(drawer.getByText('Please choose an agent.')).toBeVisible()
    await expect(drawer.getByText('Please enter a valid website URL or domain')).toBeVisible()
    await expect(drawer.getByText('Please enter a number from 1 to 30.')).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

/** What the server finds wrong lands at its field, and nothing typed is lost. */
export const Refused: Story = {
  tags: ['arrives'],
  parameters: at('item=new'),
  beforeEach: ({ msw }) =>
    msw.use(automationScenarios.save.validationFailed({ fields: { website: 'This is no website.' } })),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New website sync' }))
    await fill(userEvent, drawer)
    await userEvent.click(drawer.getByRole('button', { name: 'Create website sync' }))
    await expect(await drawer.findByText('This is no website.')).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour menu')
  },
}

export const Conflict: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureAutomationIds.cafe}`),
  beforeEach: ({ msw }) =>
    msw.use(automationScenarios.save.conflict({ fields: { name: 'Someone else changed this meanwhile.' } })),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit website sync' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), ' two')
    await userEvent.click(drawer.getByRole('button', { name: 'Save website sync' }))
    await expect(await drawer.findByText('Someone else changed this meanwhile.')).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Café website two')
  },
}

/** The drawer shows how far it is, and the runs before. */
export const Running: Story = {
  parameters: {
    seed: { utilities: { automations: [buildAutomation({ lastRun: buildRunningRun() })] } },
    ...at(`item=${fixtureAutomationIds.cafe}`),
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit website sync' }))
    await expect(await drawer.findByRole('progressbar', { name: 'Opening hours' })).toBeVisible()
    await expect(drawer.getByText('7 of 30 pages')).toBeVisible()
    await expect(drawer.getByText('9 s so far')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Run now' })).toBeDisabled()
  },
}

export const HistoryFailed: Story = {
  parameters: at(`item=${fixtureAutomationIds.cafe}`),
  beforeEach: ({ msw }) => msw.use(automationScenarios.runs.networkFails()),
  play: async () => {
    await expect(await screen.findByText('The runs could not be loaded')).toBeVisible()
  },
}

/** Somebody who may only look sees everything and changes nothing. */
export const ReadOnly: Story = {
  parameters: {
    ...at(`item=${fixtureAutomationIds.cafe}`),
    session: buildViewerSession(),
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    const drawer = within(screen.getByRole('dialog', { name: 'Website sync' }))
    await expect(drawer.queryByRole('button', { name: 'Run now' })).toBeNull()
    await expect(drawer.getByText(lookOnlyReason)).toBeVisible()
    await expect(await drawer.findByRole('list', { name: 'Finished runs' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'New website sync' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was typed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  parameters: at('item=new'),
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New website sync' }))
    await fill(userEvent, drawer)
    await userEvent.click(drawer.getByRole('button', { name: 'Create website sync' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour menu')
  },
}
