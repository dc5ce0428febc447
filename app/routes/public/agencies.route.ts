import { agenciesContent } from '#features/public/product/agencies.content.ts'
import { productPage } from '#features/public/product/product-screen.tsx'

export const Component = productPage(agenciesContent)
