import { expect } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { VisitorLead } from './visitor-lead.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: VisitorLead,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId, conversationId: 'session-cafe-004' },
  parameters: {
    route: { pattern: paths.agentLeads.pattern, url: paths.agentLeads.href('eu', agentId) },
  },
} satisfies Meta<typeof VisitorLead>

export default meta
type Story = StoryObj<typeof meta>

/** Who it is, how they are reached, what they were shown with its links, and the way to their lead. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Noor Haddad' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'noor@example.com' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^privacy notice/ })).toHaveAttribute(
      'href',
      'https://example.com/privacy',
    )
  },
}

/** Nobody left anything. */
export const None: Story = {
  args: { conversationId: 'session-of-nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No email address and no phone number yet.')).toBeVisible()
  },
}
