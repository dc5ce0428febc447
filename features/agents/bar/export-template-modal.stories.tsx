import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { templateFileLimit } from '#mocks/contracts/agents/template-limits.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'
import { templateFileScenarios } from '#mocks/handlers/agents/template-file.handlers.ts'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { ExportTemplateModal } from './export-template-modal.tsx'

const knows = (...cards: Parameters<typeof buildKnowledgeCard>[0][]) => ({
  seed: { knowledge: new Map([[fixtureAgentIds.cafe, cards.map((card) => buildKnowledgeCard(card))]]) },
})

const meta = {
  component: ExportTemplateModal,
  decorators: [withSignedIn],
  parameters: { layout: 'fullscreen' },
  args: { region: 'eu', agent: buildAgent(), onClose: fn() },
} satisfies Meta<typeof ExportTemplateModal>

export default meta
type Story = StoryObj<typeof meta>

const modal = async () => within(await screen.findByRole('dialog', { name: 'Export Agent Template' }))

/** The size stands on the button; without the knowledge it is smaller. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const dialog = await modal()
    const button = await dialog.findByRole('button', { name: /^Export \d/ })
    const whole = button.textContent
    await expect(dialog.getByText(/^1 document, 1\.\d kB$/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(dialog.getByRole('switch', { name: 'Include its knowledge' }))
    await expect(button).not.toHaveTextContent(whole)
  },
}

export const Exported: Story = {
  tags: ['walk'],
  play: async ({ userEvent, args }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await (await modal()).findByRole('button', { name: /^Export \d/ }))
    await screen.findByText('Agent template exported successfully')
    await expect(click.mock.contexts[0]).toHaveAttribute('download', 'Harbour café.json')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** An agent without documents has nothing to choose. */
export const NoKnowledge: Story = {
  parameters: knows(),
  play: async () => {
    const dialog = await modal()
    await expect(await dialog.findByRole('switch', { name: 'Include its knowledge' })).toBeDisabled()
    await expect(dialog.getByText('This agent has no documents.')).toBeVisible()
  },
}

/** More than could be imported again goes without its knowledge. */
export const TooLarge: Story = {
  parameters: knows({ charCount: templateFileLimit }),
  play: async () => {
    const dialog = await modal()
    await expect(await dialog.findByText(/Max size: 10 MBs: the file could not be imported/)).toBeVisible()
    await expect(dialog.getByRole('switch', { name: 'Include its knowledge' })).not.toBeChecked()
    await expect(dialog.getByRole('button', { name: /^Export \d/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(templateFileScenarios.checkTemplate.neverAnswers()),
  play: async () => {
    await expect(await (await modal()).findByText('Measuring the template')).toBeInTheDocument()
  },
}

export const SizeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(templateFileScenarios.checkTemplate.networkFails()),
  play: async () => {
    await expect(await (await modal()).findByText('The size could not be worked out')).toBeVisible()
  },
}

export const ExportFailed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(templateFileScenarios.exportTemplate.notFound()),
  play: async ({ userEvent }) => {
    await userEvent.click(await (await modal()).findByRole('button', { name: /^Export \d/ }))
    await screen.findByText(/^Error exporting agent:/)
  },
}
