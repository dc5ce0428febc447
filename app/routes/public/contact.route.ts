import { contact } from '#features/public/legal/documents/contact.ts'
import { legalPage } from '#features/public/legal/legal-screen.tsx'

export const Component = legalPage(contact)
