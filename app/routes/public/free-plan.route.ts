import { freePlanContent } from '#features/public/product/free-plan.content.ts'
import { productPage } from '#features/public/product/product-screen.tsx'

export const Component = productPage(freePlanContent)
