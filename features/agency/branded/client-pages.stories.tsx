import { expect } from 'storybook/test'
import { dashboardParts } from '#mocks/contracts/styling/dashboard-parts.ts'
import { buildAgency } from '#mocks/fixtures/agency/agency.fixtures.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { ClientDashboard } from './client-dashboard.tsx'
import { ClientLogin } from './client-login.tsx'

const meta = {
  component: ClientDashboard,
  args: { brand: buildAgency(), mode: 'light', year: 2026 },
} satisfies Meta<typeof ClientDashboard>

export default meta
type Story = StoryObj<typeof meta>

/** The frame clients work in, in every theme. */
export const Dashboard: Story = {
  parameters: { allThemes: true },
  // A page has one foot; of an article it is no landmark.
  render: (args) => (
    <article>
      <ClientDashboard {...args} />
    </article>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const { selector } of dashboardParts) {
      await expect(canvasElement.querySelector(selector), selector).not.toBeNull()
    }
    const [powered] = await canvas.findAllByText('Powered by')
    await expect(powered).toHaveTextContent('Powered by Northwind Studio')
    const [link] = await canvas.findAllByRole('link', { name: 'Terms of service' })
    await expect(link).toHaveAttribute('href', 'https://northwind.example/terms')
  },
}

/** Where clients sign in. What an owner writes is markdown, and never markup. */
export const Login: Story = {
  args: {
    brand: buildAgency({ brandingText: '**Welcome** <img src=x onerror=alert(1)> [x](javascript:alert(1))' }),
  },
  render: (args) => <ClientLogin {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findByText('Welcome')).tagName).toBe('STRONG')
    await expect(canvasElement.querySelector('[onerror], a[href^="javascript"]')).toBeNull()
  },
}

/** Without password login there is no field for one. */
export const LoginByCode: Story = {
  args: { brand: buildAgency({ settings: { disablePasswordLogin: true } }) },
  render: (args) => <ClientLogin {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Email Login Code' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Sign In' })).toBeNull()
  },
}

/** An agency that has set up nothing yet. */
export const Unnamed: Story = {
  args: {
    brand: buildAgency({
      name: '',
      brandingText: '',
      mainWebsite: '',
      supportEmail: '',
      tosPage: '',
      privacyPolicypPage: '',
      poweredBy: '',
    }),
  },
  render: (args) => <ClientLogin {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/© 2026/)).toHaveTextContent('© 2026 Your agency')
    await expect(canvas.queryByText('Powered by')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
