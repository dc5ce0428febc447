import { delay, http } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
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
  play: async () => {
    const modal = await opened()
    if (restsHere) return
    await chooses(
      'Name;E-Mail;Company\nIda Berg;ida@berg.example;Berg\nBroken;no address;\nNoor;noor@example.com;',
    )
    const company = await modal.findByRole('combobox', { name: 'Company' })
    await waitFor(() => expect(company).toHaveTextContent('Company'))
    await expect(modal.getByRole('cell', { name: 'ida@berg.example' })).toBeInTheDocument()
    await userEvent.click(modal.getByRole('button', { name: 'Import 3 rows' }))
    await expect(await modal.findByText(/1 lead added, 1 row joined/)).toBeVisible()
    await expect(modal.getByText('Line 3')).toBeVisible()
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
  },
}
