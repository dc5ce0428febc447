import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import {
  buildCheckCase,
  buildCheckCases,
  buildCheckResults,
  buildCheckRun,
} from '#mocks/fixtures/publishing/check.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { ChecksStopDialog } from './checks-stop-dialog.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: ChecksStopDialog,
  decorators: [withSignedIn, withRoute],
  args: {
    owner: { region: 'eu', agentId },
    draftRev: 3,
    message: 'The draft fails checks. Mend it, or say why you publish all the same.',
    busy: false,
    onPassed: fn(),
    onPublish: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    route: { pattern: paths.agentNodes.pattern, url: paths.agentNodes.href('eu', agentId) },
    seed: {
      agents: [buildAgent({ rev: 3 })],
      checks: {
        [agentId]: {
          cases: buildCheckCases(),
          runs: [{ run: buildCheckRun(), results: buildCheckResults(), secret: '' }],
        },
      },
    },
  },
} satisfies Meta<typeof ChecksStopDialog>

export default meta
type Story = StoryObj<typeof meta>

/** What fails, and the reason without which nothing is published. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'The checks stop this publish' }))
    await expect(await dialog.findByText('The answer does not call book_table.')).toBeVisible()
    const publish = dialog.getByRole('button', { name: 'Publish with this reason' })
    await expect(publish).toBeDisabled()
    if (restsHere) return
    await userEvent.type(dialog.getByRole('textbox'), ' Bookings are closed this week. ')
    await userEvent.click(publish)
    await expect(args.onPublish).toHaveBeenCalledWith('Bookings are closed this week.')
  },
}

/** A reason that was written is not lost by Escape. */
export const LeaveAsked: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, args }) => {
    const reason = await screen.findByRole('textbox')
    await userEvent.type(reason, 'Bookings are closed this week.{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(reason).toHaveValue('Bookings are closed this week.')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** They were not run on this draft: one press runs them, and publishes where all pass. */
export const NotRun: Story = {
  tags: ['arrives'],
  args: { message: 'The checks of this agent have not been run on this draft. Run them, or say why.' },
  parameters: {
    seed: {
      agents: [buildAgent({ rev: 3 })],
      checks: { [agentId]: { cases: [buildCheckCase({ mustSay: [], mustNotSay: [] })], runs: [] } },
    },
  },
  play: async ({ userEvent, args, mocks }) => {
    await screen.findByRole('dialog', { name: 'The checks were not run on this draft' })
    await userEvent.click(await screen.findByRole('button', { name: 'Run the checks and publish' }))
    await waitFor(() => expect(args.onPassed).toHaveBeenCalledOnce())
    await expect(mocks.db.checks.get(agentId)?.runs).toHaveLength(1)
  },
}

/** How far a run is that decides; what is stopped publishes nothing. */
export const Running: Story = {
  tags: ['arrives'],
  parameters: {
    seed: {
      agents: [buildAgent({ rev: 3 })],
      checks: {
        [agentId]: {
          cases: buildCheckCases(),
          runs: [
            {
              run: buildCheckRun({ state: 'running', asked: 1, failed: 0, endedAt: null }),
              results: [],
              secret: '',
            },
          ],
        },
      },
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish when they pass' }))
    await expect(await screen.findByText('1 of 3')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await expect(await screen.findByRole('textbox')).toBeVisible()
    await expect(args.onPassed).not.toHaveBeenCalled()
  },
}
