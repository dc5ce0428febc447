import { expect } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { NotFoundHere } from './not-found-here.tsx'

const meta = {
  component: NotFoundHere,
  decorators: [withSignedIn, withRoute],
  parameters: { route: { pattern: '/app/:region/*', url: '/app/eu/nowhere' } },
} satisfies Meta<typeof NotFoundHere>

export default meta
type Story = StoryObj<typeof meta>

/** Says so, and leads back to work. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your agents' }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(paths.agents.href('eu'))
  },
}
