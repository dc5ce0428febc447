import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  component: ProgressBar,
  args: { label: 'Uploading logo.png', value: 42, valueText: '42%' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading logo.png' })
    await expect(bar).toHaveAttribute('value', '42')
    await expect(bar).toHaveAttribute('aria-valuetext', '42%')
  },
}

export const Playground: Story = { args: { tone: 'accent', thresholds: false } }

/** How far it is, is not known. */
export const Indeterminate: Story = {
  args: { label: 'Reading your website', value: null, valueText: '12 s' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
}

/** What runs out: calm up to 50%, warning above, danger above 80%. */
export const Thresholds: Story = {
  args: { thresholds: true, max: 1000 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      {[500, 501, 800, 801, 1000].map((used) => (
        <ProgressBar key={used} {...args} label="Credits used" value={used} valueText={`${used} of 1000`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tones = [...canvasElement.querySelectorAll('.vg-progress-bar')].map((bar) =>
      bar.getAttribute('data-tone'),
    )
    await expect(tones).toEqual(['accent', 'warning', 'warning', 'danger', 'danger'])
  },
}

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      {(['accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <ProgressBar key={tone} {...args} tone={tone} label={tone} />
      ))}
    </div>
  ),
}

/** The label is for screen readers only, where words beside it say the same. */
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading logo.png' })).toBeVisible()
  },
}

/** The ends are drawn without a gap or a bump. */
export const Ends: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ProgressBar {...args} value={0} valueText="0%" />
      <ProgressBar {...args} value={100} valueText="100%" />
    </div>
  ),
}
