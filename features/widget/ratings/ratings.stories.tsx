import { expect, fn } from 'storybook/test'
import { ApiError } from '#features/shared/api-error.ts'
import { messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { inWidgetFrame } from '#storybook/decorators/in-widget-frame.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { storyTransport } from '../story-transport.ts'
import { Widget } from '../widget.tsx'
import { Ratings } from './ratings.tsx'

const { question, withSource: answer } = messageFixtures
const rate = fn()
const aside = <Ratings rating={undefined} rate={rate} lang="en" />

const meta = {
  component: Widget,
  args: {
    agent: buildPublicAgent(),
    transport: storyTransport({ earlier: [question, { ...answer, aside }] }),
  },
  decorators: [inWidgetFrame],
  beforeEach() {
    rate.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof Widget>

export default meta
type Story = StoryObj<typeof meta>

/** An answer is rated by its thumbs, with keys too; pressed again, the thumb is taken back, and nothing moves. */
export const Default: Story = {
  async play({ canvas, userEvent }) {
    const up = await canvas.findByRole('button', { name: 'Helpful' })
    if (restsHere) return
    const composer = canvas.getByRole('textbox', { name: 'Message' })
    const { y } = composer.getBoundingClientRect()
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await expect(await canvas.findByText('Thank you!')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true')
    await expect(up).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(rate.mock.calls).toEqual([['up'], ['down'], [null]])
    await expect(composer.getBoundingClientRect().y).toBe(y)
  },
}

/** A thumb that could not be kept is shown as it was, and says so. */
export const NotKept: Story = {
  beforeEach() {
    rate.mockRejectedValue(new ApiError(503, {}))
  },
  async play({ canvas, userEvent }) {
    const down = await canvas.findByRole('button', { name: 'Not helpful' })
    if (restsHere) return
    await userEvent.click(down)
    await expect(await canvas.findByText('Please wait a moment and try again.')).toBeVisible()
    await expect(down).toHaveAttribute('aria-pressed', 'false')
  },
}
