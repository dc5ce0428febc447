import { useLocation } from 'react-router-dom'
import { expect, screen, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AgentsScreen } from '../list/agents-screen.tsx'
import { NewAgentDrawer } from '../new-agent/new-agent-drawer.tsx'
import { OverviewScreen } from '../overview/overview-screen.tsx'

/** The screen of the address, as the shell shows it, and the drawer over it. */
function Screens() {
  const agentId = /\/agents\/([\w-]{16})\/overview$/.exec(useLocation().pathname)?.[1]
  return (
    <>
      {agentId ? (
        <OverviewScreen region="eu" agentId={agentId} origin="https://app.example" />
      ) : (
        <AgentsScreen />
      )}
      {useShellDrawer().drawer === 'agent' && <NewAgentDrawer />}
    </>
  )
}

const meta = {
  render: () => <Screens />,
  decorators: [withSignedIn, withRoute],
  parameters: {
    layout: 'fullscreen',
    route: { pattern: '/app/:region/*', url: paths.agents.href('eu') },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What the call that made it answered is what its screen shows; nobody waits for it to be read. */
export const FromTemplate: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.neverAnswers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Agent' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Agent Name' }), 'Homes')
    await userEvent.click(screen.getByRole('radio', { name: 'Real Estate Agent' }))
    const drawer = within(screen.getByRole('dialog', { name: 'New Agent' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Create' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Homes' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Finds out what a buyer wants and arranges viewings.',
    )
  },
}

/** So does an agent that came from a file. */
export const FromTemplateFile: Story = {
  beforeEach: ({ msw }) => msw.use(agentScenarios.get.neverAnswers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort, filter and import' }))
    await screen.findByRole('menuitem', { name: 'Import template' })
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[aria-label="Template file"]')!,
      new File(['{"schemaVersion":1,"agent":{"title":"Brought along"}}'], 'agent.json', {
        type: 'application/json',
      }),
    )
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brought along' })).toBeVisible()
  },
}
