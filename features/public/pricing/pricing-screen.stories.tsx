import { expect, within } from 'storybook/test'
import { ipScenarios } from '#mocks/handlers/platform/ip.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { PricingScreen } from './pricing-screen.tsx'

const meta = {
  component: PricingScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', pathname: '/pricing' },
  beforeEach: bootData({ hasSession: false }),
} satisfies Meta<typeof PricingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Pay As You Go' })).toHaveTextContent('Most popular')
  },
}

/** Prices in euros hold the tax, and say what they are without it. */
export const Euros: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'EUR' }))
    const plan = canvas.getByRole('article', { name: 'Pay As You Go' })
    await expect(plan).toHaveTextContent('€22 a month plus usage')
    await expect(plan).toHaveTextContent('€18 before tax')
    await expect(canvas.getByRole('row', { name: /Whitelabel/ })).toHaveTextContent('€50')
  },
}

/** Without a country the prices stay in dollars. */
export const CountryUnknown: Story = {
  beforeEach({ msw }) {
    msw.use(ipScenarios.get.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Enterprise' })).toHaveTextContent('$1,000+ a month')
  },
}

/** Nobody who is signed in is asked to sign up. */
export const SignedIn: Story = {
  beforeEach: bootData({ hasSession: true }),
  play: async ({ canvas }) => {
    const free = within(canvas.getByRole('article', { name: 'Free' }))
    await expect(free.getByRole('link', { name: 'Open your agents' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/app\/(eu|na)\/agents$/),
    )
    const popular = within(canvas.getByRole('article', { name: 'Pay As You Go' }))
    await expect(popular.getByRole('link', { name: 'Ask for this plan' })).toHaveAttribute(
      'href',
      '/legal/contact',
    )
    const toSignUp = canvas.getAllByRole('link').filter((link) => link.getAttribute('href') === '/signup')
    await expect(toSignUp).toEqual([])
  },
}
