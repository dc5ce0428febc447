import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AgentMaking } from '#features/shared/analytics/analytics.types.ts'
import { call } from '#features/shared/client.ts'
import { useAnnounceNewAgent } from '#features/shared/new-agent/use-announce-new-agent.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent, AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import type { AgentTemplateKey } from '#mocks/contracts/agents/template-catalogue.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { keepNewAgent } from '../core/agent.queries.ts'

/** What a new agent is made from. */
export interface NewAgentChoices {
  /** Made once per opened drawer. */
  agentId: string
  name: string
  platform: AgentFields['agentPlatform']
  /** Null for a blank agent. */
  template: AgentTemplateKey | null
  theme: AgentFields['theme']
}

/** Every default of a standard agent (spec 1 §3, §9). */
const startingFields: Omit<AgentFields, 'title'> = {
  ...agentDefaults,
  nodes: [],
  vg_initMessages: [],
  allowedOrigins: [],
}

async function createAgent(region: Region, workspaceId: string, choices: NewAgentChoices): Promise<Agent> {
  const { agentId, name, platform, template, theme } = choices
  if (template) {
    const { agentCreated } = await call(convertTemplate, {
      params: { region },
      body: { agentId, agentName: name, agentTemplate: template, workspaceId, theme },
    })
    return agentCreated
  }
  // The starter defaults are a standard agent's; one of the compatible platform brings its own (spec 1 §3).
  const defaults = platform === 'vg' ? startingFields : {}
  return call(saveAgent, {
    params: { region, agentId },
    body: { ...defaults, workspaceId, title: name, agentPlatform: platform, theme },
  })
}

function makingOf({ platform, template }: NewAgentChoices): AgentMaking {
  if (template) return { way: 'template', template }
  return { way: platform === 'vf' ? 'compatible' : 'blank' }
}

/** Makes an agent in the workspace at hand and announces it. */
export function useCreateAgent() {
  const { workspace, region } = useWorkspace()
  const queries = useQueryClient()
  const announce = useAnnounceNewAgent(region)
  return useMutation({
    mutationFn: (choices: NewAgentChoices) => createAgent(region, workspace.uid, choices),
    onSuccess(agent, choices) {
      announce(agent, makingOf(choices))
      return keepNewAgent(queries, region, agent)
    },
  })
}
