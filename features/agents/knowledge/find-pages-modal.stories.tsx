import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { discoveryScenarios } from '#mocks/handlers/knowledge/discovery.handlers.ts'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { FindPagesModal } from './find-pages-modal.tsx'

const meta = {
  component: FindPagesModal,
  decorators: [withSignedIn],
  args: {
    owner: { region: 'eu', agentId: fixtureAgentIds.cafe },
    by: 'crawl',
    open: true,
    onClose: fn(),
    onExited: fn(),
  },
} satisfies Meta<typeof FindPagesModal>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Add a whole website' }))

async function search(address: string) {
  const modal = await opened()
  await userEvent.type(modal.getByRole('textbox', { name: /^Start address/ }), address)
  await userEvent.click(modal.getByRole('button', { name: 'Find pages' }))
  return modal
}

/** Where to begin, which pages are wanted, and how a website of one's own is read past robots.txt. */
export const Default: Story = {
  play: async () => {
    const modal = await opened()
    await expect(modal.getByRole('textbox', { name: /^Start address/ })).toBeVisible()
    await expect(await modal.findByRole('button', { name: 'Copy Line' })).toBeInTheDocument()
  },
}

/** Pages were found: some are known, the others are chosen and added. */
export const Found: Story = {
  tags: ['walk'],
  play: async ({ args }) => {
    if (restsHere) return void (await opened())
    const modal = await search('cafe.example')
    await expect(await modal.findByText('5 pages found.')).toBeVisible()
    await expect(modal.getByText('Known already')).toBeVisible()
    await expect(await modal.findByRole('checkbox', { name: 'Choose all 4 pages' })).toBeChecked()
    await userEvent.click(modal.getByRole('checkbox', { name: 'Choose Menu' }))
    await expect(await modal.findByText(/^3 pages chosen, [\d,]+ characters, room for/)).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Add 3 pages' }))
    await expect(await screen.findByText('3 pages added')).toBeVisible()
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** The search goes on until it is cancelled; then there is nothing left of it. */
export const Loading: Story = {
  tags: ['walk'],
  play: async ({ mocks }) => {
    if (restsHere) return void (await opened())
    const modal = await search('slow.example')
    await expect(await modal.findByRole('progressbar', { name: /Looking for pages/ })).toBeVisible()
    await expect(mocks.db.knowledgeDiscoveries.size).toBe(1)
    await userEvent.click(modal.getByRole('button', { name: 'Cancel search' }))
    await waitFor(() => expect(mocks.db.knowledgeDiscoveries.size).toBe(0))
    await expect(modal.getByRole('textbox', { name: /^Start address/ })).toHaveValue('slow.example')
  },
}

/** The website could not be had: why, and the address is still there to change. */
export const Failed: Story = {
  args: { by: 'crawl' },
  tags: ['walk'],
  play: async () => {
    if (restsHere) return void (await opened())
    const modal = await search('unreachable.example')
    await expect(await modal.findByRole('alert')).toBeVisible()
    await expect(modal.getByRole('textbox', { name: /^Start address/ })).toHaveValue('unreachable.example')
  },
}

/** Somebody took the right to add documents away meanwhile. */
export const Forbidden: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(discoveryScenarios.search.forbidden())
  },
  play: async () => {
    if (restsHere) return void (await opened())
    const modal = await search('cafe.example')
    await expect(await modal.findByRole('alert')).toBeVisible()
  },
}
