/** The tabs of an agent that have a screen, in the specification's order (spec 3 §2). */
export const agentTabs = [
  'home',
  'overview',
  'voice',
  'nodes',
  'prompt',
  'kb',
  'convos',
  'analytics',
  'metrics',
  'leads',
  'tools',
  'settings',
] as const
export type AgentTab = (typeof agentTabs)[number]

/** Whether something, such as a part of an address, names a tab that has a screen. */
export function isAgentTab(value: unknown): value is AgentTab {
  return agentTabs.some((tab) => tab === value)
}
