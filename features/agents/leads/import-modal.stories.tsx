import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { importBatchLimit } from '#mocks/contracts/leads/lead-limits.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { ImportModal } from './import-modal.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: ImportModal,
  decorators: [withSignedIn, withRoute],
  args: { owner: { region: 'eu', agentId }, open: true, onClose: fn(), onExited: fn() },
  parameters: {
    route: { pattern: paths.agentLeads.pattern, url: paths.agentLeads.href('eu', agentId) },
  },
} satisfies Meta<typeof ImportModal>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Import leads' }))
const chooses = async (text: string) => {
  await opened()
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
  if (input) await userEvent.upload(input, new File([text], 'leads.csv', { type: 'text/csv' }))
}

/** Nothing is chosen yet. */
export const Default: Story = {
  play: async () => {
    const modal = await opened()
    await expect(modal.getByRole('button', { name: /Choose a CSV file/ })).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Import' })).toBeDisabled()
  },
}

/** Columns are named, also when the agent's own come after the file; what was not taken is said line by line. */
export const Imports: Story = {
  tags: ['walk'],
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/leads-settings', () => delay(300)))
  },
  play: async ({ mocks: { db } }) => {
    const modal = await opened()
    if (restsHere) return
    await chooses(
      [
        'First name;Last name;E-Mail;Company;Owner;Created;Chats',
        'Ida;Berg;ida@berg.example;Berg;owner@example.com;28.10.2025;2',
        'Broken;;no address;;;;',
        'Noor;;noor@example.com;;;;',
        'Eve;;eve@lane.example;;eve@lane.example;;',
        'Cid;;cid@lane.example;;;03/04/2025;',
      ].join('\n'),
    )
    const company = await modal.findByRole('combobox', { name: 'Company' })
    await waitFor(() => expect(company).toHaveTextContent('Company'))
    await expect(modal.getByRole('cell', { name: 'ida@berg.example' })).toBeInTheDocument()
    await expect(modal.getByText(/^Left out:/)).toHaveTextContent('Left out: Chats.')
    await userEvent.click(modal.getByRole('button', { name: 'Import 5 rows' }))
    await expect(await modal.findByText(/2 leads added, 1 row joined/)).toBeVisible()
    await expect(modal.getByText(/^1 row came in without/)).toBeVisible()
    await expect(modal.getByText(/^Line 3: .*email address/)).toBeVisible()
    await expect(modal.getByText('Broken · no address')).toBeVisible()
    await expect(modal.getByText(/^Line 6: Please write the day/)).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Download these rows' })).toBeVisible()
    expect(db.leads.find(({ name }) => name === 'Ida Berg')).toMatchObject({
      owner: 'owner@example.com',
      createdAt: new Date(2025, 9, 28).getTime() / 1000,
    })
  },
}

/** The network goes on the way: what was learnt stays, and the rest is sent from there. */
export const GoesOn: Story = {
  tags: ['walk'],
  play: async ({ msw, mocks: { db } }) => {
    const modal = await opened()
    if (restsHere) return
    const before = db.leads.length
    let sent = 0
    msw.use(
      http.post('*/leads-import', () => {
        sent += 1
        return sent === 2 ? HttpResponse.error() : undefined
      }),
    )
    const rows = Array.from({ length: importBatchLimit + 2 }, (_, at) => `guest${at}@import.example`)
    await chooses(['E-Mail', 'no address', ...rows].join('\n'))
    await userEvent.click(await modal.findByRole('button', { name: 'Import 203 rows' }))
    await expect(await modal.findByText(/^3 rows are not sent yet\./)).toBeVisible()
    await expect(modal.getByText(/^199 leads added, 1 row not taken/)).toBeVisible()
    await expect(modal.getByText(/^Line 2: .*email address/)).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Import the other 3 rows' }))
    await expect(await modal.findByText(/^202 leads added, 1 row not taken/)).toBeVisible()
    await expect(modal.queryByText(/not sent yet/)).toBeNull()
    expect(db.leads.length).toBe(before + importBatchLimit + 2)
  },
}

/** A file without rows is refused before anything is sent. */
export const NoRows: Story = {
  tags: ['walk'],
  play: async () => {
    const modal = await opened()
    if (restsHere) return
    await chooses('Name,E-Mail\n')
    await expect(await modal.findByText(/no rows under its first line/)).toBeVisible()
    await chooses(' \n')
    await expect(await modal.findByText(/This file is empty/)).toBeVisible()
  },
}
