import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { NavigationDrawer } from './navigation-drawer.tsx'

const meta = {
  component: NavigationDrawer,
  decorators: [withSignedIn, withRoute],
  parameters: { route: { pattern: paths.agents.pattern, url: paths.agents.href('eu') } },
  args: { open: true, onOpenChange: fn() },
} satisfies Meta<typeof NavigationDrawer>

export default meta
type Story = StoryObj<typeof meta>

/** 80vw; going somewhere puts it away. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'VoiceGlow' })
    await expect(drawer.getBoundingClientRect().width).toBeCloseTo(window.innerWidth * 0.8, 0)
    if (restsHere) return
    await userEvent.click(screen.getByRole('link', { name: 'Agents' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** New Agent puts it away too, and opens its own drawer through the address. */
export const NewAgent: Story = {
  tags: ['walk'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New Agent' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(screen.getByTestId('address')).toHaveTextContent('?new=agent')
  },
}

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
