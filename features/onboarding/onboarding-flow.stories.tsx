import { expect, screen, waitFor } from 'storybook/test'
import { carrySite } from '#features/shared/carried-site.ts'
import { paths } from '#features/shared/paths.ts'
import { keepTabUntil } from '#features/shared/tab-values.ts'
import { buildTrial } from '#mocks/fixtures/public/trial.fixtures.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import {
  buildWorkspace,
  buildWorkspaceCard,
  fixtureWorkspaceIds,
} from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { OnboardingScreen } from './onboarding-screen.tsx'

const meta = {
  component: OnboardingScreen,
  args: {
    region: 'eu',
    workspaceId: fixtureWorkspaceIds.eu,
    origin: 'https://app.example',
    localAnswers: true,
  },
  decorators: [withSignedIn, withRoute],
  parameters: {
    seed: { agents: [] },
    layout: 'fullscreen',
    route: { pattern: paths.onboarding.pattern, url: paths.onboarding.href('eu') },
  },
} satisfies Meta<typeof OnboardingScreen>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })

async function tellCompany({ userEvent }: PlayContext) {
  await heading('What is your company’s website?')
  await userEvent.type(field('Company website'), 'harbour-cafe.example{Enter}')
}

/** From a company to its agent, which is tried, embedded, and opened on its page. */
export const CompanyToAgent: Story = {
  play: async (context) => {
    const { userEvent, step, mocks } = context
    const { db } = mocks
    await step('the company', () => tellCompany(context))
    await step('what was found', async () => {
      await heading('Is this your company?')
      await userEvent.click(button('Next'))
    })
    await step('its brand', async () => {
      await heading('Make it look like your brand')
      await userEvent.click(screen.getByRole('radio', { name: '#2F5D50' }))
      await expect(db.agents).toHaveLength(0)
    })
    await step('a double click makes one agent', async () => {
      await userEvent.dblClick(button('Create AI Agent'))
      await heading('Your agent is ready')
      await expect(db.agents.map(({ title }) => title)).toEqual(['Harbour café'])
    })
    await step('it answers', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'What do you sell?' }))
      await screen.findByText('You asked: What do you sell?')
    })
    await step('its code', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Add to your website' }))
      await expect(await screen.findByRole('group', { name: 'Popup Widget code' })).toHaveTextContent(
        `src="https://app.example/embed.js?eu=${db.agents[0]?.ID}"`,
      )
    })
    await step('its page, with the test chat open', async () => {
      await userEvent.click(button('Continue to Dashboard'))
      await waitFor(() =>
        expect(screen.getByTestId('address')).toHaveTextContent(
          `/app/eu/agents/${db.agents[0]?.ID}/overview?showDebugger=true`,
        ),
      )
      await waitFor(() => expect(db.workspaces[0]?.internal.isAgentOnboardingDone).toBe(true))
      // Its owner had named it before.
      await expect(db.workspaces[0]?.workspaceName).toBe('Harbour cafés')
    })
  },
}

/** Nothing can be read, so the owner tells; the workspace nobody named yet takes the company's name. */
export const DescribedByHand: Story = {
  parameters: {
    seed: { agents: [], workspaces: [buildWorkspace({ workspaceName: 'Owner’s workspace' })] },
    session: buildSession({ workspaces: [buildWorkspaceCard({ workspaceName: 'Owner’s workspace' })] }),
  },
  beforeEach: ({ msw, mocks }) => msw.use(mocks.scenarios.onboarding.branding.unreadable()),
  play: async (context) => {
    const { userEvent, mocks } = context
    await tellCompany(context)
    await heading('Unable to analyze website branding')
    await userEvent.click(button('Describe your business'))
    await heading('Describe your business')
    await userEvent.type(field('Company name'), 'Café am Hafen')
    await userEvent.type(field('What does your company do?'), 'Coffee and cakes at the harbour.')
    await userEvent.click(button('Next'))
    await heading('Make it look like your brand')
    await userEvent.click(button('Create AI Agent'))
    await heading('Your agent is ready')
    await userEvent.click(button('Continue to Dashboard'))
    await waitFor(() => expect(mocks.db.workspaces[0]?.workspaceName).toBe('Café am Hafen'))
  },
}

/** A website that cannot be read, another one, and the way out without an agent. */
export const FailureThenSkip: Story = {
  beforeEach: ({ msw, mocks }) => msw.use(mocks.scenarios.onboarding.branding.unreadable()),
  play: async (context) => {
    const { userEvent, mocks, msw } = context
    const { db, handlers } = mocks
    await tellCompany(context)
    await heading('Unable to analyze website branding')
    await userEvent.click(button('Back'))
    await expect(field('Company website')).toHaveValue('harbour-cafe.example')
    msw.use(...handlers)
    await userEvent.type(field('Company website'), '/en{Enter}')
    await heading('Is this your company?')
    await userEvent.click(button('Next'))
    await heading('Make it look like your brand')
    await userEvent.click(button('Skip & Go to Dashboard'))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/app\/eu\/agents$/))
    await expect(db.agents).toHaveLength(0)
  },
}

/** From the landing page, where the website was read: its owner goes on with what was found. */
export const FromTrial: Story = {
  beforeEach: () => {
    carrySite('harbour-cafe.example')
    const { trialId } = buildTrial()
    keepTabUntil('vg_trial', Date.now() + 60_000, { website: 'harbour-cafe.example', trial: { trialId } })
  },
  play: async () => {
    await heading('Is this your company?')
    await expect(field('Company name')).toHaveValue('Harbour café')
  },
}
