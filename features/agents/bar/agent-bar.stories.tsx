import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { readLocal, removeLocal, writeLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import {
  buildAgent,
  buildAgents,
  buildManyAgents,
  fixtureAgentIds,
} from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { versionScenarios } from '#mocks/handlers/agents/version.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AgentBar } from './agent-bar.tsx'

const cafe = buildAgent()
const ahead = { seed: { agents: [{ ...cafe, rev: 3 }, ...buildAgents().slice(1)] } }

const meta = {
  component: AgentBar,
  decorators: [withSignedIn, withRoute],
  parameters: {
    route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', fixtureAgentIds.cafe, 'overview') },
    shell: false,
  },
  beforeEach: () => {
    removeLocal('vg_deploy_hint')
  },
} satisfies Meta<typeof AgentBar>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing to publish. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Published' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: /^Demo/ })).toHaveAttribute(
      'href',
      `/app/eu/prototype?vg_id=${fixtureAgentIds.cafe}`,
    )
  },
}

/** Without the permission there is nothing to publish with. */
export const MayNotPublish: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Demo/ })
    await expect(canvas.queryByRole('button', { name: /^Publish/ })).toBeNull()
  },
}

/** A saved draft goes live, and the next step is offered. */
export const PublishedNow: Story = {
  tags: ['arrives'],
  parameters: ahead,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    const hint = within(
      await screen.findByRole('dialog', {
        name: "You've just published your agent, it's now time to deploy",
      }),
    )
    await expect(canvas.getByRole('button', { name: 'Published' })).toBeDisabled()
    if (restsHere) return
    await userEvent.click(hint.getByRole('button', { name: 'Add widget to website' }))
    const script = await screen.findByRole('dialog', { name: 'Add widget to website' })
    await expect(script).toHaveTextContent('embed.js')
  },
}

/** Said once is enough. */
export const HintNotShownAgain: Story = {
  tags: ['walk'],
  parameters: ahead,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await userEvent.click(await screen.findByRole('button', { name: "Don't show again" }))
    await expect(readLocal('vg_deploy_hint')).toBe('off')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const HintOff: Story = {
  tags: ['walk'],
  parameters: ahead,
  beforeEach: () => {
    writeLocal('vg_deploy_hint', 'off')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await screen.findByText('Version 2 is live')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const PublishFailed: Story = {
  tags: ['arrives'],
  parameters: ahead,
  beforeEach({ msw }) {
    msw.use(versionScenarios.publish.conflict())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await screen.findByText('The agent could not be published')
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeEnabled()
  },
}

/** Another agent, the same sub-page. */
export const Switched: Story = {
  tags: ['walk'],
  parameters: {
    route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', fixtureAgentIds.cafe, 'convos') },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Agent: .*Harbour café/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Switch agent' }))
    await userEvent.type(panel.getByRole('searchbox'), 'yoga')
    await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(1))
    await userEvent.click(panel.getByRole('link', { name: /Yoga studio/ }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      `/app/eu/agents/${fixtureAgentIds.studio}/convos`,
    )
  },
}

/** Who goes to another agent with the test chat open has it open there. */
export const SwitchedWithTheTestChat: Story = {
  tags: ['walk'],
  parameters: {
    route: {
      pattern: paths.agent.pattern,
      url: paths.agent.href('eu', fixtureAgentIds.cafe, 'convos', { showDebugger: true }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Agent: .*Harbour café/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Switch agent' }))
    await userEvent.click(await panel.findByRole('link', { name: /Yoga studio/ }))
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      `/app/eu/agents/${fixtureAgentIds.studio}/convos?showDebugger=true`,
    )
  },
}

/** Of 5,000, the thirty last changed, in a list of 300 px; any of the others by a few letters. */
export const SwitcherOfMany: Story = {
  tags: ['arrives'],
  parameters: { seed: () => ({ agents: [cafe, ...buildManyAgents(5000)] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Agent:/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Switch agent' }))
    const list = await panel.findByRole('list', { name: 'Agents' })
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(300)
    const titles = panel.getAllByRole('link').map(({ title }) => title)
    await expect(titles).toHaveLength(30)
    await expect(titles.slice(0, 3)).toEqual(['Branch 1', 'Harbour café', 'Branch 2'])
    // What is drawn does not grow with what there is.
    await expect(list.querySelectorAll('*').length).toBeLessThan(400)
    if (restsHere) return
    await userEvent.type(panel.getByRole('searchbox'), 'bran 4711')
    await waitFor(() => expect(panel.getAllByRole('link').map(({ title }) => title)).toEqual(['Branch 4711']))
  },
}

/** Told how large it is, then downloaded under the agent's name. */
export const Exported: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Agent actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export Agent Template' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Export Agent Template' }))
    await userEvent.click(await modal.findByRole('button', { name: /^Export \d/ }))
    await screen.findByText('Agent template exported successfully')
    await expect(click.mock.contexts[0]).toHaveAttribute('download', 'Harbour café.json')
  },
}

/** A channel without a screen is no entry. */
export const Actions: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agent actions' }))
    await screen.findByRole('menuitem', { name: 'Copy Agent ID' })
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Demo',
      'Copy Agent ID',
      'Export Agent Template',
      'Website Script',
      'Version History',
    ])
  },
}
