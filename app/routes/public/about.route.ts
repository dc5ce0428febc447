import { about } from '#features/public/legal/documents/about.ts'
import { legalPage } from '#features/public/legal/legal-screen.tsx'

export const Component = legalPage(about)
