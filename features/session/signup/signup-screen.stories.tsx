import { expect, waitFor } from 'storybook/test'
import { writeLocal } from '#features/shared/local-values.ts'
import { fixtureCode } from '#mocks/fixtures/session/session.fixtures.ts'
import { sessionScenarios } from '#mocks/handlers/session/session.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { campaign, keepCampaign } from '../entry/campaign.ts'
import { SignupScreen } from './signup-screen.tsx'

const meta = {
  component: SignupScreen,
  decorators: [withPage],
  parameters: { seed: { session: null }, layout: 'fullscreen', search: '?region=eu' },
} satisfies Meta<typeof SignupScreen>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function askForCode({ canvas, userEvent }: PlayContext) {
  await userEvent.type(canvas.getByLabelText('Email'), 'new@example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
}

async function createWith(context: PlayContext, { code = fixtureCode, password = '' } = {}) {
  const { canvas, userEvent } = context
  await askForCode(context)
  await userEvent.type(await canvas.findByLabelText('Login Code'), code)
  if (password) await userEvent.type(canvas.getByLabelText(/^Password/), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
}

/** The whole way: address, code, in. */
export const Default: Story = {
  play: async (context) => {
    await createWith(context)
    await waitFor(() => expect(context.canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

/** Who sent the visitor, kept since the first visit, is told once and then forgotten (spec 2 §7.2). */
export const FromACampaign: Story = {
  beforeEach: () => {
    keepCampaign(new URLSearchParams('utm_source=newsletter&ref=anna&ps_xid=partner-1'))
  },
  play: async (context) => {
    await createWith(context)
    await waitFor(() => expect(context.canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
    const { db } = context.mocks
    await expect(db.recordedSignUps).toEqual([
      {
        userData: { uid: db.session?.user.uid, utm_source: 'newsletter' },
        ps_xid: 'partner-1',
        tolt_referral: null,
      },
    ])
    const made = db.workspaces.find(({ email }) => email === 'new@example.com')
    await expect(made).toMatchObject({ referredFrom: 'anna', internal: { utm_source: 'newsletter' } })
    await expect(campaign()).toEqual({})
  },
}

/** First step: the address and the region, with where codes go on this machine. */
export const AddressStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByText(/codes are kept at/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?region=eu')
  },
}

/** Second step: the code, optionally a password, and the region again. */
export const CodeStep: Story = {
  play: async (context) => {
    await askForCode(context)
    await expect(await context.canvas.findByLabelText('Login Code')).toHaveFocus()
    await expect(context.canvas.getByRole('radio', { name: 'Europe (EU)' })).toBeChecked()
  },
}

/** A password makes the next sign-in one step. */
export const WithPassword: Story = {
  play: async (context) => {
    await createWith(context, { password: 'twelve small owls' })
    await waitFor(() => expect(context.canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

/** The region may still change after the code was sent from another one. */
export const RegionChanged: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context)
    await userEvent.type(await canvas.findByLabelText('Login Code'), fixtureCode)
    await userEvent.click(canvas.getByRole('radio', { name: 'North America (NA)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/na/agents'))
  },
}

/** Without `?region=`, the region used last is suggested. */
export const RegionSuggested: Story = {
  parameters: { search: '' },
  beforeEach: () => {
    writeLocal('vg_bucket', 'voiceglow')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'North America (NA)' })).toBeChecked()
  },
}

export const InvalidAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'not an address{Enter}')
    await expect(canvas.getByText('Please enter a valid email')).toBeVisible()
  },
}

/** A short password is refused before the code is used up. */
export const ShortPassword: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await createWith(context, { password: 'short' })
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Password/), 'er than before{Enter}')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

export const WrongCode: Story = {
  play: async (context) => {
    await createWith(context, { code: '111111' })
    await expect(await context.canvas.findByText('That code is not right or no longer valid.')).toBeVisible()
  },
}

export const Throttled: Story = {
  beforeEach({ msw }) {
    msw.use(sessionScenarios.code.rateLimited())
  },
  play: async (context) => {
    await askForCode(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Too many requests.')
  },
}

export const ExchangeFailed: Story = {
  beforeEach({ msw }) {
    msw.use(sessionScenarios.token.networkFails())
  },
  play: async (context) => {
    await createWith(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Error: The server could not be reached.',
    )
  },
}

/** A lost record of the sign-up keeps nobody outside. */
export const RecordFailed: Story = {
  beforeEach({ msw }) {
    msw.use(sessionScenarios.newUser.networkFails())
  },
  play: async (context) => {
    await createWith(context)
    await waitFor(() => expect(context.canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(sessionScenarios.code.neverAnswers())
  },
  play: async (context) => {
    await askForCode(context)
    await expect(context.canvas.getByRole('button', { name: 'Email me a code' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** With a mail server there is nothing to say about the outbox. */
export const MailServer: Story = {
  beforeEach: bootData({ mail: 'smtp' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/dev\/outbox/)).toBeNull()
  },
}
