import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { Row } from './row.tsx'

const meta = {
  component: Row,
  args: {
    children: (
      <>
        <Button tone="primary">Save</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Row<'div'>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [save, cancel] = ['Save', 'Cancel'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    const isMirrored = canvasElement.ownerDocument.querySelector('.vg-scope')?.matches(':dir(rtl)')
    await expect(isMirrored ? save!.left - cancel!.right : cancel!.left - save!.right).toBeCloseTo(8)
  },
}

export const Playground: Story = { args: { gap: 2, align: 'center', justify: 'start', wrap: false } }

export const Gaps: Story = {
  render: () => (
    <Stack gap={3}>
      {([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((gap) => (
        <Row key={gap} gap={gap}>
          <Badge>gap {gap}</Badge>
          <Badge>beside it</Badge>
        </Row>
      ))}
    </Stack>
  ),
}

export const Aligned: Story = {
  render: () => (
    <Stack gap={4}>
      {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Row key={align} align={align} gap={3}>
          <Card padding="lg">{align}</Card>
          <Text size="lg">Text</Text>
          <Card padding="none">small</Card>
        </Row>
      ))}
    </Stack>
  ),
}

export const Justified: Story = {
  render: () => (
    <Stack gap={3}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Row key={justify} justify={justify}>
          <Badge>{justify}</Badge>
          <Badge>and</Badge>
        </Row>
      ))}
    </Stack>
  ),
}

export const Wraps: Story = {
  args: {
    wrap: true,
    gap: 4,
    lineGap: 1,
    children: 'abcdefghijklmnop'.split('').map((name) => <Badge key={name}>Badge {name}</Badge>),
  },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector<HTMLElement>('.vg-row')!
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    await expect(getComputedStyle(row).rowGap).toBe('4px')
  },
}

/** Equal shares, as many beside each other as have room. */
export const Columns: Story = {
  render: () => (
    <Stack gap={6}>
      {(['sm', 'md', 'lg'] as const).map((columns) => (
        <Row key={columns} columns={columns} gap={3}>
          <Card>{columns}</Card>
          <Card>
            <p>Two</p>
            <p>lines</p>
          </Card>
          <Card>Three</Card>
        </Row>
      ))}
    </Stack>
  ),
}

/** One child takes what is left and shortens its words. */
export const WithOneThatGrows: Story = {
  args: {
    gap: 3,
    children: (
      <>
        <Stack grow gap={0}>
          <Text weight="medium" truncate>
            {'A name that is far too long for its line '.repeat(4)}
          </Text>
          <Text size="sm" tone="muted">
            Changed today
          </Text>
        </Stack>
        <Button>Edit</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector<HTMLElement>('.vg-row')!
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
}
