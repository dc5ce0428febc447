import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MiddleTruncate } from './middle-truncate.tsx'

const meta = {
  component: MiddleTruncate,
  args: { text: 'voiceglow-verification=9f2c1d7e8b6a5f4c3d2e1f0a9b8c7d6e' },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
} satisfies Meta<typeof MiddleTruncate>

export default meta
type Story = StoryObj<typeof meta>

/** The middle goes, the end stays, and the whole text is there for pointer and screen reader. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByTitle(args.text)).toBeVisible()
    await expect(canvas.getByText(args.text)).toBeInTheDocument()
    const head = canvasElement.querySelector('.vg-_middle-truncate__head')!
    await expect(head.scrollWidth).toBeGreaterThan(head.clientWidth)
    await expect(canvas.getByText('9b8c7d6e')).toBeVisible()
    await expect(
      canvasElement.querySelector<HTMLElement>('.vg-middle-truncate')!.offsetWidth,
    ).toBeLessThanOrEqual(220)
  },
}

export const Playground: Story = { args: { tail: 8 } }

/** Short enough: nothing is cut. */
export const Fits: Story = {
  args: { text: 'www' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.vg-_middle-truncate__head')).toHaveTextContent('www')
    await expect(canvasElement.querySelector('.vg-_middle-truncate__tail')).toBeEmptyDOMElement()
  },
}
