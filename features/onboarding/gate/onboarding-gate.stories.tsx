import type { Decorator } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { http } from 'msw'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { writeLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { buildAgents } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import {
  buildWorkspace,
  buildWorkspaceCard,
  fixtureWorkspaceIds,
} from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { workspaceScenarios } from '#mocks/handlers/workspaces/workspace.handlers.ts'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { leftOnboarding } from './left-onboarding.ts'
import { OnboardingGate } from './onboarding-gate.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <main data-testid="address">{`${pathname}${search}`}</main>
}

/** The shell behind the gate at `parameters.arrival`, and onboarding beside it. */
const withAddresses: Decorator = (Story, { id, parameters }) => {
  const router = createMemoryRouter(
    [
      { path: paths.onboarding.pattern, element: <Address /> },
      { path: '*', element: <Story /> },
    ],
    { initialEntries: [parameters.arrival ?? paths.agents.href('eu')] },
  )
  return <RouterProvider key={id} router={router} />
}

const meta = {
  component: OnboardingGate,
  args: { pending: <main>Opening your workspace</main>, children: <Address /> },
  decorators: [withAddresses, withSignedIn],
  parameters: { seed: { agents: [] } },
} satisfies Meta<typeof OnboardingGate>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const stays =
  (at = '/app/eu/agents') =>
  ({ canvas }: PlayContext) =>
    waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(at))

/** A new owner without an agent is sent. */
export const Default: Story = { play: stays('/onboarding?region=eu') }

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(workspaceScenarios.get.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening your workspace')).toBeVisible()
  },
}

/** An owner with agents is never sent, whatever the flag says. */
export const HasAgents: Story = {
  parameters: { seed: { agents: buildAgents() } },
  play: stays(),
}

export const Done: Story = {
  parameters: {
    seed: {
      workspaces: [
        buildWorkspace({ internal: { ...buildWorkspace().internal, isAgentOnboardingDone: true } }),
      ],
    },
  },
  play: stays(),
}

/** Skipped on this browser, although the flag could not be saved. */
export const Marked: Story = {
  beforeEach() {
    writeLocal('onboarding_completed', 'true')
  },
  play: stays(),
}

/** Just left, where the browser keeps nothing. */
export const JustLeft: Story = {
  parameters: { arrival: { pathname: paths.agents.href('eu'), state: leftOnboarding } },
  play: stays(),
}

/** What the shell shows of the workspace. */
function Owned() {
  const { data } = useQuery(workspaceQuery('eu', fixtureWorkspaceIds.eu))
  return <p>{data?.workspace.workspaceName}</p>
}

let asked = 0

/** What was read of the workspace to decide is what the shell shows next. */
export const AskedOnce: Story = {
  args: { children: <Owned /> },
  parameters: { seed: { agents: buildAgents() } },
  beforeEach({ msw }) {
    asked = 0
    msw.use(
      http.get('*/v2/workspaces/:uid', () => {
        asked += 1
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(buildWorkspace().workspaceName)).toBeVisible()
    await expect(asked).toBe(1)
  },
}

/** An address that names something to do is not taken from whoever followed it. */
export const DeepLink: Story = {
  parameters: { arrival: `${paths.agents.href('eu')}?new=agent` },
  play: stays('/app/eu/agents?new=agent'),
}

/** In somebody else's workspace there is nothing to set up. */
export const Member: Story = {
  parameters: { session: buildSession({ workspaces: [buildWorkspaceCard({ role: 'member' })] }) },
  play: stays(),
}

/** What cannot be found out keeps nobody from their work. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(workspaceScenarios.get.networkFails())
  },
  play: stays(),
}
