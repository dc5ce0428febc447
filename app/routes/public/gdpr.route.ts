import { gdpr } from '#features/public/legal/documents/gdpr.ts'
import { legalPage } from '#features/public/legal/legal-screen.tsx'

export const Component = legalPage(gdpr)
