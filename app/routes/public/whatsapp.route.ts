import { productPage } from '#features/public/product/product-screen.tsx'
import { whatsappContent } from '#features/public/product/whatsapp.content.ts'

export const Component = productPage(whatsappContent)
