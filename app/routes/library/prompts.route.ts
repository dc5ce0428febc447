export { PromptsScreen as Component } from '#features/library/prompts/prompts-screen.tsx'
