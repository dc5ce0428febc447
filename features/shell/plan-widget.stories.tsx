import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { createMocks } from '#mocks/create-mocks.ts'
import { buildWorkspace } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { workspaceScenarios } from '#mocks/handlers/workspaces/workspace.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { PlanWidget } from './plan-widget.tsx'
import './navigation-content.css'

const meta = {
  component: PlanWidget,
  decorators: [withSignedIn, withRoute],
} satisfies Meta<typeof PlanWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/credits$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
    await expect(canvas.queryByText(/trial/)).toBeNull()
  },
}

/** A whitelabel trial is running: its end stands above. */
export const OnTrial: Story = {
  beforeEach({ msw }) {
    const { internal } = buildWorkspace()
    const trial = { whitelabel_trial: true, whitelabelTrialEndsAt: 4_102_444_800 }
    msw.use(
      ...createMocks({ workspaces: [buildWorkspace({ internal: { ...internal, ...trial } })] }).handlers,
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Whitelabel trial until/)).toHaveTextContent('2100')
  },
}

/** The brand keeps prices to itself. */
export const WithoutPricing: Story = {
  beforeEach: bootData({ brand: { name: 'Example', mainHost: false, showPricing: false } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'See plans' })).toBeNull())
  },
}

/** Without an answer there is nothing to say here. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(workspaceScenarios.get.notFound())
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/credits/)).toBeNull()
  },
}
