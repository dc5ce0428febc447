import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { knowledgeFileScenarios } from '#mocks/handlers/knowledge/knowledge-file.handlers.ts'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { FilesModal } from './files-modal.tsx'

const meta = {
  component: FilesModal,
  decorators: [withSignedIn],
  args: {
    owner: { region: 'eu', agentId: fixtureAgentIds.cafe },
    open: true,
    onClose: fn(),
    onExited: fn(),
  },
} satisfies Meta<typeof FilesModal>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Upload files' }))
const filesIn = (modal: Awaited<ReturnType<typeof opened>>) =>
  modal.getByLabelText('Files', { selector: 'input' })

/** Nothing is chosen yet. */
export const Default: Story = {
  play: async () => {
    await expect(await (await opened()).findByRole('button', { name: 'Choose files' })).toBeVisible()
  },
}

/** Several at once: of each it is said how far it is, and why one is not taken. */
export const Invalid: Story = {
  tags: ['walk'],
  play: async () => {
    const modal = await opened()
    if (restsHere) return
    await userEvent.upload(filesIn(modal), [
      new File(['Dogs are welcome.'], 'dogs.txt', { type: 'text/plain' }),
      new File([''], 'nothing.md'),
    ])
    await expect(await modal.findByText('This file is empty.')).toBeVisible()
    await expect(await modal.findByText('Ready', {}, { timeout: 5000 })).toBeVisible()
  },
}

/** Somebody took the right to add documents away meanwhile. */
export const Forbidden: Story = {
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(knowledgeFileScenarios.upload.forbidden())
  },
  play: async () => {
    const modal = await opened()
    if (restsHere) return
    await userEvent.upload(filesIn(modal), new File(['Dogs are welcome.'], 'dogs.txt'))
    await expect(await modal.findByText('Not taken')).toBeVisible()
  },
}
