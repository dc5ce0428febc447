import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Stack } from './stack.tsx'

const meta = {
  component: Stack,
  args: {
    children: (
      <>
        <Card padding="sm">One</Card>
        <Card padding="sm">Two</Card>
        <Card padding="sm">Three</Card>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stack<'div'>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [one, two] = [canvas.getByText('One'), canvas.getByText('Two')]
    await expect(two.getBoundingClientRect().top - one.getBoundingClientRect().bottom).toBe(16)
    await expect(one.offsetWidth).toBe(320)
  },
}

export const Playground: Story = { args: { gap: 4, align: 'start' } }

export const Gaps: Story = {
  render: () => (
    <Stack gap={6}>
      {([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Card padding="sm">gap {gap}</Card>
          <Card padding="sm">below it</Card>
        </Stack>
      ))}
    </Stack>
  ),
}

export const Aligned: Story = {
  render: () => (
    <Stack gap={6}>
      {(['start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} gap={2}>
          <Button>{align}</Button>
          <p>A line of text</p>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const isMirrored = canvasElement.ownerDocument.querySelector('.vg-scope')?.matches(':dir(rtl)')
    const [start, end] = ['start', 'end'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().left,
    )
    await expect(start! < end!).toBe(!isMirrored)
  },
}

/** As tall as something beside it: what is left goes between. */
export const Justified: Story = {
  args: { justify: 'between', style: { blockSize: 280 } },
}

/** A list stays a list. */
export const AsList: Story = {
  render: () => (
    <Stack as="ul" gap={1}>
      <li>Read the page</li>
      <li>Choose the colours</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const LongWord: Story = {
  args: { children: <Card padding="sm">{'w'.repeat(300)}</Card> },
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector<HTMLElement>('.vg-stack')!
    await expect(stack.scrollWidth).toBeLessThanOrEqual(stack.clientWidth)
  },
}
