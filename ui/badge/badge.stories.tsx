import type { Meta, StoryObj } from '@storybook/react-vite'
import { Crown } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from './badge.tsx'

const meta = { component: Badge, args: { children: 'Active' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const
const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible()
  },
}

export const Playground: Story = { args: { tone: 'success', dot: true, pulse: false } }

export const Tones: Story = {
  render: () => (
    <div style={row}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}

/** A status that can change has a dot; it pulses while something is being done about it. */
export const Status: Story = {
  render: () => (
    <div style={row}>
      <Badge tone="success" dot>
        Connected
      </Badge>
      <Badge tone="warning" pulse>
        Pending
      </Badge>
      <Badge tone="danger" dot>
        Connection Failed
      </Badge>
      <Badge dot>Not set up</Badge>
    </div>
  ),
}

export const WithIcon: Story = { args: { tone: 'accent', icon: <Crown />, children: 'Pro' } }

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['default', 'bordered', 'faded', 'flat'] as const).map((variant) => (
        <div key={variant} style={row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  ),
}

export const LongWord: Story = {
  args: { children: 'x'.repeat(500) },
  decorators: [(Story) => <div style={{ maxInlineSize: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector<HTMLElement>('.vg-badge')!.offsetWidth).toBeLessThanOrEqual(200)
  },
}
