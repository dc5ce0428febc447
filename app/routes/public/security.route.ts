import { security } from '#features/public/legal/documents/security.ts'
import { legalPage } from '#features/public/legal/legal-screen.tsx'

export const Component = legalPage(security)
