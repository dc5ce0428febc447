import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { agenciesContent } from './agencies.content.ts'
import { chatbotContent } from './chatbot.content.ts'
import { freePlanContent } from './free-plan.content.ts'
import { type ProductPageContent, ProductScreen } from './product-screen.tsx'
import { voiceAgentContent } from './voice-agent.content.ts'
import { whatsappContent } from './whatsapp.content.ts'

const meta = {
  component: ProductScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen' },
  beforeEach: bootData({ hasSession: false }),
  args: { content: chatbotContent },
} satisfies Meta<typeof ProductScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A page at its address, showing its headline. */
function page(content: ProductPageContent, pathname: string, notice = false): Story {
  return {
    args: { content },
    parameters: { pathname },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: content.headline })).toBeInTheDocument()
      const said = canvas.queryByText(/is not part of this version yet/)
      if (notice) await expect(said).toBeInTheDocument()
      else await expect(said).toBeNull()
    },
  }
}

export const Default: Story = page(chatbotContent, '/chatbot')
export const VoiceAgent: Story = page(voiceAgentContent, '/voice-agent', true)
export const Whatsapp: Story = page(whatsappContent, '/whatsapp', true)
export const Agencies: Story = page(agenciesContent, '/landing2', true)
export const FreePlan: Story = page(freePlanContent, '/get-free-plan')
