import { expect } from 'storybook/test'
import { hostBrandOf } from '#mocks/contracts/agency/host-brand.ts'
import { buildAgency } from '#mocks/fixtures/agency/agency.fixtures.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { WelcomeScreen } from './welcome-screen.tsx'

const meta = {
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { identity: hostBrandOf(buildAgency()).identity, mode: 'light' },
} satisfies Meta<typeof WelcomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: args.identity.name })).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Powered by Northwind Studio')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Its words are markdown, and never markup; it gave no pages for its foot. */
export const HostileWords: Story = {
  args: {
    identity: {
      ...hostBrandOf(buildAgency()).identity,
      brandingText: '**Welcome** <img src=x onerror=alert(1)> [x](javascript:alert(1))',
      mainWebsite: '',
      supportEmail: '',
      tosPage: '',
      privacyPolicypPage: '',
      poweredBy: '',
      squarePhotoURL: '',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findByText('Welcome')).tagName).toBe('STRONG')
    await expect(canvasElement.querySelector('[onerror], a[href^="javascript"]')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
