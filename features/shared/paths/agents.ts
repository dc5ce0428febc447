import type { Region } from '#mocks/contracts/shared/region.ts'
import { path, queryOf } from './path.ts'

/** The list of agents, and the tabs of one. */
export const agentsPaths = {
  /** Leads to the agents of the region used last. */
  app: path('/app', () => '/app'),
  /** Leads to the agents of the region. */
  region: path('/app/:region', (region: Region) => `/app/${region}`),
  /** Leads to the first tab of the agent. */
  agentStart: path(
    '/app/:region/agents/:agentId',
    (region: Region, agentId: string) => `/app/${region}/agents/${agentId}`,
  ),
  agents: path('/app/:region/agents', (region: Region) => `/app/${region}/agents`),
  agent: path(
    '/app/:region/agents/:agentId/:tab',
    (region: Region, agentId: string, tab = 'overview', options: { showDebugger?: boolean } = {}) =>
      `/app/${region}/agents/${agentId}/${tab}${queryOf({ showDebugger: options.showDebugger ? 'true' : undefined })}`,
  ),
  agentSettings: path(
    '/app/:region/agents/:agentId/settings',
    (region: Region, agentId: string, tab?: string) =>
      `/app/${region}/agents/${agentId}/settings${queryOf({ tab })}`,
  ),
  /** The tab Prompt. */
  agentNodes: path(
    '/app/:region/agents/:agentId/nodes',
    (region: Region, agentId: string, tab?: 'checks') =>
      `/app/${region}/agents/${agentId}/nodes${queryOf({ tab })}`,
  ),
  /** The tab Canvas. */
  agentCanvas: path(
    '/app/:region/agents/:agentId/prompt',
    (region: Region, agentId: string, look?: 'drawing' | 'list') =>
      `/app/${region}/agents/${agentId}/prompt${queryOf({ look })}`,
  ),
  agentTools: path(
    '/app/:region/agents/:agentId/tools',
    (region: Region, agentId: string, item?: string) =>
      `/app/${region}/agents/${agentId}/tools${queryOf({ item })}`,
  ),
  agentKnowledge: path(
    '/app/:region/agents/:agentId/kb',
    (
      region: Region,
      agentId: string,
      tab?: 'try' | 'settings',
      /** A document to open, or a question to write an answer to. */
      opened: { item?: string; question?: string } = {},
    ) => `/app/${region}/agents/${agentId}/kb${queryOf({ tab, ...opened })}`,
  ),
  agentAnalytics: path(
    '/app/:region/agents/:agentId/analytics',
    (region: Region, agentId: string) => `/app/${region}/agents/${agentId}/analytics`,
  ),
  agentMetrics: path(
    '/app/:region/agents/:agentId/metrics',
    (region: Region, agentId: string) => `/app/${region}/agents/${agentId}/metrics`,
  ),
  /** For clients; whoever is signed in to a workspace has the widget in its place. */
  agentHome: path(
    '/app/:region/agents/:agentId/home',
    (region: Region, agentId: string) => `/app/${region}/agents/${agentId}/home`,
  ),
  /** The tab Chats. */
  agentChats: path(
    '/app/:region/agents/:agentId/convos',
    (region: Region, agentId: string, chat?: string, message?: string) =>
      `/app/${region}/agents/${agentId}/convos${queryOf({ chat, message })}`,
  ),
  /** The chats of all agents. */
  chats: path('/app/:region/chats', (region: Region) => `/app/${region}/chats`),
  agentLeads: path(
    '/app/:region/agents/:agentId/leads',
    (region: Region, agentId: string, item?: string) =>
      `/app/${region}/agents/${agentId}/leads${queryOf({ item })}`,
  ),
  agentVoice: path(
    '/app/:region/agents/:agentId/voice',
    (region: Region, agentId: string, tab?: string) =>
      `/app/${region}/agents/${agentId}/voice${queryOf({ tab })}`,
  ),
  agentOverview: path(
    '/app/:region/agents/:agentId/overview',
    (region: Region, agentId: string) => `/app/${region}/agents/${agentId}/overview`,
  ),
}
