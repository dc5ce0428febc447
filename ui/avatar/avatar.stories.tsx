import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bot } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = { component: Avatar, args: { name: 'Ada Lovelace' } } satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"%3E%3Crect width="72" height="72" fill="%23cfe3d4"/%3E%3Ccircle cx="36" cy="28" r="13" fill="%23527a5f"/%3E%3Cpath d="M10 72c2-18 13-26 26-26s24 8 26 26z" fill="%23527a5f"/%3E%3C/svg%3E'
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL')
  },
}

export const Playground: Story = { args: { size: 'md', shape: 'circle' } }

export const Picture: Story = {
  args: { src: picture, size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible())
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).not.toHaveTextContent('AL')
  },
}

/** A picture that does not load leaves the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('AL'))
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

/** The thing's own colour; the letters stay readable on any. */
export const OwnColor: Story = {
  render: () => (
    <div style={row}>
      {['#5B5BF0', '#F7C9D4', '#14213D', '#FFD400', '#808080'].map((color) => (
        <Avatar key={color} name="Pizza Helper" color={color} shape="square" />
      ))}
    </div>
  ),
}

/** A colour that is none is ignored. */
export const HostileColor: Story = {
  args: { color: 'red;}body{display:none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).not.toHaveAttribute('style')
  },
}

export const NoName: Story = {
  args: { name: '' },
  render: (args) => (
    <div style={row}>
      <Avatar {...args} />
      <Avatar {...args} fallback={<Bot />} shape="square" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'No name' })).toHaveLength(2)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((face) => face.offsetWidth)).toEqual([20, 28, 36, 48, 72])
  },
}

/** Its name stands beside it, so it is silent. */
export const Decorative: Story = {
  args: { decorative: true },
  render: (args) => (
    <p style={row}>
      <Avatar {...args} /> Ada Lovelace
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
