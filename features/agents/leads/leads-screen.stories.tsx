import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { readLocal, removeLocal, writeLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { leadScenarios } from '#mocks/handlers/leads/lead.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { LeadsScreen } from './leads-screen.tsx'

const agentId = fixtureAgentIds.cafe
const route = (search = '') => ({
  pattern: paths.agentLeads.pattern,
  url: `${paths.agentLeads.href('eu', agentId)}${search}`,
})

const meta = {
  component: LeadsScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId },
  parameters: { route: route() },
} satisfies Meta<typeof LeadsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Who left their details, the latest first, with the agent's own column. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ana Silva' })).toBeVisible()
    await expect(canvas.getByText('noor@example.com · +49 171 5550123')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add lead' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(leadScenarios.list.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the leads')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { seed: { leads: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No leads yet' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(leadScenarios.list.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The leads could not be loaded' })).toBeVisible()
  },
}

/** The address says what is looked for, and nobody has it. */
export const NothingFound: Story = {
  parameters: { route: route('?q=unicorn&stage=Won') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No lead matches' })).toBeVisible()
  },
}

/** Somebody who may only look sees everybody and changes nobody. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ana Silva' })).toBeVisible()
    await expect(canvas.getByText(lookOnlyReason)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add lead' })).toBeNull()
  },
}

/** The right was taken away while a lead was open: it is said, and the lead stays. */
export const Forbidden: Story = {
  tags: ['walk'],
  parameters: { route: route('?item=session-cafe-001') },
  beforeEach({ msw }) {
    msw.use(leadScenarios.remove.forbidden())
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ana Silva' }))
    if (restsHere) return
    await userEvent.click(await drawer.findByRole('button', { name: 'Delete lead' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this lead?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete lead' }))
    await expect(await question.findByRole('alert')).toBeVisible()
  },
}

/** Two leads of one address: the one takes the other in. */
export const MergesDuplicates: Story = {
  tags: ['walk'],
  play: async ({ canvas }) => {
    const lead = await canvas.findByRole('button', { name: 'Noor Haddad' })
    if (restsHere) return
    await userEvent.click(lead)
    const drawer = within(await screen.findByRole('dialog', { name: 'Noor Haddad' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Merge N. Haddad' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Merge these leads?' }))
    await userEvent.click(question.getByRole('button', { name: 'Merge leads' }))
    await expect(await screen.findByText('Leads merged')).toBeVisible()
  },
}

/** What narrows the list stands behind one button, which says how much of it is set. */
export const Filtered: Story = {
  tags: ['walk'],
  parameters: { route: route('?stage=Won') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Per Holm' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ana Silva' })).toBeNull()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 1 set' }))
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(filters.getByRole('combobox', { name: 'Stage' })).toHaveTextContent('Won')
    await userEvent.click(filters.getByRole('button', { name: 'Take all filters away' }))
    await expect(await canvas.findByRole('button', { name: 'Ana Silva' })).toBeVisible()
  },
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

/** Somebody chooses with the keyboard which columns stand in the table, and in which order; it is so the next time. */
export const ChoosesColumns: Story = {
  tags: ['walk'],
  beforeEach: () => {
    removeLocal('vg_lead_columns')
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Columns' })
    await canvas.findByRole('button', { name: 'Ana Silva' })
    if (restsHere) return
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = within(await screen.findByRole('dialog', { name: 'Columns' }))
    panel.getByRole('checkbox', { name: 'Source' }).focus()
    await userEvent.keyboard(' ')
    panel.getByRole('checkbox', { name: 'Owner' }).focus()
    await userEvent.keyboard(' ')
    panel.getByRole('button', { name: 'Move down: Stage' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(panel.getByRole('status')).toHaveTextContent('Stage: 2 of 10')
    await expect(panel.getByRole('button', { name: 'Move down: Stage' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect(panel.getByRole('button', { name: 'Move down: Stage' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(headers()).toEqual(['Name', 'Company', 'Stage', 'Since', 'Source']))
    await expect(readLocal('vg_lead_columns')).toContain('-owner')
  },
}

/** Chosen columns stand on a phone, too, below each name. */
export const ChosenColumns: Story = {
  beforeEach: () => {
    const columns = ['source', 'stage', 'notes', 'consent', 'updatedAt', '-owner', '-createdAt']
    writeLocal('vg_lead_columns', JSON.stringify({ [agentId]: columns }))
    return () => removeLocal('vg_lead_columns')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Met at the food fair.')).toBeVisible()
    await expect(headers().slice(0, 3)).toEqual(['Name', 'Source', 'Stage'])
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }
