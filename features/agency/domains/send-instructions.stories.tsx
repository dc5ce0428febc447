import { expect, fn, screen } from 'storybook/test'
import { buildAgency } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { agencyWith, buildHost } from '#mocks/fixtures/domains/domain.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { domainScenarios } from '#mocks/handlers/domains/domain.handlers.ts'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { SendInstructions } from './send-instructions.tsx'

const host = buildHost()

const meta = {
  component: SendInstructions,
  decorators: [withSignedIn],
  parameters: { seed: { agencies: [buildAgency(agencyWith(host))], hosts: [host] } },
  args: {
    owner: { region: 'eu', workspaceId: fixtureWorkspaceIds.eu },
    domain: host.domain,
    open: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof SendInstructions>

export default meta
type Story = StoryObj<typeof meta>

/** Sent to an address that is one. */
export const Default: Story = {
  play: async ({ args, userEvent, mocks }) => {
    const input = await screen.findByLabelText('Developer’s email')
    const send = screen.getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    if (restsHere) return
    await userEvent.type(input, 'dev')
    await userEvent.tab()
    await expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    await userEvent.type(input, '@northwind.example')
    await userEvent.click(send)
    await expect(await screen.findByText('DNS instructions sent successfully!')).toBeVisible()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(mocks.db.instructed).toEqual(['dev@northwind.example'])
  },
}

/** It could not be sent; what was typed stays. */
export const NotSent: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(domainScenarios.sendInstructions.networkFails()),
  play: async ({ userEvent }) => {
    const input = await screen.findByLabelText('Developer’s email')
    await userEvent.type(input, 'dev@northwind.example{Enter}')
    await expect(await screen.findByText('An error occurred while sending the email.')).toBeVisible()
    await expect(input).toHaveValue('dev@northwind.example')
  },
}
