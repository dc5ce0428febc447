import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { about } from './documents/about.ts'
import { contact } from './documents/contact.ts'
import { cookies } from './documents/cookies.ts'
import { gdpr } from './documents/gdpr.ts'
import { privacy } from './documents/privacy.ts'
import { refunds } from './documents/refunds.ts'
import { security } from './documents/security.ts'
import { terms } from './documents/terms.ts'
import { visitorPrivacy } from './documents/visitor-privacy.ts'
import type { LegalDocument } from './legal-document.ts'
import { LegalScreen } from './legal-screen.tsx'

const meta = {
  component: LegalScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', pathname: '/legal/about' },
  beforeEach: bootData({ hasSession: false }),
  args: { document: about },
} satisfies Meta<typeof LegalScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A text whose contents lead to its parts. */
function text(document: LegalDocument): Story {
  return {
    args: { document },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: document.title })).toBeInTheDocument()
      for (const { heading } of document.sections) {
        const link = canvas.getByRole('link', { name: heading })
        const target = link.getAttribute('href')?.slice(1) ?? ''
        await expect(globalThis.document.getElementById(target)).toHaveTextContent(heading)
      }
    },
  }
}

export const Default: Story = text(about)
export const Terms: Story = text(terms)
export const Refunds: Story = text(refunds)
export const Cookies: Story = text(cookies)
export const Contact: Story = text(contact)
export const Gdpr: Story = text(gdpr)
export const Privacy: Story = text(privacy)
export const VisitorPrivacy: Story = text(visitorPrivacy)
export const Security: Story = text(security)

/** The operator gave an address to write to, and runs it under another name. */
export const WithSupportAddress: Story = {
  args: { document: contact },
  beforeEach: bootData({
    hasSession: false,
    supportEmail: 'help@example.com',
    brand: { name: 'Example Agents', mainHost: true },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    )
    await expect(canvas.getByText('Where questions about Example Agents go.')).toBeInTheDocument()
  },
}
