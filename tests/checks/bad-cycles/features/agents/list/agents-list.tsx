import { OverviewHead } from '../overview/overview-head.tsx'

export const AgentsList = OverviewHead
