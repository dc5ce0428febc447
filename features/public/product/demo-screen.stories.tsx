import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { DemoScreen } from './demo-screen.tsx'

const meta = {
  component: DemoScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', pathname: '/demo' },
  beforeEach: bootData({ hasSession: false }),
} satisfies Meta<typeof DemoScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The quickest demo is your own website' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await expect(canvas.queryByRole('link', { name: 'See a demo' })).toBeNull()
    if (restsHere) return
    await userEvent.type(canvas.getByLabelText('Your website'), 'harbour-cafe.example{Enter}')
    await canvas.findByRole('heading', { name: 'Harbour café answers' })
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
