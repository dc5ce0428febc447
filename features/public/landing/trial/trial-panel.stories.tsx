import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createTrial } from '#mocks/contracts/public/trial.contract.ts'
import { trialsOfTheDayUsed } from '#mocks/contracts/public/trial.refusals.ts'
import { trialLimits } from '#mocks/contracts/public/trial-limits.ts'
import { buildReadingProgress } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { trialScenarios } from '#mocks/handlers/public/trial.handlers.ts'
import { failWith } from '#mocks/handlers/shared/mock-handler.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { keptTrial } from './kept-trial.ts'
import { TrialPanel } from './trial-panel.tsx'

const meta = {
  component: TrialPanel,
  args: { website: 'harbour-cafe.example', onSettled: fn(), onLeave: fn() },
  decorators: [withPage],
  beforeEach: bootData({ hasSession: false }),
} satisfies Meta<typeof TrialPanel>

export default meta
type Story = StoryObj<typeof meta>

const link = (name: string) => screen.getByRole('link', { name })

/** The website was read: its own chat answers, in its name and colours. */
export const Ready: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('heading', { name: 'Harbour café answers' })
    await expect(args.onSettled).toHaveBeenCalled()
    await expect(keptTrial(Date.now())).toMatchObject({ website: 'harbour-cafe.example' })
    await expect(link('Keep this agent')).toHaveAttribute('href', '/signup?site=harbour-cafe.example')
    await userEvent.click(await screen.findByRole('button', { name: 'What are your opening hours?' }))
    await screen.findByText('We open at 7:00 AM on Monday.')
  },
}

/** The wait: stages, seconds, colours and pages as they are found. */
export const Reading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(trialScenarios.read.staysAfter(buildReadingProgress().slice(0, 6)))
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('heading', { name: 'Reading Harbour café' })
    await waitFor(() => expect(screen.getByText('3 of 6')).toBeVisible())
    await expect(
      within(screen.getByRole('list', { name: 'Pages read' })).getAllByRole('listitem'),
    ).toHaveLength(3)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await expect(args.onLeave).toHaveBeenCalled()
  },
}

/** All places for reading are taken; it says how many are in front. */
export const Waiting: Story = {
  beforeEach: ({ msw }) => {
    msw.use(trialScenarios.read.staysAfter([{ stage: 'waiting', ahead: 2 }]))
  },
  play: async () => {
    await expect(await screen.findByText('2 ahead')).toBeVisible()
  },
}

/** The website cannot be read: another one, or describing it by hand. */
export const SiteUnreadable: Story = {
  beforeEach: ({ msw }) => {
    msw.use(trialScenarios.read.unreadable('The website took too long to answer.'))
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The website took too long to answer.')
    await expect(link('Sign up and describe it')).toHaveAttribute('href', '/signup?site=harbour-cafe.example')
    await expect(screen.getByRole('button', { name: 'Try another website' })).toHaveFocus()
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Try another website' }))
    await expect(args.onLeave).toHaveBeenCalled()
  },
}

/** An address that is nobody's public website. */
export const PrivateAddress: Story = {
  args: { website: '192.168.0.1' },
  beforeEach: ({ msw }) => {
    msw.use(trialScenarios.read.unreadable('This address does not belong to a public website.'))
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('does not belong to a public website')
    await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

/** This visitor has tried enough websites for an hour. */
export const LimitReached: Story = {
  beforeEach: ({ msw }) => {
    msw.use(failWith(createTrial, 429))
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(`${trialLimits.anHour} websites an hour`)
  },
}

/** Too many visitors try at once. */
export const AllPlacesTaken: Story = {
  beforeEach: ({ msw }) => {
    msw.use(trialScenarios.read.full())
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Many people are trying this right now.')
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** As many websites were read today as are read without an account: trying again would not help. */
export const UsedToday: Story = {
  beforeEach: ({ msw }) => {
    msw.use(trialScenarios.read.usedToday())
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(trialsOfTheDayUsed.message ?? '')
    await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await expect(link('Sign up and describe it')).toBeVisible()
  },
}

/** There is no network. */
export const Offline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(trialScenarios.read.networkFails())
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection')
  },
}

/** The last question was asked. */
export const QuestionsUsed: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => {
    msw.use(trialScenarios.ask.used())
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'What are your opening hours?' }))
    await screen.findByText(/You have asked all the questions of this trial/)
  },
}
