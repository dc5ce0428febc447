import { cookies } from '#features/public/legal/documents/cookies.ts'
import { legalPage } from '#features/public/legal/legal-screen.tsx'

export const Component = legalPage(cookies)
