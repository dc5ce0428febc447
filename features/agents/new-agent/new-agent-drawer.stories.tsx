import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { noneMadeReason } from '#features/shared/session/look-only-note.tsx'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { DrawerOfAddress, drawerParameters } from './drawer-of-address.tsx'
import { NewAgentDrawer } from './new-agent-drawer.tsx'

const meta = {
  component: NewAgentDrawer,
  render: () => <DrawerOfAddress />,
  decorators: [withSignedIn, withRoute],
  parameters: drawerParameters,
} satisfies Meta<typeof NewAgentDrawer>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.findByRole('textbox', { name: 'Agent Name' })
const createButton = () => screen.getByRole('button', { name: 'Create' })
const address = () => screen.getByTestId('address').textContent

/** Counts the calls that make an agent, whichever way; the mocks behind it still answer. */
function countCreations(): { handlers: ReturnType<typeof http.post>[]; count: () => number } {
  let calls = 0
  const watched = ['*/api/:region/v2/agents/:agentId', '*/api/:region/rpc/convertAgentTemplateToAgent']
  return {
    handlers: watched.map((path) =>
      http.post(path, () => {
        calls += 1
      }),
    ),
    count: () => calls,
  }
}

export const Default: Story = {
  play: async ({ step }) => {
    const drawer = await screen.findByRole('dialog', { name: 'New Agent' })
    await expect(drawer).toHaveAccessibleDescription('Create a new AI agent.')
    await waitFor(async () => expect(await nameField()).toHaveFocus())
    await expect(await nameField()).toBeRequired()
    await step('nothing can be created without a name', async () => {
      await expect(createButton()).toBeDisabled()
    })
    await expect(screen.getByRole('button', { name: /Agent Wizard/ })).toHaveTextContent(
      'Recommended for beginners',
    )
    await expect(screen.getByRole('heading', { name: 'Or Choose a Template' })).toBeVisible()
    await expect(drawer).toHaveTextContent(
      'Third-party integrations are configured afterwards in the Settings tab, then Integrations.',
    )
  },
}

/** A name is all it takes: the agent has every default and its overview opens with the test chat. */
export const CreatesBlankAgent: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await nameField(), '  Front desk  {Enter}')
    await waitFor(() =>
      expect(address()).toMatch(/^\/app\/eu\/agents\/[\w-]{16}\/overview\?showDebugger=true$/),
    )
    await expect(screen.getByText('Agent created successfully, redirecting...')).toBeVisible()
    await expect(mocks.db.agents[0]).toMatchObject({
      title: 'Front desk',
      description: 'Your virtual assistant.',
      agentPlatform: 'vg',
      vg_defaultModel: 'gpt-4o',
    })
  },
}

export const NoName: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), '   {Enter}')
    const alert = await screen.findByText('Please provide a name for the agent.')
    await expect(alert.closest('[role="alert"]')).not.toBeNull()
    await expect(createButton()).toBeDisabled()
    await expect(await nameField()).toHaveFocus()
  },
}

export const PlatformChoice: Story = {
  play: async ({ userEvent, step }) => {
    const choice = await screen.findByRole('radiogroup', { name: 'Choose Platform' })
    await expect(within(choice).getByRole('radio', { name: 'VoiceGlow Agent' })).toBeChecked()
    if (restsHere) return
    await step('the compatible platform has neither wizard nor templates', async () => {
      await userEvent.click(within(choice).getByRole('radio', { name: 'Compatible platform agent' }))
      await expect(screen.queryByRole('heading', { name: 'Or Choose a Template' })).toBeNull()
      await expect(screen.queryByRole('button', { name: /Agent Wizard/ })).toBeNull()
    })
  },
}

/** An agent of the compatible platform is a plain one, even if a template was chosen before. */
export const CreatesCompatibleAgent: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await nameField(), 'Flow')
    await userEvent.click(screen.getByRole('radio', { name: 'Customer Support' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Compatible platform agent' }))
    await userEvent.click(createButton())
    await waitFor(() =>
      expect(mocks.db.agents[0]).toMatchObject({
        title: 'Flow',
        agentPlatform: 'vf',
        description: 'Your virtual assistant.',
      }),
    )
  },
}

/** An agency's own host offers one platform, so nothing is to be chosen. */
export const NotMainHost: Story = {
  beforeEach: bootData({ brand: { name: 'Northwind', mainHost: false } }),
  play: async () => {
    await nameField()
    await expect(screen.queryByText('Choose Platform')).toBeNull()
  },
}

export const TemplateSelected: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, step }) => {
    const card = await screen.findByRole('radio', { name: 'Real Estate Agent' })
    await userEvent.type(await nameField(), 'Homes')
    await step('it can be taken back', async () => {
      await userEvent.click(card)
      await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
      await expect(card).not.toBeChecked()
    })
    await userEvent.click(card)
    await expect(card).toBeChecked()
    await expect(card).toHaveTextContent('Selected')
  },
}

export const CreatesFromTemplate: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await nameField(), 'Homes')
    await userEvent.click(screen.getByRole('radio', { name: 'Real Estate Agent' }))
    await userEvent.click(createButton())
    await waitFor(() => expect(address()).toContain('/overview?showDebugger=true'))
    await expect(mocks.db.agents[0]).toMatchObject({
      title: 'Homes',
      description: 'Finds out what a buyer wants and arranges viewings.',
    })
  },
}

async function expectTab(tab: string, templates: string[]): Promise<void> {
  const cards = within(await screen.findByRole('tabpanel', { name: tab })).getAllByRole('radio')
  await expect(cards.map((card) => card.getAttribute('aria-labelledby'))).toHaveLength(templates.length)
  for (const name of templates) await expect(screen.getByRole('radio', { name })).toBeVisible()
}

export const AllTemplatesTab: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, step }) => {
    await nameField()
    await expectTab('All Templates', [
      'Customer Support',
      'Real Estate Agent',
      'Health Care Agent',
      'Confirm Email',
      'Make Appointment',
      'Blank Template',
      'Game NPC',
    ])
    await step('the rail continues at the end; its buttons and the arrow keys move it', async () => {
      const back = screen.getByRole('button', { name: 'Previous templates' })
      await expect(back).toBeDisabled()
      await userEvent.click(screen.getByRole('button', { name: 'More templates' }))
      await waitFor(() => expect(back).toBeEnabled())
      screen.getByRole('radio', { name: 'Customer Support' }).focus()
      await userEvent.keyboard('{ArrowRight>}')
      await waitFor(() => expect(screen.getByRole('radio', { name: 'Real Estate Agent' })).toBeChecked())
      await userEvent.keyboard('{/ArrowRight}')
    })
  },
}

export const CustomerSupportTab: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Customer Support' }))
    await expectTab('Customer Support', ['Customer Support', 'Real Estate Agent', 'Health Care Agent'])
  },
}

export const UtilityTab: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Utility' }))
    await expectTab('Utility', ['Confirm Email', 'Make Appointment', 'Blank Template'])
  },
}

export const EntertainmentTab: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Entertainment' }))
    await expectTab('Entertainment', ['Game NPC'])
  },
}

export const Creating: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(agentScenarios.save.neverAnswers()),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Front desk')
    await userEvent.click(createButton())
    await expect(createButton()).toHaveAttribute('aria-busy', 'true')
  },
}

export const CreateFailed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(agentScenarios.save.rateLimited()),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Front desk')
    await userEvent.click(createButton())
    await screen.findByText('Error creating agent: Too many requests. Please wait a moment and try again.')
    await expect(await nameField()).toHaveValue('Front desk')
    await expect(address()).toBe('/app/eu/agents?new=agent')
  },
}

export const TemplateFailed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(agentScenarios.convertTemplate.networkFails()),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Front desk')
    await userEvent.click(screen.getByRole('radio', { name: 'Customer Support' }))
    await userEvent.click(createButton())
    await screen.findByText('Error: The server could not be reached. Check your connection and try again.')
    await expect(screen.getByRole('radio', { name: 'Customer Support' })).toBeChecked()
  },
}

export const LimitReached: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) =>
    msw.use(
      agentScenarios.save.forbidden({
        code: 'limit_reached',
        message: 'Your plan includes 2 agents. Upgrade your plan to add more.',
      }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Third')
    await userEvent.click(createButton())
    const drawer = screen.getByRole('dialog')
    await expect(await within(drawer).findByRole('alert')).toHaveTextContent(
      'Your plan includes 2 agents. Upgrade your plan to add more.',
    )
    const plans = within(within(drawer).getByRole('alert')).getByRole('link', { name: 'See plans' })
    await expect(plans).toHaveAttribute('href', paths.pricing.href())
  },
}

export const LoggedOut: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(agentScenarios.save.unauthenticated()),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Front desk')
    await userEvent.click(createButton())
    await screen.findByText('You must be logged in to create an agent')
  },
}

export const DoubleClick: Story = {
  tags: ['walk'],
  loaders: [() => ({ creations: countCreations() })],
  beforeEach: ({ msw, loaded }) => msw.use(...loaded.creations.handlers),
  play: async ({ userEvent, loaded, mocks }) => {
    const { agents } = mocks.db
    const before = agents.length
    await userEvent.type(await nameField(), 'Once')
    await userEvent.dblClick(createButton())
    await waitFor(() => expect(address()).toContain('/overview'))
    await expect(loaded.creations.count()).toBe(1)
    await expect(agents).toHaveLength(before + 1)
  },
}

export const LongName: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    const field = await nameField()
    await userEvent.click(field)
    await userEvent.paste('n'.repeat(10_000))
    await expect(field).toHaveAccessibleDescription('Please keep the name under 200 characters.')
    if (restsHere) return
    await userEvent.click(createButton())
    await expect(field).toBeInvalid()
    await expect(address()).toBe('/app/eu/agents?new=agent')
  },
}

export const RefusedName: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) =>
    msw.use(agentScenarios.save.validationFailed({ fields: { title: 'This name is taken.' } })),
  play: async ({ userEvent, step }) => {
    const field = await nameField()
    await userEvent.type(field, 'Front desk')
    await userEvent.click(createButton())
    await waitFor(() => expect(field).toHaveAccessibleDescription('This name is taken.'))
    if (restsHere) return
    await step('editing clears it', async () => {
      await userEvent.type(field, ' 2')
      await expect(field).toBeValid()
    })
  },
}

/** Names in another script and with emoji go through as they are. */
export const RightToLeftName: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, mocks }) => {
    const field = await nameField()
    await userEvent.type(field, 'موظف الاستقبال ☕️')
    await expect(getComputedStyle(field).direction).toBe('rtl')
    if (restsHere) return
    await userEvent.click(createButton())
    await waitFor(() => expect(mocks.db.agents[0]?.title).toBe('موظف الاستقبال ☕️'))
  },
}

export const UnsavedChanges: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, step }) => {
    await userEvent.type(await nameField(), 'Front desk')
    await step('closing asks first', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(await nameField()).toHaveValue('Front desk')
    })
    await step('discarding closes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard agent' }))
      await waitFor(() => expect(address()).toBe('/app/eu/agents'))
    })
  },
}

/** With nothing entered there is nothing to ask about. */
export const ClosesAtOnce: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await nameField()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText('The drawer is closed.')).toBeVisible())
  },
}

/** The wizard takes the drawer over and gives it back, with what was typed. */
export const OpensWizard: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Front desk')
    await userEvent.click(screen.getByRole('button', { name: /Agent Wizard/ }))
    await screen.findByRole('dialog', { name: 'Agent Wizard' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Company website' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await expect(await nameField()).toHaveValue('Front desk')
  },
}

/** Its address, opened by somebody who may make none. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New Agent' }))
    await expect(drawer.getByText(noneMadeReason)).toBeVisible()
    await expect(drawer.queryByRole('textbox')).toBeNull()
    await expect(drawer.queryByRole('button', { name: 'Create' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and the name stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'Front desk')
    await userEvent.click(createButton())
    await expect(
      await screen.findByText('Error creating agent: You do not have access to do this.'),
    ).toBeVisible()
    await expect(await nameField()).toHaveValue('Front desk')
  },
}
