import { expect, fireEvent, fn, screen, within } from 'storybook/test'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { SelectionBar } from './selection-bar.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: SelectionBar,
  decorators: [withSignedIn, withRoute],
  args: { owner: { region: 'eu', agentId }, chosen: ['parking', 'dogs'], onDone: fn() },
  parameters: {
    seed: {
      knowledge: new Map([
        [
          agentId,
          [
            buildKnowledgeCard({ ID: 'parking', name: 'Parking' }),
            buildKnowledgeCard({ ID: 'dogs', name: 'Dogs' }),
          ],
        ],
      ]),
    },
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

/** How many are chosen, and what can be done with them. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 documents chosen')).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Tags' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Change tags' }))
    await userEvent.type(modal.getByRole('textbox', { name: 'Add' }), 'Visit{Enter}')
    await userEvent.click(modal.getByRole('button', { name: 'Change tags' }))
    await expect(await screen.findByText('2 documents changed')).toBeVisible()
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

/** Tags are not lost by Escape; what was discarded is gone. */
export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tags' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Change tags' }))
    await userEvent.type(modal.getByRole('textbox', { name: 'Add' }), 'Visit{Enter}{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(modal.getByRole('button', { name: 'Remove Visit' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Tags' }))
    const again = within(await screen.findByRole('dialog', { name: 'Change tags' }))
    await expect(again.queryByRole('button', { name: 'Remove Visit' })).toBeNull()
  },
}

/** Nor is the one that is being written. */
export const LeaveAskedWhileWriting: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tags' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Change tags' }))
    // The other field has the focus: what is left by it is a tag.
    fireEvent.input(modal.getByRole('textbox', { name: 'Take away' }), { target: { value: 'Vis' } })
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeVisible()
  },
}
