import { visitorPrivacy } from '#features/public/legal/documents/visitor-privacy.ts'
import { legalPage } from '#features/public/legal/legal-screen.tsx'

export const Component = legalPage(visitorPrivacy)
