import { expect, fn, screen, waitFor } from 'storybook/test'
import { ClockContext } from '#features/shared/clock/clock-context.ts'
import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { snoozeEnd } from './snooze-choices.ts'
import { SnoozeMenu } from './snooze-menu.tsx'

/** A clock that is moved by hand, in milliseconds. */
const clock = { at: fixtureNow }

const meta = {
  component: SnoozeMenu,
  args: { onSnooze: fn() },
  decorators: [
    (Story) => (
      <ClockContext value={() => clock.at}>
        <Story />
      </ClockContext>
    ),
  ],
  beforeEach() {
    clock.at = fixtureNow
  },
} satisfies Meta<typeof SnoozeMenu>

export default meta
type Story = StoryObj<typeof meta>

/** Left open for a day: an hour begins with the press, and tomorrow is the day after it. */
export const Default: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Snooze' }))
    await expect(await screen.findByRole('menuitem', { name: 'For an hour' })).toBeVisible()
    if (restsHere) return
    clock.at += 86_400_000
    const now = Math.floor(clock.at / 1000)
    await userEvent.click(screen.getByRole('menuitem', { name: 'For an hour' }))
    await expect(args.onSnooze).toHaveBeenLastCalledWith(now + 3600)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Snooze' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Until tomorrow, 9:00' }))
    await expect(args.onSnooze).toHaveBeenLastCalledWith(snoozeEnd('tomorrow', now))
  },
}

/** What is put aside can be taken back. */
export const Snoozed: Story = {
  tags: ['arrives'],
  args: { isSnoozed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Snooze' }))
    const back = await screen.findByRole('menuitem', { name: 'End snooze' })
    if (restsHere) return
    await userEvent.click(back)
    await expect(args.onSnooze).toHaveBeenLastCalledWith(null)
  },
}
