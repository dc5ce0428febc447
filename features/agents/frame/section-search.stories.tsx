import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { SectionSearch } from '../find/section-search.tsx'
import { OverviewScreen } from '../overview/overview-screen.tsx'
import { SettingsScreen } from '../settings/settings-screen.tsx'
import { AgentFrame } from './agent-frame.tsx'

const agentId = fixtureAgentIds.cafe
const sections = [
  { tab: 'overview', label: 'Widget', needs: 'view' },
  { tab: 'settings', label: 'Settings', needs: 'editAgents' },
] as const

/** The frame with both screens, as the route table puts them there. */
function Agent() {
  const isSettings = useLocation().pathname.endsWith('/settings')
  const { hash } = useLocation()
  return (
    <AgentFrame agentId={agentId} sections={sections}>
      {isSettings ? (
        <SettingsScreen region="eu" agentId={agentId} />
      ) : (
        <OverviewScreen region="eu" agentId={agentId} origin="https://app.example.com" />
      )}
      <output data-testid="hash" hidden>
        {hash}
      </output>
    </AgentFrame>
  )
}

const meta = {
  component: SectionSearch,
  decorators: [withRoute, withSignedIn],
  args: { agentId, sections },
  parameters: {
    route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', agentId, 'overview') },
    shell: false,
  },
  render: () => <Agent />,
  beforeEach: () => {
    writeLocal('vg_search_enter', 'on')
  },
} satisfies Meta<typeof SectionSearch>

export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.findByRole('combobox', { name: 'Search this agent' })
const options = () => screen.findAllByRole('option', undefined, { timeout: 5000 })

/** At most five, how sure each is, and where it stands. */
export const Default: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'logo')
    const [first] = await options()
    await expect(first).toHaveTextContent('PictureWidget › Greeting & appearanceStrong match')
    await expect((await options()).length).toBeLessThanOrEqual(5)
  },
}

/** Enter leads to the field, in whichever section: it is in view, marked, and has the focus. */
export const GoesToAField: Story = {
  tags: ['walk'],
  parameters: { route: { pattern: paths.agent.pattern, url: paths.agent.href('eu', agentId, 'settings') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(), 'who may embed this{Enter}')
    const field = await canvas.findByRole('textbox', { name: 'Allowed websites' })
    await waitFor(() => expect(field).toHaveFocus(), { timeout: 5000 })
    await expect(field.closest('[data-found]')).not.toBeNull()
    await expect(canvas.getByTestId('address')).toHaveTextContent(`/agents/${agentId}/overview`)
    await expect(canvas.getByTestId('hash')).toHaveTextContent('#find=overview.allowedOrigins')
  },
}

/** What stands in a card that is closed is opened first. */
export const OpensACard: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(), 'teasr{Enter}')
    const field = await canvas.findByRole('textbox', { name: 'Teaser' })
    await waitFor(() => expect(field).toHaveFocus(), { timeout: 5000 })
    await expect(field).toBeVisible()
  },
}

/** A sub-tab is chosen on the way. */
export const OpensASubTab: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(), 'connections{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Integrations' })).toHaveAttribute('aria-selected', 'true'),
    )
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Integrations' })).toHaveFocus())
  },
}

/** Arrows move through what was found; the focus stays in the box. */
export const ByArrows: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    const input = await box()
    await userEvent.type(input, 'colour')
    await options()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const [, second] = await options()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(input).toHaveAttribute('aria-activedescendant', second?.id)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByTestId('hash')).toHaveTextContent(`#find=${second?.id.split('-').at(-1)}`),
    )
  },
}

/** A strong match is gone to while one types; the focus stays in the box, so that no letter lands in a field. */
export const GoesByItself: Story = {
  tags: ['walk'],
  beforeEach: () => {
    writeLocal('vg_search_enter', 'off')
  },
  play: async ({ canvas, userEvent }) => {
    const input = await box()
    // Nobody is led anywhere within a second of a page change.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await userEvent.type(input, 'answer delay')
    const field = await canvas.findByRole('spinbutton', { name: 'Answer delay' })
    await waitFor(() => expect(field.closest('[data-found]')).not.toBeNull(), { timeout: 5000 })
    await expect(input).toHaveFocus()
  },
}

/** Chosen once, it waits for Enter from then on. */
export const WaitsForEnter: Story = {
  tags: ['walk'],
  beforeEach: () => {
    writeLocal('vg_search_enter', 'off')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(), 'zzzz')
    await screen.findByText('No results found')
    await userEvent.click(screen.getByRole('switch', { name: 'Wait for Enter' }))
    await expect(readLocal('vg_search_enter')).toBe('on')
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await userEvent.clear(await box())
    await userEvent.type(await box(), 'answer delay')
    await options()
    await expect(canvas.getByTestId('hash')).toHaveTextContent('')
  },
}

export const NothingFound: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'zzqq')
    await expect(await screen.findByText('No results found')).toBeVisible()
  },
}

/** Fields of the compatible platform are found for its agents alone. */
export const CompatibleAgent: Story = {
  tags: ['arrives'],
  parameters: { seed: { agents: [buildAgent({ agentPlatform: 'vf' })] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(await box(), 'dialogue api key')
    const [first] = await options()
    await expect(first).toHaveTextContent('Key of the agent there')
    if (restsHere) return
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Key of the agent there')).toHaveFocus(), {
      timeout: 5000,
    })
  },
}
