import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { pageScenarios } from '#mocks/handlers/knowledge/page.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { PagesModal } from './pages-modal.tsx'

const meta = {
  component: PagesModal,
  decorators: [withSignedIn, withRoute],
  args: {
    owner: { region: 'eu', agentId: fixtureAgentIds.cafe },
    open: true,
    onClose: fn(),
    onExited: fn(),
  },
} satisfies Meta<typeof PagesModal>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Add website pages' }))

/** Nothing is typed yet. */
export const Default: Story = {
  play: async () => {
    await expect((await opened()).getByRole('textbox', { name: /^Addresses/ })).toBeVisible()
  },
}

/** What is no address is named; a list that is right is added at once. */
export const Invalid: Story = {
  tags: ['walk'],
  play: async ({ args }) => {
    const modal = await opened()
    if (restsHere) return
    const addresses = modal.getByRole('textbox', { name: /^Addresses/ })
    await userEvent.type(addresses, 'cafe.example/a{enter}nothing')
    await userEvent.click(modal.getByRole('button', { name: 'Add page' }))
    await expect(await modal.findByText('“nothing” is no address of a web page.')).toBeVisible()
    await userEvent.clear(addresses)
    await userEvent.type(addresses, 'cafe.example/a{enter}cafe.example/b')
    await userEvent.click(modal.getByRole('button', { name: 'Add 2 pages' }))
    await expect(await screen.findByText('2 pages added')).toBeVisible()
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** A list that was pasted is not lost by Escape. */
export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async ({ args }) => {
    const modal = await opened()
    const addresses = modal.getByRole('textbox', { name: /^Addresses/ })
    await userEvent.click(addresses)
    await userEvent.paste('cafe.example/a\ncafe.example/b')
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(addresses).toHaveValue('cafe.example/a\ncafe.example/b')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** There is no room for another document. */
export const Forbidden: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(pageScenarios.addPages.forbidden({ code: 'limit_reached', message: 'Your plan is full.' }))
  },
  play: async () => {
    const modal = await opened()
    if (restsHere) return
    await userEvent.type(modal.getByRole('textbox', { name: /^Addresses/ }), 'cafe.example/a')
    await userEvent.click(modal.getByRole('button', { name: 'Add page' }))
    await expect(await screen.findByText('Your plan is full.')).toBeVisible()
  },
}
