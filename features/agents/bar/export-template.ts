import { useQuery } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { saveFile } from '#features/shared/files/save-file.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { checkAgentTemplate, exportAgentToJson } from '#mocks/contracts/agents/template-file.contract.ts'
import { templateText } from '#mocks/contracts/agents/template-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { fileNameOf } from '../core/file-name.ts'

/** How large the agent's file would be; asked anew each time, as knowledge changes meanwhile. */
export function useTemplateSize(region: Region, agentId: string) {
  return useQuery({
    queryKey: [checkAgentTemplate.id, region, agentId],
    queryFn: ({ signal }) => call(checkAgentTemplate, { params: { region, agentId }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Downloads the agent as a template file. */
export async function downloadTemplate(
  region: Region,
  agent: Pick<Agent, 'ID' | 'title'>,
  knowledge: boolean,
): Promise<void> {
  const { agentTemplate } = await call(exportAgentToJson, {
    params: { region },
    body: { agentId: agent.ID, knowledge },
  })
  saveFile(fileNameOf(agent.title), templateText(agentTemplate), 'application/json')
}
