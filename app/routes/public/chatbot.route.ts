import { chatbotContent } from '#features/public/product/chatbot.content.ts'
import { productPage } from '#features/public/product/product-screen.tsx'

export const Component = productPage(chatbotContent)
