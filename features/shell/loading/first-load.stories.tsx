import type { Decorator } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { writeLocal } from '#features/shared/local-values.ts'
import { sessionQuery } from '#features/shared/session/session.queries.ts'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { sessionScenarios } from '#mocks/handlers/session/session.handlers.ts'
import { workspaceScenarios } from '#mocks/handlers/workspaces/workspace.handlers.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { FirstLoad } from './first-load.tsx'

/** An app that asks who is signed in, and then for their workspace. */
const withApp: Decorator = (Story) => (
  <>
    <Story />
    <App />
  </>
)

function App() {
  const session = useQuery(sessionQuery('eu'))
  useQuery({ ...workspaceQuery('eu', fixtureWorkspaceIds.eu), enabled: session.data !== undefined })
  return <main>The app</main>
}

const meta = {
  component: FirstLoad,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FirstLoad>

export default meta
type Story = StoryObj<typeof meta>

/** Gone once the app has its answers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('progressbar', { hidden: true })).toBeNull())
    await expect(canvas.getByText('The app')).toBeVisible()
  },
}

export const WaitingForSession: Story = {
  beforeEach({ msw }) {
    msw.use(sessionScenarios.current.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Initializing')
  },
}

export const WaitingForAgents: Story = {
  beforeEach({ msw }) {
    msw.use(workspaceScenarios.get.neverAnswers())
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading agents'))
  },
}

/** A failure is the app's to tell: nothing covers it. */
export const SessionFailed: Story = {
  beforeEach({ msw }) {
    msw.use(sessionScenarios.current.forbidden())
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('progressbar', { hidden: true })).toBeNull())
  },
}

/** Later loads of the same session go without. */
export const SeenBefore: Story = {
  beforeEach: () => {
    writeLocal('vg_loaded', '1')
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar', { hidden: true })).toBeNull()
  },
}
