export { AgentsScreen as Component } from '#features/agents/list/agents-screen.tsx'
