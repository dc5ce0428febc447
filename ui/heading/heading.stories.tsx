import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from './heading.tsx'

const meta = {
  component: Heading,
  args: { level: 2, children: 'Custom domain' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Custom domain' })
    await expect(getComputedStyle(heading).fontSize).toBe('16px')
  },
}

export const Playground: Story = { args: { level: 2, size: 'lg' } }

/** Without a size of its own a heading is as large as its level says. */
export const Levels: Story = {
  render: () => (
    <Stack gap={2}>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {(['sm', 'md', 'lg', 'xl', '2xl', '3xl', 'display'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}
        </Heading>
      ))}
    </Stack>
  ),
}

export const Muted: Story = { args: { tone: 'muted', level: 3 } }

export const LongWord: Story = {
  args: { children: 'w'.repeat(300) },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  },
}
