import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { applyResult, noFindings } from '#features/site-wizard/site-findings.ts'
import { startOfWizard, type WizardState } from '#features/site-wizard/wizard-state.ts'
import { widgetWords } from '#mocks/contracts/embed/widget-words.ts'
import { parseHex } from '#mocks/contracts/theme/color.ts'
import { agentThemeJson, buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import {
  buildBrandingInfo,
  buildReadingProgress,
  fixtureLogo,
  fixtureWebsite,
} from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { onboardingScenarios } from '#mocks/handlers/onboarding/onboarding.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { useAgentWizard } from './use-agent-wizard.ts'
import { wizardFrame } from './wizard-frame.tsx'

interface WizardInDrawerProps {
  /** Name typed before the wizard. */
  agentName: string
  /** Where it begins. */
  start?: WizardState
  onLeave: () => void
  onOpenChange: (open: boolean) => void
}

/** The wizard as the New Agent drawer shows it. */
function WizardInDrawer({ onOpenChange, ...options }: WizardInDrawerProps) {
  const wizard = useAgentWizard(options)
  return (
    <Drawer
      open
      onOpenChange={onOpenChange}
      className="vg-_new-agent-drawer"
      data-view="wizard"
      {...wizardFrame(wizard)}
    />
  )
}

const madeAgent = buildAgent({
  title: 'Harbour café',
  description: buildBrandingInfo().description,
  roundedImageURL: fixtureLogo,
  customThemeJSONString: agentThemeJson('#B4532A'),
  proactiveMessage: '👋 Hi, welcome to Harbour café! How can I help you today?',
  vg_initMessages: ['What are your opening hours?', 'What do you sell?'],
})

/** The wizard after a website was read. */
function afterReading(overrides: Partial<WizardState> = {}, info = buildBrandingInfo()): WizardState {
  const { branding, ...start } = startOfWizard('light', madeAgent.ID)
  return {
    ...start,
    website: fixtureWebsite,
    readFrom: fixtureWebsite,
    question: 'company',
    reading: { phase: 'done', info, found: applyResult(noFindings, info) },
    company: { name: info.name, description: info.description },
    branding: {
      ...branding,
      primaryColor: parseHex(info.colors[0] ?? '') ?? branding.primaryColor,
      faviconApproved: info.favicon !== null,
    },
    ...overrides,
  }
}

/** The wizard after the agent was made. */
const made = afterReading({ step: 'success', creation: { phase: 'done', agent: madeAgent } })

const meta = {
  component: WizardInDrawer,
  args: { agentName: '', onLeave: fn(), onOpenChange: fn() },
  decorators: [withSignedIn, withRoute],
  parameters: {
    layout: 'fullscreen',
    route: { pattern: '/app/:region/*', url: `${paths.agents.href('eu')}?new=agent` },
  },
} satisfies Meta<typeof WizardInDrawer>

export default meta
type Story = StoryObj<typeof meta>

const websiteField = () => screen.findByRole('textbox', { name: 'Company website' })
const button = (name: string) => screen.getByRole('button', { name })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 3, name })
const status = () => within(screen.getByRole('dialog')).getByRole('status')
const currentStep = () =>
  within(screen.getByRole('list', { name: 'Steps of the Agent Wizard' }))
    .getAllByRole('listitem')
    .findIndex((step) => step.getAttribute('aria-current') === 'step')

type Play = NonNullable<Story['play']>
const analyse = async ({ userEvent }: Parameters<Play>[0]) => {
  await userEvent.type(await websiteField(), fixtureWebsite)
  await userEvent.click(button('Analyze website'))
}

export const CompanyInfo: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Agent Wizard' })).toHaveAccessibleDescription(
      'Create an AI agent from your website automatically',
    )
    await waitFor(async () => expect(await websiteField()).toHaveFocus())
    await expect(currentStep()).toBe(0)
  },
}

export const Invalid: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, step }) => {
    const field = await websiteField()
    await userEvent.click(button('Analyze website'))
    await expect(field).toHaveAccessibleDescription('Company website is required')
    if (restsHere) return
    await step('editing clears the message', async () => {
      await userEvent.type(field, 'my company')
      await expect(field).toBeValid()
    })
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription('Please enter a valid website URL or domain')
  },
}

/** The wait is the show: stages, seconds, and what was found so far. */
export const Analysing: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) =>
    msw.use(onboardingScenarios.branding.staysAfter(buildReadingProgress().slice(0, 6))),
  play: async (context) => {
    await analyse(context)
    await heading('Reading harbour-cafe.example')
    const found = screen.getByRole('complementary', { name: 'What we found' })
    await within(found).findByText('Harbour café', { selector: 'p *' })
    await expect(within(found).getByRole('list', { name: 'Pages read' })).toHaveTextContent(/Opening hours/)
    await waitFor(() => expect(within(found).getByText('3 of 6')).toBeVisible())
    await expect(within(found).getAllByTitle(/^#/)).toHaveLength(11)
    await expect(status()).toHaveTextContent('Reading the pages')
    await expect(screen.getAllByText('(done)')).toHaveLength(3)
  },
}

/** Stopping leads back to the question; nothing was created. */
export const AnalysisCancelled: Story = {
  tags: ['walk'],
  beforeEach: ({ msw }) => msw.use(onboardingScenarios.branding.neverAnswers()),
  play: async (context) => {
    await analyse(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(await websiteField()).toHaveValue(fixtureWebsite)
  },
}

export const Found: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { userEvent, step } = context
    await analyse(context)
    await waitFor(async () => expect(await heading('Is this your company?')).toHaveFocus())
    const name = screen.getByRole('textbox', { name: 'Company name' })
    const description = screen.getByRole('textbox', { name: 'What does your company do?' })
    await expect(name).toHaveValue('Harbour café')
    await waitFor(() => expect(screen.getByAltText('Logo of the website')).toBeVisible())
    if (restsHere) return
    await step('what is emptied is asked for again', async () => {
      await userEvent.clear(name)
      await userEvent.clear(description)
      await userEvent.type(description, 'Coffee')
      await userEvent.click(button('Next'))
      await expect(name).toHaveAccessibleDescription('Company name is required')
      await expect(description).toHaveAccessibleDescription('Please provide at least 10 characters')
    })
    await step('and goes on once it is there', async () => {
      await userEvent.type(name, 'مقهى الميناء ☕️')
      await expect(name).toBeValid()
      await userEvent.type(description, ' and cakes at the harbour.')
      await userEvent.click(button('Next'))
      await heading('Make it look like your brand')
    })
  },
}

export const AnalysisFailed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) =>
    msw.use(
      onboardingScenarios.branding.unreadable('The address leads to a PDF document, not to a web page.'),
    ),
  play: async (context) => {
    await analyse(context)
    await heading('Unable to analyze website branding')
    const drawer = screen.getByRole('dialog')
    await expect(within(drawer).getByRole('alert')).toHaveTextContent(
      'The address leads to a PDF document, not to a web page.',
    )
    await waitFor(() => expect(button('Try again')).toBeVisible())
    await expect(button('Back')).toBeEnabled()
    await expect(button('Describe your business')).toBeEnabled()
  },
}

/** Another address is read right from where the first one failed. */
export const AnotherAddress: Story = {
  tags: ['walk'],
  beforeEach: ({ msw }) => msw.use(onboardingScenarios.branding.unreadable()),
  play: async (context) => {
    const { userEvent, msw, mocks } = context
    await analyse(context)
    const field = await screen.findByRole('textbox', { name: 'Try again, or another address' })
    msw.use(...mocks.handlers)
    await userEvent.clear(field)
    await userEvent.type(field, 'harbour-cafe.example/en{Enter}')
    await heading('Is this your company?')
  },
}

/** An agent without knowledge is made by the drawer itself. */
export const OnBlank: Story = {
  tags: ['walk'],
  beforeEach: ({ msw }) => msw.use(onboardingScenarios.branding.unreadable()),
  play: async (context) => {
    await analyse(context)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Start with a blank agent' }))
    await expect(context.args.onLeave).toHaveBeenCalledOnce()
  },
}

/** The business in its owner's words, with what it asks for. */
export const ByHand: Story = {
  args: { start: { ...startOfWizard('light', madeAgent.ID), byHand: true } },
  play: async () => {
    await heading('Describe your business')
    await expect(screen.getByRole('textbox', { name: /^What do visitors ask for/ })).toBeVisible()
  },
}

/** From words of one's own to an agent that answers from them, and from no website. */
export const ByHandToAgent: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'No website? Describe your business' }))
    await heading('Describe your business')
    await userEvent.click(button('Next'))
    const name = screen.getByRole('textbox', { name: 'Company name' })
    await expect(name).toHaveAccessibleDescription('Company name is required')
    await userEvent.type(name, 'Harbour café')
    await userEvent.type(
      screen.getByRole('textbox', { name: 'What does your company do?' }),
      'Coffee and cakes at the harbour.',
    )
    await userEvent.type(screen.getByRole('textbox', { name: /^What do visitors/ }), 'Open from 8 to 6')
    await userEvent.click(button('Next'))
    await step('what was written stays in view beside the look', async () => {
      await heading('Make it look like your brand')
      await expect(screen.getByRole('region', { name: 'What your agent will know' })).toHaveTextContent(
        'Coffee and cakes at the harbour.',
      )
      await expect(screen.getByText('Your agent has no logo yet.')).toBeVisible()
    })
    await userEvent.click(button('Create AI Agent'))
    await heading('Your agent is ready')
    await expect(screen.getByText('Knows what you wrote about your business')).toBeVisible()
    const { agents, knowledge } = mocks.db
    await expect(knowledge.get(agents[0]?.ID ?? '')).toMatchObject([{ sourceType: 'doc', url: null }])
  },
}

export const AnalysisThrottled: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(onboardingScenarios.branding.rateLimited()),
  play: async (context) => {
    await analyse(context)
    await screen.findByText('Too many requests. Please wait a moment and try again.')
  },
}

export const Branding: Story = {
  args: { start: afterReading({ step: 'branding' }) },
  play: async ({ userEvent, step }) => {
    await heading('Make it look like your brand')
    await expect(currentStep()).toBe(1)
    await step('what was found stays in view', async () => {
      const known = screen.getByRole('region', { name: 'What your agent will know' })
      await expect(known).toHaveTextContent('Harbour café')
      await expect(within(known).getByRole('list', { name: 'Pages read' })).toHaveTextContent(/Opening hours/)
    })
    await step('the preview shows a line of either side, and no failure', async () => {
      await screen.findByText('Hello, I have a question.')
      await screen.findByText('This is how an answer looks.')
      await expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull()
    })
    if (restsHere) return
    await step('one of the website’s colours', async () => {
      await userEvent.click(screen.getByRole('radio', { name: '#264653' }))
      await expect(screen.getByRole('textbox', { name: 'Or another colour' })).toHaveValue('#264653')
    })
    await step('or three digits of one’s own', async () => {
      const custom = screen.getByRole('textbox', { name: 'Or another colour' })
      await userEvent.clear(custom)
      await userEvent.type(custom, '0a7')
      await userEvent.tab()
      await expect(custom).toHaveValue('#00AA77')
      for (const swatch of screen.getAllByRole('radio', { name: /^#/ }))
        await expect(swatch).not.toBeChecked()
    })
    await step('the logo may be left out', async () => {
      const approve = screen.getByRole('switch', { name: 'Use this logo' })
      await expect(approve).toBeChecked()
      await userEvent.click(approve)
      await expect(approve).not.toBeChecked()
    })
    await step('dark', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
      await expect(document.querySelector('.vg-widget-preview[data-mode]')).toHaveAttribute(
        'data-mode',
        'dark',
      )
    })
  },
}

export const ElevenColours: Story = {
  args: { start: afterReading({ step: 'branding' }) },
  play: async () => {
    await expect(await screen.findAllByRole('radio', { name: /^#/ })).toHaveLength(11)
    await expect(screen.getByRole('radio', { name: '#B4532A' })).toBeChecked()
  },
}

export const FewColours: Story = {
  args: {
    start: afterReading({ step: 'branding' }, buildBrandingInfo({ colors: ['#ffd400'], favicon: null })),
  },
  play: async () => {
    await expect(await screen.findAllByRole('radio', { name: /^#/ })).toHaveLength(1)
    await waitFor(() => expect(screen.getByText('We found no logo on the website.')).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^Dark text is readable on it/)).toBeVisible())
  },
}

/** A website in German: the widget speaks German in the preview, too. */
export const GermanWebsite: Story = {
  args: {
    start: afterReading(
      { step: 'branding' },
      buildBrandingInfo({ name: 'Hafencafé', lang: 'de', words: widgetWords('de') }),
    ),
  },
  play: async () => {
    await expect(await screen.findByText('So sieht eine Antwort aus.')).toBeVisible()
    await expect(screen.getByText(/willkommen bei Hafencafé/)).toBeVisible()
    await expect(screen.getByPlaceholderText(widgetWords('de').placeholder)).toBeInTheDocument()
  },
}

/** A website without colours: some to begin with, ours chosen, and any other can be typed. */
export const NoColours: Story = {
  args: { start: afterReading({ step: 'branding' }, buildBrandingInfo({ colors: [] })) },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Or another colour' })).toHaveValue('#5B5BF0')
    await expect(screen.getByRole('radio', { name: '#5B5BF0' })).toBeChecked()
  },
}

const upload = (file: File) => (context: Parameters<Play>[0]) =>
  context.userEvent.upload(screen.getByLabelText('Logo file'), file)

export const LogoTooLarge: Story = {
  tags: ['arrives'],
  args: { start: afterReading({ step: 'branding' }) },
  play: async (context) => {
    await heading('Make it look like your brand')
    await upload(new File([new Uint8Array(500_001)], 'logo.png', { type: 'image/png' }))(context)
    await screen.findByText('Max size: 0.5 MBs')
  },
}

/** A file that only claims to be a picture. */
export const LogoUnreadable: Story = {
  tags: ['arrives'],
  args: { start: afterReading({ step: 'branding' }) },
  play: async (context) => {
    await heading('Make it look like your brand')
    await upload(new File(['<html>'], 'logo.png', { type: 'image/png' }))(context)
    await screen.findByText('Only png, jpg, jpeg, gif, webp Files')
  },
}

export const OwnLogo: Story = {
  tags: ['arrives'],
  args: { start: afterReading({ step: 'branding' }) },
  play: async (context) => {
    await heading('Make it look like your brand')
    const picture = await (await fetch(fixtureLogo)).blob()
    await upload(new File([picture], 'our.mark.png', { type: 'image/png' }))(context)
    await screen.findByText('our.mark.png')
    await waitFor(() => expect(screen.getByAltText('Your own logo')).toBeVisible())
    if (restsHere) return
    await context.userEvent.click(button('Remove'))
    await waitFor(() => expect(screen.getByAltText('Logo found')).toBeVisible())
  },
}

export const Creating: Story = {
  tags: ['arrives'],
  args: { start: afterReading({ step: 'branding' }) },
  beforeEach: ({ msw }) => msw.use(onboardingScenarios.agent.staysAt('writing-prompt')),
  play: async ({ userEvent, step }) => {
    await heading('Make it look like your brand')
    await userEvent.click(button('Create AI Agent'))
    await heading('Creating your agent')
    await waitFor(() => expect(status()).toHaveTextContent('Writing its instructions'))
    await expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    if (restsHere) return
    await step('it can be stopped before anything is written', async () => {
      await userEvent.click(button('Cancel'))
      await heading('Make it look like your brand')
    })
  },
}

/** From here on the agent may already be there, so there is nothing to stop. */
export const CreatingSaves: Story = {
  tags: ['arrives'],
  args: { start: afterReading({ step: 'branding' }) },
  beforeEach: ({ msw }) => msw.use(onboardingScenarios.agent.staysAt('saving-knowledge')),
  play: async ({ userEvent }) => {
    await heading('Make it look like your brand')
    await userEvent.click(button('Create AI Agent'))
    await waitFor(() => expect(status()).toHaveTextContent('Saving what it knows'))
    await waitFor(() => expect(button('Cancel')).toBeDisabled())
  },
}

/** After 30 s it may be tried again; the same agent is made. */
export const CreatingTakesLong: Story = {
  args: {
    start: afterReading({
      step: 'branding',
      creation: {
        phase: 'running',
        startedAt: fixtureNow - 31_000,
        reached: [
          { stage: 'reading-website', at: fixtureNow - 31_000 },
          { stage: 'writing-prompt', at: fixtureNow - 29_000 },
        ],
      },
    }),
  },
  play: async ({ userEvent }) => {
    await heading('Creating your agent')
    await waitFor(() => expect(screen.getByText('31 s in all')).toBeVisible())
    if (restsHere) return
    await userEvent.click(button('Try Again'))
    await heading('Your agent is ready')
  },
}

export const CreateFailed: Story = {
  tags: ['arrives'],
  args: { start: afterReading({ step: 'branding' }) },
  beforeEach: ({ msw }) => msw.use(onboardingScenarios.agent.networkFails()),
  play: async ({ userEvent }) => {
    await heading('Make it look like your brand')
    await userEvent.click(screen.getByRole('radio', { name: '#264653' }))
    await userEvent.click(button('Create AI Agent'))
    await expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'Error creating agent: The server could not be reached. Check your connection and try again.',
    )
    await expect(screen.getByRole('radio', { name: '#264653' })).toBeChecked()
    await expect(button('Create AI Agent')).toBeEnabled()
  },
}

export const LimitReached: Story = {
  tags: ['arrives'],
  args: { start: afterReading({ step: 'branding' }) },
  beforeEach: ({ msw }) => msw.use(onboardingScenarios.agent.limitReached()),
  play: async ({ userEvent }) => {
    await heading('Make it look like your brand')
    await userEvent.click(button('Create AI Agent'))
    const alert = await within(screen.getByRole('dialog')).findByRole('alert')
    await expect(alert).toHaveTextContent(/^Your plan includes 2 agents. Upgrade your plan to add more./)
    await expect(within(alert).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      paths.pricing.href(),
    )
  },
}

export const LogoRefused: Story = {
  tags: ['arrives'],
  args: { start: afterReading({ step: 'branding' }) },
  beforeEach: ({ msw }) =>
    msw.use(
      onboardingScenarios.agent.validationFailed({
        fields: { customLogo: 'Only png, jpg, jpeg, gif, webp Files' },
      }),
    ),
  play: async ({ userEvent }) => {
    await heading('Make it look like your brand')
    await userEvent.click(button('Create AI Agent'))
    await screen.findByText('Only png, jpg, jpeg, gif, webp Files')
  },
}

/** The agent answers right here; the conversation goes on in the test chat. */
export const Success: Story = {
  args: { start: made },
  play: async ({ userEvent, step, args }) => {
    await heading('Your agent is ready')
    await expect(currentStep()).toBe(2)
    await waitFor(() => expect(screen.getByText('Knows 6 pages of harbour-cafe.example')).toBeVisible())
    await waitFor(() => expect(screen.getByText('Wears #B4532A in a light theme')).toBeVisible())
    if (restsHere) return
    await step('closing needs no question any more', async () => {
      await userEvent.click(button('Close'))
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    })
  },
}

export const Finishes: Story = {
  tags: ['walk'],
  args: { start: made },
  play: async ({ userEvent }) => {
    await heading('Your agent is ready')
    await userEvent.click(button('Finish'))
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(
        `/app/eu/agents/${madeAgent.ID}/overview?showDebugger=true`,
      ),
    )
  },
}

/** Back goes one question back, and out of the wizard from the first one. */
export const BackRules: Story = {
  tags: ['walk'],
  args: { start: made },
  play: async ({ userEvent, step }) => {
    await heading('Your agent is ready')
    await step('the look of a made agent is told, with the way to change it', async () => {
      await userEvent.click(button('Back'))
      await heading('Your agent has this look')
      await expect(screen.queryByRole('radio', { name: /^#/ })).toBeNull()
      await expect(button('Change it on the agent’s page')).toBeEnabled()
      await expect(screen.queryByRole('button', { name: 'Create AI Agent' })).toBeNull()
      await userEvent.click(button('Next'))
      await heading('Your agent is ready')
    })
  },
}

export const BackFromBranding: Story = {
  tags: ['walk'],
  args: { start: afterReading({ step: 'branding' }) },
  play: async ({ userEvent, args }) => {
    await heading('Make it look like your brand')
    await userEvent.click(button('Back'))
    await heading('Is this your company?')
    await userEvent.click(button('Next'))
    await heading('Make it look like your brand')
    await userEvent.click(button('Change'))
    await heading('Is this your company?')
    await userEvent.click(button('Back'))
    await expect(await websiteField()).toHaveValue(fixtureWebsite)
    await expect(args.onLeave).not.toHaveBeenCalled()
    await userEvent.click(button('Back'))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** Asked for a step whose data is missing, it shows the one before. */
export const BrandingWithoutCompany: Story = {
  args: { start: { ...startOfWizard('light', madeAgent.ID), step: 'branding' } },
  play: async () => {
    await websiteField()
    await expect(currentStep()).toBe(0)
  },
}

export const SuccessWithoutAgent: Story = {
  args: { start: afterReading({ step: 'success' }) },
  play: async () => {
    await heading('Make it look like your brand')
    await expect(currentStep()).toBe(1)
  },
}

export const ClosingAsks: Story = {
  tags: ['arrives'],
  args: { start: afterReading({ step: 'branding' }) },
  play: async ({ userEvent, args }) => {
    await heading('Make it look like your brand')
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
