import { refunds } from '#features/public/legal/documents/refunds.ts'
import { legalPage } from '#features/public/legal/legal-screen.tsx'

export const Component = legalPage(refunds)
