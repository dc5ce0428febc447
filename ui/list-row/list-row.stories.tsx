import type { Meta, StoryObj } from '@storybook/react-vite'
import { MailOpen, Monitor, Smartphone } from 'lucide-react'
import { expect } from 'storybook/test'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from './list-row.tsx'

const meta = {
  component: ListRow,
  args: {
    title: 'Chrome on macOS',
    detail: 'Sofia, 2 hours ago',
    actions: <Button size="sm">Sign out</Button>,
  },
  render: (args) => (
    <ul>
      <ListRow {...args} icon={<Monitor />} />
      <ListRow {...args} icon={<Smartphone />} title="Safari on iOS" />
    </ul>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListRow<'li'>>

export default meta
type Story = StoryObj<typeof meta>

/** Hairlines part the rows: none above the first, none below the last. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Chrome on macOSSofia, 2 hours agoSign out')
    await expect(getComputedStyle(first!).borderTopWidth).toBe('0px')
    await expect(getComputedStyle(second!).borderTopWidth).toBe('1px')
  },
}

export const Playground: Story = { args: { inset: false } }

export const WithAvatar: Story = {
  render: (args) => (
    <ul>
      <ListRow
        {...args}
        leading={<Avatar name="Ada Lovelace" />}
        title={
          <>
            Ada Lovelace <Badge tone="accent">Owner</Badge>
          </>
        }
        detail="ada@example.com"
        actions={undefined}
      />
    </ul>
  ),
}

/** In a card without padding the rows keep clear of its edges. */
export const Inset: Story = {
  render: () => (
    <Card padding="none">
      <ListRow as="div" inset icon={<Monitor />} title="Chrome on macOS" detail="Sofia, 2 hours ago" />
      <ListRow as="div" inset icon={<MailOpen />} title="Invited" detail="The link is good until Friday." />
    </Card>
  ),
}

export const TitleOnly: Story = {
  render: () => (
    <ul>
      <ListRow title="Monday" />
      <ListRow title="Tuesday" />
    </ul>
  ),
}

/** What does not fit beside the words goes below them. */
export const Narrow: Story = {
  args: { title: 'w'.repeat(120), actions: <Button>Send the invitation again</Button> },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    }
  },
}
