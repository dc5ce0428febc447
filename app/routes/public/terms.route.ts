import { terms } from '#features/public/legal/documents/terms.ts'
import { legalPage } from '#features/public/legal/legal-screen.tsx'

export const Component = legalPage(terms)
