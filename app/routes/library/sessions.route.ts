export { SessionsScreen as Component } from '#features/library/sessions/sessions-screen.tsx'
