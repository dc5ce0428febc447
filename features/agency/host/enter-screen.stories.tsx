import { expect, fn, waitFor } from 'storybook/test'
import { secretWrong } from '#mocks/contracts/agency/admin/admin.refusals.ts'
import { hostBrandOf } from '#mocks/contracts/agency/host-brand.ts'
import { buildAgency, fixtureAgencySecret } from '#mocks/fixtures/agency/agency.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { adminScenarios } from '#mocks/handlers/agency/admin.handlers.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { EnterScreen } from './enter-screen.tsx'

const meta = {
  component: EnterScreen,
  parameters: {
    layout: 'fullscreen',
    seed: {
      agencies: [buildAgency()],
      agencyHost: { agencyId: fixtureWorkspaceIds.eu, secret: fixtureAgencySecret, isIn: false },
    },
  },
  args: {
    identity: hostBrandOf(buildAgency()).identity,
    mode: 'light',
    secret: fixtureAgencySecret,
    go: fn(),
  },
} satisfies Meta<typeof EnterScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The secret is right: on to the dashboard. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/app/eu'))
    await expect(args.go).toHaveBeenCalledTimes(1)
  },
}

/** The secret is on its way. */
export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(adminScenarios.enter.neverAnswers())
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('status', { name: 'Opening the dashboard' })).toBeVisible()
    await expect(args.go).not.toHaveBeenCalled()
  },
}

/** It opens nothing; why is not said. */
export const Forbidden: Story = {
  args: { secret: 'x'.repeat(25) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(secretWrong.message)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(args.go).not.toHaveBeenCalled()
  },
}

/** The server is not there, and then it is. */
export const TriesAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(adminScenarios.enter.networkFails())
  },
  play: async ({ canvas, userEvent, args, msw, mocks }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/could not be reached/)
    if (restsHere) return
    msw.use(...mocks.handlers)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/app/eu'))
  },
}
