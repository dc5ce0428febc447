import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ClockContext } from '#features/shared/clock/clock-context.ts'
import { readLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { agentThemeJson, buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import {
  buildBrandingInfo,
  buildReadingProgress,
  fixtureLogo,
} from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { onboardingScenarios } from '#mocks/handlers/onboarding/onboarding.handlers.ts'
import { workspaceScenarios } from '#mocks/handlers/workspaces/workspace.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { OnboardingScreen } from './onboarding-screen.tsx'
import { found, leaveAfter, read, storyAgentId, typed, written } from './story-states.ts'

const workspaceId = fixtureWorkspaceIds.eu

const madeAgent = buildAgent({
  ID: storyAgentId,
  title: 'Harbour café',
  roundedImageURL: fixtureLogo,
  customThemeJSONString: agentThemeJson('#B4532A'),
  proactiveMessage: '👋 Hi, welcome to Harbour café! How can I help you today?',
  vg_initMessages: ['What are your opening hours?', 'What do you sell?'],
})

const meta = {
  component: OnboardingScreen,
  args: { region: 'eu', workspaceId, origin: 'https://app.example', localAnswers: true },
  decorators: [withSignedIn, withRoute],
  parameters: {
    layout: 'fullscreen',
    route: { pattern: paths.onboarding.pattern, url: paths.onboarding.href('eu') },
  },
} satisfies Meta<typeof OnboardingScreen>

export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const main = () => within(screen.getByRole('main'))
const address = (text: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${text}$`)))
const currentStep = () =>
  within(screen.getByRole('list', { name: 'Steps of the set-up' }))
    .getAllByRole('listitem')
    .findIndex((step) => step.getAttribute('aria-current') === 'step')

/** A story's `beforeEach`: onboarding was left with its website read. */
const leftAtBranding = (info = buildBrandingInfo()) => {
  leaveAfter(workspaceId, ...read(info))
}

/** Of a story: onboarding was left with its agent made. */
const leftAtResult: Story = {
  parameters: { seed: { agents: [madeAgent] } },
  beforeEach: () => {
    leaveAfter(workspaceId, ...read(buildBrandingInfo()), { type: 'creationDone', agent: madeAgent })
  },
}

/** First step: the website, and nothing else to fill in. */
export const Default: Story = {
  play: async () => {
    await heading('What is your company’s website?')
    await waitFor(() => expect(field('Company website')).toHaveFocus())
    await expect(main().getAllByRole('textbox')).toHaveLength(1)
    await expect(currentStep()).toBe(0)
    await expect(readLocal('onboarding_state')).toBeNull()
  },
}

/** The website is the one thing that must be typed. */
export const Invalid: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await heading('What is your company’s website?')
    await userEvent.click(button('Next'))
    await expect(field('Company website')).toHaveAccessibleDescription('Company website is required')
    await userEvent.type(field('Company website'), 'harbour cafe')
    await expect(field('Company website')).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(field('Company website')).toHaveAccessibleDescription(
      'Please enter a valid website URL or domain',
    )
  },
}

/** What was found fills the form in; it is confirmed or corrected. */
export const Found: Story = {
  beforeEach: () => {
    leaveAfter(workspaceId, ...found(buildBrandingInfo()))
  },
  play: async ({ userEvent }) => {
    await heading('Is this your company?')
    await expect(currentStep()).toBe(0)
    await expect(field('Company name')).toHaveValue('Harbour café')
    await expect(field('What does your company do?')).toHaveValue(buildBrandingInfo().description)
    if (restsHere) return
    await userEvent.clear(field('Company name'))
    await userEvent.clear(field('What does your company do?'))
    await userEvent.click(button('Next'))
    await expect(field('Company name')).toHaveAccessibleDescription('Company name is required')
    await expect(field('What does your company do?')).toHaveAccessibleDescription(
      'Please tell us what your company does',
    )
    await userEvent.type(field('Company name'), 'H')
    await expect(field('Company name')).toBeValid()
    await userEvent.type(field('What does your company do?'), 'Coffee')
    await userEvent.click(button('Next'))
    await expect(field('What does your company do?')).toHaveAccessibleDescription(
      'Please provide at least 10 characters',
    )
  },
}

/** The business in its owner's words, as it was left. */
export const ByHand: Story = {
  beforeEach: () => {
    leaveAfter(workspaceId, ...written.slice(0, -1))
  },
  play: async () => {
    await heading('Describe your business')
    await expect(field('Company name')).toHaveValue('Harbour café')
    await expect(currentStep()).toBe(0)
  },
}

/** The look of an agent described by hand: colours to begin with, no logo, and its words in view. */
export const ConfirmByHand: Story = {
  beforeEach: () => {
    leaveAfter(workspaceId, ...written)
  },
  play: async () => {
    await heading('Make it look like your brand')
    await expect(screen.getAllByRole('radio', { name: /^#/ })).toHaveLength(8)
    await expect(screen.getByRole('region', { name: 'What your agent will know' })).toHaveTextContent(
      'Coffee, cakes and a warm lunch right at the harbour.',
    )
  },
}

/** The wait is the show: stages, seconds and what was found. Left in between, it goes on by itself. */
export const Analysing: Story = {
  beforeEach: ({ msw }) => {
    leaveAfter(workspaceId, typed, { type: 'readingStarted', at: 0 })
    msw.use(onboardingScenarios.branding.staysAfter(buildReadingProgress().slice(0, 6)))
  },
  play: async ({ userEvent, step }) => {
    await heading('Reading harbour-cafe.example')
    await expect(currentStep()).toBe(0)
    await waitFor(() => expect(screen.getAllByText('3 of 6')).toHaveLength(2))
    await expect(screen.getAllByTitle(/^#/)).toHaveLength(11)
    if (restsHere) return
    await step('it can be stopped', async () => {
      await userEvent.click(button('Back'))
      await heading('What is your company’s website?')
      await expect(field('Company website')).toHaveValue('https://harbour-cafe.example')
    })
  },
}

/** A clock that has gone on by `ms` once the page has stood for a second. */
function withPassingTime(ms: number): Decorator {
  function Passing({ children }: { children: React.ReactNode }) {
    const [clock] = useState(() => {
      let asked = 0
      const start = Date.now()
      return () => {
        asked += 1
        return asked > 1 && Date.now() - start > 500 ? fixtureNow + ms : fixtureNow
      }
    })
    return <ClockContext value={clock}>{children}</ClockContext>
  }
  return (Story, { id }) => (
    <Passing key={id}>
      <Story />
    </Passing>
  )
}

/** An analysis that does not end says so, and can still be left. */
export const AnalysingTakesLong: Story = {
  decorators: [withPassingTime(61_000)],
  beforeEach: ({ msw }) => {
    leaveAfter(workspaceId, typed, { type: 'readingStarted', at: 0 })
    msw.use(onboardingScenarios.branding.staysAfter(buildReadingProgress().slice(0, 2)))
  },
  play: async ({ userEvent }) => {
    await screen.findByText(/^This takes longer than usual/)
    if (restsHere) return
    await userEvent.click(button('Back'))
    await heading('What is your company’s website?')
  },
}

export const ConfirmFewColours: Story = {
  beforeEach: () => {
    leftAtBranding(buildBrandingInfo({ colors: ['#b4532a', '#2f5d50'] }))
  },
  play: async ({ userEvent, step }) => {
    await heading('Make it look like your brand')
    await expect(screen.getAllByRole('radio', { name: /^#/ })).toHaveLength(2)
    const custom = field('Or another colour')
    if (restsHere) return
    for (const [digits, colour] of [
      ['0a7', '#00AA77'],
      ['123ABC', '#123ABC'],
    ] as const) {
      await step(`${digits.length} digits of one’s own`, async () => {
        await userEvent.clear(custom)
        await userEvent.type(custom, digits)
        await userEvent.tab()
        await expect(custom).toHaveValue(colour)
      })
    }
    await step('anything else is no colour', async () => {
      await userEvent.clear(custom)
      await userEvent.type(custom, '12')
      await userEvent.tab()
      await expect(custom).toHaveValue('#123ABC')
    })
  },
}

export const ConfirmElevenColours: Story = {
  beforeEach: () => {
    leftAtBranding()
  },
  play: async ({ userEvent }) => {
    await heading('Make it look like your brand')
    await expect(screen.getAllByRole('radio', { name: /^#/ })).toHaveLength(11)
    if (restsHere) return
    await userEvent.click(screen.getByRole('radio', { name: '#264653' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    await waitFor(() =>
      expect(document.querySelector('.vg-widget-preview[data-mode]')).toHaveAttribute('data-mode', 'dark'),
    )
  },
}

/** Nothing found: our blue, and no logo. */
export const ConfirmNoLogo: Story = {
  beforeEach: () => {
    leftAtBranding(buildBrandingInfo({ colors: [], favicon: null }))
  },
  play: async () => {
    await heading('Make it look like your brand')
    await expect(field('Or another colour')).toHaveValue('#5B5BF0')
    await expect(screen.getByText('We found no logo on the website.')).toBeVisible()
    await expect(screen.queryByRole('switch', { name: 'Use this logo' })).toBeNull()
  },
}

/** Gives any file: people can have the picker show all of them. */
const upload = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Logo file'), file)

export const LogoTooLarge: Story = {
  tags: ['arrives'],
  beforeEach: () => {
    leftAtBranding()
  },
  play: async () => {
    await heading('Make it look like your brand')
    await upload(new File([new Uint8Array(500_001)], 'logo.png', { type: 'image/png' }))
    await screen.findByText('Max size: 0.5 MBs')
  },
}

/** A page that calls itself a picture, and a drawing that could carry a script. */
export const LogoRefused: Story = {
  tags: ['arrives'],
  beforeEach: () => {
    leftAtBranding()
  },
  play: async () => {
    await heading('Make it look like your brand')
    await upload(new File(['<html>'], 'logo.png', { type: 'image/png' }))
    await screen.findByText('Only png, jpg, jpeg, gif, webp Files')
    const picture = await (await fetch(fixtureLogo)).blob()
    await upload(new File([picture], 'our.mark.png', { type: 'image/png' }))
    await screen.findByText('our.mark.png')
    await upload(new File(['<svg><script/></svg>'], 'logo.svg', { type: 'image/svg+xml' }))
    await screen.findByText('Only png, jpg, jpeg, gif, webp Files')
  },
}

/** What only the server can tell lands where it belongs, too. */
export const LogoRefusedByServer: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => {
    leftAtBranding()
    msw.use(
      onboardingScenarios.agent.validationFailed({
        fields: { customLogo: 'Only png, jpg, jpeg, gif, webp Files' },
      }),
    )
  },
  play: async ({ userEvent }) => {
    await heading('Make it look like your brand')
    await userEvent.click(button('Create AI Agent'))
    await screen.findByText('Only png, jpg, jpeg, gif, webp Files')
  },
}

export const AnalysisFailed: Story = {
  beforeEach: ({ msw }) => {
    leaveAfter(workspaceId, typed, { type: 'readingStarted', at: 0 })
    msw.use(onboardingScenarios.branding.unreadable())
  },
  play: async ({ userEvent, step }) => {
    await heading('Unable to analyze website branding')
    await expect(main().getByRole('alert')).toHaveTextContent('The website could not be reached.')
    await expect(field('Try again, or another address')).toHaveValue('https://harbour-cafe.example')
    await expect(button('Start with a blank agent')).toBeEnabled()
    if (restsHere) return
    await step('by hand, and back', async () => {
      await userEvent.click(button('Describe your business'))
      await heading('Describe your business')
      await userEvent.click(button('Back'))
      await heading('Unable to analyze website branding')
    })
    await step('back to edit', async () => {
      await userEvent.click(button('Back'))
      await expect(field('Company website')).toHaveValue('https://harbour-cafe.example')
    })
  },
}

/** A website that cannot be read does not keep anybody from an agent. */
export const OnBlank: Story = {
  tags: ['walk'],
  beforeEach: ({ msw }) => {
    leaveAfter(workspaceId, typed, { type: 'readingStarted', at: 0 })
    msw.use(onboardingScenarios.branding.unreadable())
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start with a blank agent' }))
    await address('/app/eu/agents\\?new=agent')
    await expect(readLocal('onboarding_completed')).toBe('true')
  },
}

/** Left while the agent was made: coming back goes on with the same agent. */
export const Waiting: Story = {
  beforeEach: ({ msw }) => {
    leaveAfter(workspaceId, ...read(buildBrandingInfo()), { type: 'creationStarted', at: 0 })
    msw.use(onboardingScenarios.agent.staysAt('writing-prompt'))
  },
  play: async () => {
    await heading('Creating your agent')
    await expect(currentStep()).toBe(1)
    await waitFor(() => expect(screen.getByText('0 s in all')).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    await expect(button('Back')).toBeEnabled()
  },
}

/** After 30 s it can be tried again, for the same agent. */
export const WaitingOver30s: Story = {
  decorators: [withPassingTime(31_000)],
  beforeEach: ({ msw }) => {
    leaveAfter(workspaceId, ...read(buildBrandingInfo()), { type: 'creationStarted', at: 0 })
    msw.use(onboardingScenarios.agent.staysAt('writing-prompt'))
  },
  play: async ({ userEvent, msw, mocks }) => {
    const tryAgain = await screen.findByRole('button', { name: 'Try Again' })
    await expect(screen.getByText('31 s in all')).toBeVisible()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(tryAgain)
    await heading('Your agent is ready')
    await expect(mocks.db.agents[0]?.ID).toBe(storyAgentId)
  },
}

/** The failure is said, noted in the log, and nothing that was chosen is lost. */
export const CreationFailed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => {
    leftAtBranding()
    msw.use(onboardingScenarios.agent.networkFails())
  },
  play: async ({ userEvent }) => {
    const log = spyOn(console, 'warn').mockImplementation(() => undefined)
    await heading('Make it look like your brand')
    await userEvent.click(screen.getByRole('radio', { name: '#264653' }))
    await userEvent.click(button('Create AI Agent'))
    await expect(await main().findByRole('alert')).toHaveTextContent(
      'Error creating agent: The server could not be reached. Check your connection and try again.',
    )
    await expect(screen.getByRole('radio', { name: '#264653' })).toBeChecked()
    await waitFor(() => expect(log.mock.lastCall?.[0]).toBe('VoiceGlow: the agent could not be created'))
  },
}

export const LimitReached: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => {
    leftAtBranding()
    msw.use(onboardingScenarios.agent.limitReached())
  },
  play: async ({ userEvent }) => {
    await heading('Make it look like your brand')
    await userEvent.click(button('Create AI Agent'))
    await expect(await main().findByRole('alert')).toHaveTextContent(
      /^Your plan includes 2 agents. Upgrade your plan to add more./,
    )
    await expect(button('Skip & Go to Dashboard')).toBeEnabled()
  },
}

/** The last step: the agent answers right here. */
export const Result: Story = {
  ...leftAtResult,
  play: async ({ userEvent, step }) => {
    await heading('Your agent is ready')
    await expect(screen.getAllByRole('radio')).toHaveLength(4)
    const works = within(screen.getByRole('list', { name: 'What works now' }))
    await expect(works.getByText('Knows 6 pages of harbour-cafe.example')).toBeVisible()
    await expect(works.getByRole('link', { name: /its own page/ })).toHaveAttribute(
      'href',
      `/app/eu/render/${storyAgentId}/iframe`,
    )
    await expect(screen.getByRole('radio', { name: 'Test Text Agent' })).toBeChecked()
    if (restsHere) return
    await userEvent.click(await screen.findByRole('button', { name: 'What are your opening hours?' }))
    await screen.findByText('You asked: What are your opening hours?')
    await expect(screen.getByRole('link', { name: 'Unlock Custom Branding See plans' })).toHaveAttribute(
      'href',
      paths.pricing.href(),
    )
    await step('the look of a made agent is told, with the way to change it', async () => {
      await userEvent.click(button('Back to Branding'))
      await heading('Your agent has this look')
      await expect(screen.queryByRole('radio', { name: /^#/ })).toBeNull()
      await expect(button('Change it on the agent’s page')).toBeEnabled()
      await userEvent.click(button('Next'))
      await heading('Your agent is ready')
    })
    await step('to the dashboard', async () => {
      await userEvent.click(button('Continue to Dashboard'))
      await address(`/app/eu/agents/${storyAgentId}/overview\\?showDebugger=true`)
      await expect(readLocal('onboarding_completed')).toBe('true')
      await expect(readLocal('onboarding_state')).toBeNull()
    })
  },
}

export const ResultEmbed: Story = {
  tags: ['arrives'],
  ...leftAtResult,
  play: async ({ userEvent }) => {
    await heading('Your agent is ready')
    await userEvent.click(screen.getByRole('radio', { name: 'Add to your website' }))
    const code = await screen.findByRole('group', { name: 'Popup Widget code' })
    await expect(code).toHaveTextContent(`src="https://app.example/embed.js?eu=${storyAgentId}"`)
    await userEvent.click(screen.getByRole('radio', { name: 'Embedded Chat' }))
    await expect(await screen.findByRole('group', { name: 'Embedded Chat code' })).toHaveTextContent(
      /width: 500px; max-width: 100%; height: 500px/,
    )
    await expect(screen.queryByRole('radio', { name: 'Iframe' })).toBeNull()
  },
}

/** Its greeting, spoken; nothing stands there that nobody can change. */
export const ResultVoice: Story = {
  tags: ['arrives'],
  ...leftAtResult,
  play: async ({ userEvent }) => {
    await heading('Your agent is ready')
    await userEvent.click(screen.getByRole('radio', { name: 'Try Voice' }))
    await expect(await screen.findByRole('button', { name: 'Hear its greeting' })).toBeEnabled()
    await expect(screen.queryByText(/Listens with|deepgram/)).toBeNull()
  },
}

/** Every place it can answer in today, and none it cannot. */
export const ResultIntegrations: Story = {
  tags: ['arrives'],
  ...leftAtResult,
  play: async ({ userEvent }) => {
    await heading('Your agent is ready')
    await userEvent.click(screen.getByRole('radio', { name: 'Explore Integration Options' }))
    const list = await screen.findByRole('list', { name: 'Channels' })
    await expect(within(list).getByText('Website widget')).toBeVisible()
    await expect(within(list).queryByText(/Not in this version|WhatsApp/)).toBeNull()
    await expect(within(list).getByRole('link', { name: /Open it/ })).toHaveAttribute(
      'href',
      `/app/eu/render/${storyAgentId}/iframe`,
    )
    await userEvent.click(button('Get the code for your website'))
    await expect(screen.getByRole('radio', { name: 'Add to your website' })).toBeChecked()
  },
}

/** Made of words: what it knows is said as it is. */
export const ResultByHand: Story = {
  parameters: { seed: { agents: [madeAgent] } },
  beforeEach: () => {
    leaveAfter(workspaceId, ...written, { type: 'creationDone', agent: madeAgent })
  },
  play: async () => {
    await heading('Your agent is ready')
    await expect(screen.getByText('Knows what you wrote about your business')).toBeVisible()
  },
}

/** The agent was deleted while the page was left: another one can be made from what is known. */
export const ResultGone: Story = {
  ...leftAtResult,
  parameters: { seed: { agents: [] } },
  play: async ({ userEvent }) => {
    await heading('This agent is gone')
    if (restsHere) return
    await userEvent.click(button('Make another one'))
    await heading('Make it look like your brand')
    await expect(button('Create AI Agent')).toBeEnabled()
  },
}

/** Skipping needs nothing to be there, and keeps nothing. */
export const Skipped: Story = {
  tags: ['walk'],
  beforeEach: () => {
    leaveAfter(workspaceId, typed)
  },
  play: async ({ userEvent, mocks }) => {
    const { db } = mocks
    await heading('What is your company’s website?')
    await userEvent.click(button('Skip & Go to Dashboard'))
    await address('/app/eu/agents')
    await expect(readLocal('onboarding_completed')).toBe('true')
    await expect(readLocal('onboarding_state')).toBeNull()
    await waitFor(() => expect(db.workspaces[0]?.internal.isAgentOnboardingDone).toBe(true))
  },
}

/** A flag that could not be saved is only noted in the log. */
export const SkippedUnsaved: Story = {
  tags: ['walk'],
  beforeEach: ({ msw }) => msw.use(workspaceScenarios.save.networkFails()),
  play: async ({ userEvent }) => {
    const log = spyOn(console, 'warn').mockImplementation(() => undefined)
    await heading('What is your company’s website?')
    await userEvent.click(button('Skip & Go to Dashboard'))
    await address('/app/eu/agents')
    await waitFor(() =>
      expect(log.mock.lastCall?.[0]).toBe('VoiceGlow: onboarding could not be marked as done'),
    )
  },
}

/** Back from the first step leaves for now; what was typed is kept. */
export const LeftForNow: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await heading('What is your company’s website?')
    await userEvent.type(field('Company website'), 'harbour')
    await userEvent.click(button('Back'))
    await address('/app/eu/agents')
    await expect(readLocal('onboarding_completed')).toBeNull()
    await expect(readLocal('onboarding_state')).toContain('harbour')
  },
}

const phone = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

export const Phone: Story = { ...Default, ...phone }
export const PhoneConfirm: Story = {
  ...phone,
  beforeEach: () => {
    leftAtBranding()
  },
}
export const PhoneFound: Story = {
  ...phone,
  beforeEach: () => {
    leaveAfter(workspaceId, ...found(buildBrandingInfo()))
  },
}
export const PhoneFailed: Story = {
  ...phone,
  beforeEach: ({ msw }) => {
    leaveAfter(workspaceId, typed, { type: 'readingStarted', at: 0 })
    msw.use(onboardingScenarios.branding.unreadable())
  },
}
export const PhoneResult: Story = {
  ...phone,
  ...leftAtResult,
  play: async ({ userEvent }) => {
    await heading('Your agent is ready')
    const talk = button('Talk to it now')
    await expect(talk).toBeVisible()
    await expect(talk.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
    if (restsHere) return
    await userEvent.click(talk)
    const chat = screen.getByRole('region', { name: 'What you chose' })
    await expect(chat).toHaveFocus()
    await waitFor(() => expect(chat.getBoundingClientRect().top).toBeLessThan(innerHeight / 4))
  },
}
