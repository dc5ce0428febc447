import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { leaveNotice } from '#features/shared/arrival/arrival-notice.ts'
import { readLocal } from '#features/shared/local-values.ts'
import { createTicket, sendCode } from '#mocks/contracts/session/session.contract.ts'
import { fixtureCode, fixturePassword } from '#mocks/fixtures/session/session.fixtures.ts'
import { sessionScenarios } from '#mocks/handlers/session/session.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { LoginScreen } from './login-screen.tsx'

const meta = {
  component: LoginScreen,
  decorators: [withPage],
  parameters: { seed: { session: null }, layout: 'fullscreen', search: '?region=eu' },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type PlayContext = Parameters<Play>[0]

const typeEmail = ({ canvas, userEvent }: PlayContext, email = 'owner@example.com') =>
  userEvent.type(canvas.getByLabelText('Email'), email)

async function signIn(context: PlayContext, password = fixturePassword) {
  const { canvas, userEvent } = context
  await typeEmail(context)
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
}

async function askForCode(context: PlayContext, email?: string) {
  const { canvas, userEvent } = context
  await typeEmail(context, email)
  await userEvent.click(canvas.getByRole('button', { name: 'Email Login Code' }))
}

/** The first field has the focus; a right password leads to the agents. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?region=eu',
    )
    if (restsHere) return
    await signIn(context, 'Correct')
    await canvas.findByText('Email or password is not right.')
    await context.userEvent.type(canvas.getByLabelText('Password'), '{Backspace}'.repeat(7) + fixturePassword)
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
    await expect(readLocal('user_id')).toBe('user00000000001')
    await expect(readLocal('vg_bucket')).toBe('eu')
  },
}

/** Nothing happens beyond what is seen. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Email Login Code' })).toBeEnabled()
  },
}

/** `?next=` of our own is where sign-in leads. */
export const ReturnsWhereItCameFrom: Story = {
  tags: ['walk'],
  parameters: { search: '?next=%2Fapp%2Feu%2Fagents%3Fnew%3Dagent' },
  play: async (context) => {
    await signIn(context)
    await waitFor(() =>
      expect(context.canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents?new=agent'),
    )
  },
}

/** Another site's address is not. */
export const ForeignNext: Story = {
  tags: ['walk'],
  parameters: { search: '?next=%2F%2Fevil.example' },
  play: async (context) => {
    await signIn(context)
    await waitFor(() => expect(context.canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

export const EmptyFields: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(canvas.getByText('Please enter your email and password.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
  },
}

/** Enter after the address alone sends the code; the button still wants the password. */
export const EnterSendsTheCode: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeEmail(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(canvas.getByText('Please enter your email and password.')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Email'))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByLabelText('Login Code')).toHaveFocus()
  },
}

export const NoAddressForCode: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email Login Code' }))
    await expect(canvas.getByText('Please enter a valid email')).toBeVisible()
  },
}

/** What was typed stays. */
export const WrongPassword: Story = {
  tags: ['arrives'],
  play: async (context) => {
    await signIn(context, 'not this one')
    const { canvas } = context
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to sign in')
    await expect(canvas.getByText('Email or password is not right.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('owner@example.com')
    await expect(canvas.getByLabelText('Password')).toHaveValue('not this one')
  },
}

/** The code box, Resend Code and Cancel; a right code leads to the agents. */
export const CodeRequested: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context, ' Owner@Example.com ')
    const box = await canvas.findByLabelText('Login Code')
    await expect(box).toHaveFocus()
    await expect(canvas.getByText('owner@example.com')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /\/dev\/outbox/ })).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Resend Code' }))
    await canvas.findByText('A new code is on its way.')
    await userEvent.type(box, fixtureCode)
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

/** The code box as it stands, with a mail server configured. */
export const CodeByMail: Story = {
  tags: ['arrives'],
  beforeEach: bootData({ mail: 'smtp' }),
  play: async (context) => {
    await askForCode(context)
    await context.canvas.findByLabelText('Login Code')
    await expect(context.canvas.queryByText(/dev\/outbox/)).toBeNull()
  },
}

/** No mail server, and an outbox only the operator could see: no link that leads nowhere. */
export const CodeNowhere: Story = {
  tags: ['arrives'],
  beforeEach: bootData({ mail: 'closed' }),
  play: async (context) => {
    await askForCode(context)
    await context.canvas.findByText(/no code can be sent/)
    await expect(context.canvas.queryByText(/dev\/outbox/)).toBeNull()
  },
}

export const WrongCode: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context)
    await userEvent.type(await canvas.findByLabelText('Login Code'), '111111')
    await expect(await canvas.findByText('That code is not right or no longer valid.')).toBeVisible()
    await expect(canvas.queryByText('Failed to sign in')).toBeNull()
  },
}

export const ShortCode: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context)
    await userEvent.type(await canvas.findByLabelText('Login Code'), '12{Enter}')
    await expect(await canvas.findByText('Enter the six digits from the email.')).toBeVisible()
  },
}

/** Cancel resets to the password; the address stays. */
export const CodeCancelled: Story = {
  tags: ['walk'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByLabelText('Email')).toHaveValue('owner@example.com')
  },
}

/** A proven address without an account: one press makes it, in a region of one's choice. */
export const NoAccountYet: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context, 'new@example.com')
    await userEvent.type(await canvas.findByLabelText('Login Code'), fixtureCode)
    await expect(await canvas.findByRole('heading', { name: 'No account yet' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Europe (EU)' })).toBeChecked()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('radio', { name: 'North America (NA)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/na/agents'))
  },
}

/** The same, before anything is pressed. */
export const NoAccountOffer: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await askForCode(context, 'new@example.com')
    await userEvent.type(await canvas.findByLabelText('Login Code'), fixtureCode)
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toHaveFocus()
  },
}

/** The ticket was used up or too old. */
export const ExchangeFailed: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(sessionScenarios.token.unauthenticated({ message: 'Failed to sign in' }))
  },
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Error: Failed to sign in')
  },
}

export const Throttled: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(
      http.post(`*${createTicket.path}`, () =>
        HttpResponse.json(
          {
            code: 'rate_limited',
            message: 'Too many requests. Please wait a moment and try again.',
            requestId: 'r',
          },
          { status: 429, headers: { 'Retry-After': '540' } },
        ),
      ),
    )
  },
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Try again in 9 minutes.')
  },
}

export const CodeNotSent: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(sessionScenarios.code.unavailable({ message: 'The email could not be sent. Please try again.' }))
  },
  play: async (context) => {
    await askForCode(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The email could not be sent.')
  },
}

export const Offline: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(sessionScenarios.ticket.networkFails())
  },
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred during sign in.',
    )
  },
}

/** A second press does nothing while the first is under way. */
export const Loading: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(sessionScenarios.ticket.neverAnswers())
  },
  play: async (context) => {
    await signIn(context)
    await expect(context.canvas.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const LoadingCode: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      http.post(`*${sendCode.path}`, () => {
        asked += 1
        if (asked > 1) throw new Error('Asked twice')
        return new Promise<never>(() => undefined)
      }),
    )
  },
  play: async (context) => {
    await askForCode(context)
    const button = context.canvas.getByRole('button', { name: 'Email Login Code' })
    await context.userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** After signing out. */
export const SignedOut: Story = {
  beforeEach: () => {
    leaveNotice('Signed out successfully.')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signed out successfully.')
  },
}

/** The session ended elsewhere: its password changed, or another browser signed this one out. */
export const EndedElsewhere: Story = {
  beforeEach: () => {
    leaveNotice('Please login again.', 'info')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please login again.')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible()
  },
}
