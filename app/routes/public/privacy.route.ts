import { privacy } from '#features/public/legal/documents/privacy.ts'
import { legalPage } from '#features/public/legal/legal-screen.tsx'

export const Component = legalPage(privacy)
