import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { pageScenarios } from '#mocks/handlers/knowledge/page.handlers.ts'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { RefreshModal } from './refresh-modal.tsx'

const meta = {
  component: RefreshModal,
  decorators: [withSignedIn],
  args: {
    owner: { region: 'eu', agentId: fixtureAgentIds.cafe },
    documentIds: ['0000'],
    open: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof RefreshModal>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Change refresh rate' }))

/** How often a page is read. */
export const Default: Story = {
  play: async () => {
    await expect((await opened()).getByRole('combobox', { name: 'Refresh rate' })).toBeVisible()
  },
}

/** A page is read every day from now on. */
export const Changes: Story = {
  tags: ['walk'],
  play: async ({ args }) => {
    const modal = await opened()
    if (restsHere) return
    await userEvent.click(modal.getByRole('combobox', { name: 'Refresh rate' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Every day' }))
    await userEvent.click(modal.getByRole('button', { name: 'Change' }))
    await expect(await screen.findByText('1 page changed')).toBeVisible()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Somebody took the right to change documents away meanwhile. */
export const Forbidden: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(pageScenarios.saveRefreshRate.forbidden())
  },
  play: async () => {
    const modal = await opened()
    if (restsHere) return
    await userEvent.click(modal.getByRole('button', { name: 'Change' }))
    await expect(await screen.findByText('Not saved')).toBeVisible()
  },
}
