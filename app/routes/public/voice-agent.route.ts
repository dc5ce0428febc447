import { productPage } from '#features/public/product/product-screen.tsx'
import { voiceAgentContent } from '#features/public/product/voice-agent.content.ts'

export const Component = productPage(voiceAgentContent)
