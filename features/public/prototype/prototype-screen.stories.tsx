import { expect, waitFor } from 'storybook/test'
import { publicAgentId } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { embedScenarios } from '#mocks/handlers/embed/embed.handlers.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { PrototypeScreen } from './prototype-screen.tsx'

const meta = {
  component: PrototypeScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', pathname: '/app/eu/prototype', search: `vg_id=${publicAgentId}` },
} satisfies Meta<typeof PrototypeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeInTheDocument()
    const src = `/embed.js?eu=${publicAgentId}`
    await waitFor(() => expect(document.querySelector(`script[src="${src}"]`)).not.toBeNull())
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(embedScenarios.agent.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the agent' })).toBeInTheDocument()
  },
}

export const Absent: Story = {
  parameters: { search: 'vg_id=agent-nowhere-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This agent is not here' })).toBeInTheDocument()
  },
}

/** The link lost its end. */
export const NoAgentNamed: Story = {
  parameters: { search: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This agent is not here' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(embedScenarios.agent.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
  },
}
