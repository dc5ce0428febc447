import { expect, waitFor } from 'storybook/test'
import { takeNotice } from '#features/shared/arrival/arrival-notice.ts'
import { writeLocal } from '#features/shared/local-values.ts'
import { fixtureCode } from '#mocks/fixtures/session/session.fixtures.ts'
import { sessionScenarios } from '#mocks/handlers/session/session.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { campaign, keepCampaign } from '../entry/campaign.ts'
import { keepStep } from './kept-step.ts'
import { SignupScreen } from './signup-screen.tsx'

const meta = {
  component: SignupScreen,
  decorators: [withPage],
  parameters: { seed: { session: null }, layout: 'fullscreen', search: '?region=eu' },
} satisfies Meta<typeof SignupScreen>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function askForCode({ canvas, userEvent }: PlayContext, password = '') {
  await userEvent.type(canvas.getByLabelText('Email'), 'new@example.com')
  if (password) await userEvent.type(canvas.getByLabelText(/^Password/), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
}

async function createWith(context: PlayContext, { code = fixtureCode, password = '' } = {}) {
  const { canvas, userEvent } = context
  await askForCode(context, password)
  await userEvent.type(await canvas.findByLabelText('Login Code'), code)
}

/** The whole way: address, code, in. The last digit is the last thing that is typed or pressed. */
export const Default: Story = {
  play: async (context) => {
    if (restsHere) return
    await createWith(context)
    await waitFor(() => expect(context.canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
    await expect(takeNotice()).toEqual({ kind: 'success', title: 'Your account is ready.' })
  },
}

/** The page was loaded again while the mail was looked at: the box for its code is there. */
export const LoadedAgain: Story = {
  beforeEach: () => {
    keepStep({ email: 'new@example.com', home: 'eu', hasPassword: false }, Date.now())
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Login Code')
    await expect(canvas.getByText(/new@example\.com/)).toBeVisible()
  },
}

/** Pasted or filled in by the phone, the code is complete at once. */
export const CodePasted: Story = {
  tags: ['walk'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context)
    const box = await canvas.findByLabelText('Login Code')
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(box)
    await userEvent.paste(`${fixtureCode.slice(0, 3)} ${fixtureCode.slice(3)}`)
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

/** Who sent the visitor, kept since the first visit, is told once and then forgotten (spec 2 §7.2). */
export const FromACampaign: Story = {
  tags: ['walk'],
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

/** Second step: the code alone; what was said before is not asked again. */
export const CodeStep: Story = {
  tags: ['arrives'],
  play: async (context) => {
    await askForCode(context)
    await expect(await context.canvas.findByLabelText('Login Code')).toHaveFocus()
    await expect(context.canvas.queryByRole('radio')).toBeNull()
    await expect(context.canvas.queryByLabelText(/^Password/)).toBeNull()
  },
}

/** A password makes the next sign-in one step. */
export const WithPassword: Story = {
  tags: ['walk'],
  play: async (context) => {
    await createWith(context, { password: 'twelve small owls' })
    await waitFor(() => expect(context.canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

/** The region is asked once, and can be changed by going back to where it was. */
export const RegionChanged: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    const region = canvas.getByRole('radio', { name: 'North America (NA)' })
    await userEvent.click(region)
    await expect(region).toBeChecked()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
    await userEvent.type(await canvas.findByLabelText('Login Code'), fixtureCode)
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/na/agents'))
  },
}

/** Without `?region=`, the region used last is suggested. */
export const RegionSuggested: Story = {
  parameters: { search: '' },
  beforeEach: () => {
    writeLocal('vg_bucket', 'na')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'North America (NA)' })).toBeChecked()
  },
}

export const InvalidAddress: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'not an address{Enter}')
    await expect(canvas.getByText('Please enter a valid email')).toBeVisible()
  },
}

/** A short password is refused before a code is sent. */
export const ShortPassword: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context, 'short')
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible()
    if (restsHere) return
    await userEvent.type(canvas.getByLabelText(/^Password/), 'er than before{Enter}')
    await userEvent.type(await canvas.findByLabelText('Login Code'), fixtureCode)
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

/** A wrong code is said at the box, and overwritten by the next digits. */
export const WrongCode: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await createWith(context, { code: '111111' })
    await expect(await canvas.findByText('That code is not right or no longer valid.')).toBeVisible()
    await expect(canvas.queryByText('Failed to sign in')).toBeNull()
    await expect(canvas.getByLabelText('Login Code')).toHaveFocus()
    if (restsHere) return
    await userEvent.keyboard(fixtureCode)
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

export const Throttled: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(sessionScenarios.code.rateLimited())
  },
  play: async (context) => {
    await askForCode(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Too many requests.')
  },
}

export const ExchangeFailed: Story = {
  tags: ['arrives'],
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
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(sessionScenarios.newUser.networkFails())
  },
  play: async (context) => {
    await createWith(context)
    await waitFor(() => expect(context.canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

export const Loading: Story = {
  tags: ['arrives'],
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
