import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from './text.tsx'

const meta = {
  component: Text,
  args: { children: 'Your clients sign in at this address.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Text<'p'>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('Your clients sign in at this address.')
    await expect(text.tagName).toBe('P')
    await expect(getComputedStyle(text).fontSize).toBe('14px')
  },
}

export const Playground: Story = { args: { size: 'md', tone: 'muted', weight: 'regular', truncate: false } }

export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: your clients sign in at this address
        </Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text>The colour around it</Text>
      {(['muted', 'faint', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
}

/** A name in a quiet sentence. */
export const LouderInside: Story = {
  render: () => (
    <Text tone="muted">
      We sent a code to{' '}
      <Text as="strong" tone="default" weight="medium">
        ada@example.com
      </Text>
      .
    </Text>
  ),
}

export const Weights: Story = {
  render: () => (
    <Stack gap={2}>
      {(['regular', 'medium', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
}

export const Code: Story = {
  args: { code: true, size: 'xs', children: 'https://hooks.example.com/orders?key=abc' },
}

/** The figures of both lines stand under each other. */
export const Numbers: Story = {
  render: () => (
    <Stack gap={1}>
      <Text numeric>1,111.11</Text>
      <Text numeric>8,888.88</Text>
    </Stack>
  ),
}

export const Truncated: Story = {
  render: () => (
    <Text as="span" truncate>
      {'A sentence that does not fit in one line. '.repeat(3)}
    </Text>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/A sentence/)
    await expect(text.offsetHeight).toBe(20)
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
  },
}

/** Breaks rather than reach out of its place. */
export const LongWord: Story = {
  args: { children: 'w'.repeat(300) },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^w+$/)
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
}
