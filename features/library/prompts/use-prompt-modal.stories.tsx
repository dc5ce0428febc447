import { expect, fn, screen } from 'storybook/test'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { UsePromptModal } from './use-prompt-modal.tsx'

const meta = {
  component: UsePromptModal,
  decorators: [withSignedIn, withRoute],
  args: { promptId: 'prompt0complaint', open: true, onClose: fn(), onExited: fn() },
} satisfies Meta<typeof UsePromptModal>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the list of agents and takes the first. */
async function chooseFirst(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Agent' }))
  const [first] = await screen.findAllByRole('option')
  await userEvent.click(first as HTMLElement)
}

export const Default: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await chooseFirst(userEvent)
    await expect(await screen.findByText('What changes')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add to prompt' })).toBeEnabled()
  },
}

/** It is added to what the agent is told, and taken back by one press. */
export const AddedAndUndone: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await chooseFirst(userEvent)
    await screen.findByText('What changes')
    const prompts = () => mocks.db.agents.map(({ vg_systemPrompt }) => vg_systemPrompt)
    const before = prompts()
    await userEvent.click(screen.getByRole('button', { name: 'Add to prompt' }))
    await screen.findByRole('button', { name: 'Undo' })
    const changed = prompts().flatMap((prompt, index) =>
      prompt === before[index] ? [] : [[before[index], prompt]],
    )
    await expect(changed).toHaveLength(1)
    const [[was = '', now = ''] = []] = changed
    await expect(was).not.toBe('')
    await expect(now.startsWith(was)).toBe(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('Undone')).toBeVisible()
    await expect(prompts()).toEqual(before)
  },
}

export const Failed: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, msw }) => {
    msw.use(agentScenarios.get.networkFails())
    await chooseFirst(userEvent)
    await expect(await screen.findByText('The prompts could not be compared')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add to prompt' })).toBeDisabled()
  },
}

export const NotChanged: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, msw, args }) => {
    await chooseFirst(userEvent)
    await screen.findByText('What changes')
    msw.use(agentScenarios.save.forbidden())
    await userEvent.click(screen.getByRole('button', { name: 'Add to prompt' }))
    await expect(await screen.findByText('Not changed')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What was chosen to be replaced is not lost by Escape. */
export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, args }) => {
    await chooseFirst(userEvent)
    await screen.findByText('What changes')
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** For somebody who may only look: what would be replaced can be compared. */
export const ReadOnly: Story = {
  tags: ['arrives'],
  parameters: { session: buildViewerSession() },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(lookOnlyReason)).toBeVisible()
    await chooseFirst(userEvent)
    await expect(await screen.findByText('What changes')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Add to prompt' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and the choice stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent, args }) => {
    await chooseFirst(userEvent)
    await screen.findByText('What changes')
    await userEvent.click(screen.getByRole('button', { name: 'Add to prompt' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
