import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { WebsiteScriptModal } from './website-script-modal.tsx'

const meta = {
  component: WebsiteScriptModal,
  parameters: { layout: 'fullscreen' },
  args: { region: 'eu', agent: buildAgent(), origin: 'https://app.example', onClose: fn() },
} satisfies Meta<typeof WebsiteScriptModal>

export default meta
type Story = StoryObj<typeof meta>

/** The bubble's one line of script. */
export const Default: Story = {
  play: async () => {
    const modal = within(await screen.findByRole('dialog', { name: 'Add widget to website' }))
    await expect(modal.getByText(/https:\/\/app\.example\/embed\.js/)).toBeVisible()
  },
}

/** For builders that allow no scripts. */
export const Iframe: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    const modal = within(await screen.findByRole('dialog', { name: 'Add widget to website' }))
    await userEvent.click(modal.getByRole('radio', { name: 'Iframe' }))
    await expect(modal.getByText(/\/app\/eu\/render\//)).toBeVisible()
  },
}
