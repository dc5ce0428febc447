import { expect, fn, screen } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { promptScenarios } from '#mocks/handlers/library/prompt.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { PromptDrawer } from './prompt-drawer.tsx'
import '../shared/library.css'

const meta = {
  component: PromptDrawer,
  decorators: [withSignedIn, withRoute],
  args: { id: undefined, readOnly: false, open: true, onClose: fn(), onExited: fn() },
  parameters: { route: { pattern: paths.prompts.pattern, url: paths.prompts.href('eu') } },
} satisfies Meta<typeof PromptDrawer>

export default meta
type Story = StoryObj<typeof meta>

/** A new one: what is missing is said when it is pressed. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'New prompt' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Create prompt' })).toBeEnabled()
  },
}

export const Filled: Story = {
  args: { id: 'prompt0frontdesk' },
  play: async () => {
    await expect(await screen.findByDisplayValue('Front desk')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Save prompt' })).toBeDisabled()
  },
}

/** For somebody who may only look. */
export const ReadOnly: Story = {
  args: { id: 'prompt0frontdesk', readOnly: true },
  play: async () => {
    await expect(await screen.findByDisplayValue('Front desk')).toHaveAttribute('readonly')
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Save prompt' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { id: 'prompt0frontdesk' },
  beforeEach: ({ msw }) => msw.use(promptScenarios.get.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading the prompt')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { id: 'prompt0frontdesk' },
  beforeEach: ({ msw }) => msw.use(promptScenarios.get.networkFails()),
  play: async () => {
    await expect(await screen.findByText('The prompt could not be loaded')).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was typed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  args: { id: 'prompt0frontdesk' },
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const field = await screen.findByDisplayValue('Front desk')
    await userEvent.type(field, ' two')
    await userEvent.click(screen.getByRole('button', { name: 'Save prompt' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(field).toHaveValue('Front desk two')
  },
}
