import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { IntegrationsScreen } from './integrations-screen.tsx'

const meta = {
  component: IntegrationsScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', pathname: '/integrations' },
  beforeEach: bootData({ hasSession: false }),
} satisfies Meta<typeof IntegrationsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'One agent, wherever people write' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  },
}

/** Whoever is signed in is led to their agents instead. */
export const SignedIn: Story = {
  beforeEach: bootData({ hasSession: true }),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'Open your agents' }))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/app\/(eu|na)\/agents$/))
    await expect(canvas.queryByRole('link', { name: 'Start for free' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
  },
}
