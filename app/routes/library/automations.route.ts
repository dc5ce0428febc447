export { AutomationsScreen as Component } from '#features/library/automations/automations-screen.tsx'
