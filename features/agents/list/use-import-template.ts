import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { paths } from '#features/shared/paths.ts'
import { useLimitWords } from '#features/shared/plan/use-limit-words.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { importAgentTemplate } from '#mocks/contracts/agents/template-file.contract.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { keepNewAgent } from '../core/agent.queries.ts'
import { readTemplate } from './read-template.ts'

type Template = Parameters<typeof call<typeof importAgentTemplate>>[1]['body']['agentTemplate']

/** What is wrong with a template: the server's word on the first field, else what it said. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError) {
    const [field] = Object.values(error.fields)
    return field ?? error.message
  }
  return error instanceof Error ? error.message : String(error)
}

/** Makes an agent from a template file and opens it. */
export function useImportTemplate(): (file: File) => Promise<void> {
  const { workspace, region } = useWorkspace()
  const { notify } = useToast()
  const limitWords = useLimitWords()
  const navigate = useNavigate()
  const queries = useQueryClient()

  return async (file) => {
    try {
      const { agentCreated } = await call(importAgentTemplate, {
        params: { region },
        body: {
          // The server is the judge of what is in the file.
          agentTemplate: (await readTemplate(file)) as Template,
          agentId: newAgentId(),
          workspaceId: workspace.uid,
        },
      })
      await keepNewAgent(queries, region, agentCreated)
      notify({ kind: 'success', title: 'Agent created successfully, redirecting...' })
      navigate(paths.agentOverview.href(region, agentCreated.ID))
    } catch (error) {
      notify({ kind: 'failure', title: limitWords(error, `Error creating agent: ${wordsOf(error)}`) })
    }
  }
}
