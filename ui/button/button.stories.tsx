import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus, Trash2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Button } from './button.tsx'

const meta = {
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' })
    await expect(button).toHaveAttribute('type', 'button')
    if (restsHere) return
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Playground: Story = { args: { tone: 'primary', size: 'md', loading: false, disabled: false } }

export const Tones: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} tone="primary" />
      <Button {...args} tone="neutral" />
      <Button {...args} tone="ghost" />
      <Button {...args} tone="danger">
        Delete workspace
      </Button>
    </div>
  ),
}

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['default', 'bordered', 'faded', 'flat'] as const).map((variant) => (
        <div key={variant} style={row}>
          {(['primary', 'neutral', 'ghost', 'danger'] as const).map((tone) => (
            <Button {...args} key={tone} tone={tone} variant={variant}>
              {variant} {tone}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} tone="primary" size="sm" />
      <Button {...args} tone="primary" size="md" />
      <Button {...args} tone="primary" size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight)
    await expect(heights).toEqual([28, 36, 44])
  },
}

export const WithIcons: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} tone="primary" icon={<Plus aria-hidden />}>
        New agent
      </Button>
      <Button {...args} iconEnd={<ArrowRight aria-hidden />}>
        Continue
      </Button>
      <Button {...args} tone="danger" icon={<Trash2 aria-hidden />}>
        Delete
      </Button>
    </div>
  ),
}

export const Loading: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} tone="primary" icon={<Plus aria-hidden />} loading />
      <Button {...args} tone="primary" icon={<Plus aria-hidden />} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [loading, idle] = canvas.getAllByRole('button', { name: 'Save changes' }) as [
      HTMLElement,
      HTMLElement,
    ]
    await expect(loading).toHaveAttribute('aria-busy', 'true')
    await expect(loading.offsetWidth).toBe(idle.offsetWidth)
    if (restsHere) return
    await userEvent.click(loading)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(loading).toHaveFocus()
  },
}

const onSubmit = fn((event: FormEvent) => event.preventDefault())

export const LoadingSubmit: Story = {
  tags: ['walk'],
  args: { type: 'submit', loading: true, tone: 'primary' },
  beforeEach: () => {
    onSubmit.mockClear()
  },
  render: (args) => (
    <form onSubmit={onSubmit} style={row}>
      <TextField aria-label="Name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ada{Enter}')
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <div style={row}>
      <Button {...args} tone="primary" />
      <Button {...args} tone="neutral" />
      <Button {...args} tone="ghost" />
      <Button {...args} tone="danger" />
    </div>
  ),
}

export const AsLink: Story = {
  args: { asChild: true, tone: 'primary', children: <a href="#agents">Open agents</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open agents' })
    await expect(link).toHaveClass('vg-button')
    await expect(link).not.toHaveAttribute('type')
  },
}

export const LongLabel: Story = {
  args: { children: 'Unbroken'.repeat(60) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
