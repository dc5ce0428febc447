import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

const meta = {
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <SkeletonGroup>{Story()}</SkeletonGroup>
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers hear once that something is loading; the bones are silent. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvasElement.querySelector('.vg-skeleton')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Playground: Story = { args: { shape: 'text', width: 'full', lines: 3 } }

/** A line of text takes a line's height, so nothing moves when the words come. */
export const NoShift: Story = {
  args: { lines: 2 },
  render: (args) => (
    <>
      <Skeleton {...args} />
      <p data-testid="words">
        Two lines
        <br />
        of words
      </p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector<HTMLElement>('.vg-skeleton')!
    await expect(skeleton.offsetHeight).toBe(canvas.getByTestId('words').offsetHeight)
  },
}

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={3} />
      <Skeleton shape="control" />
      <Skeleton shape="avatar" />
      <Skeleton shape="badge" />
      <Skeleton shape="row" />
      <Skeleton shape="card" />
      <Skeleton shape="media" />
    </div>
  ),
}
