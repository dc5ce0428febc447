import type { AgentTemplate } from './template.types.ts'

export const blankTemplate: AgentTemplate = { fields: {}, knowledge: [] }
