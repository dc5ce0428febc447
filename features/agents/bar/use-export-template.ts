import { call } from '#features/shared/client.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { exportAgentToJson } from '#mocks/contracts/agents/template-file.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useToast } from '#ui/toast/toast-context.ts'

/** A file name no system refuses, after the agent's name (spec 2 §7.3). */
export function templateFileName(title: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/[. ]+$/, '')
  return `${name || 'agent'}.json`
}

/** Downloads the agent as a template file. */
export function useExportTemplate(region: Region, agent: Pick<Agent, 'ID' | 'title'>): () => Promise<void> {
  const { notify } = useToast()
  return async () => {
    try {
      const { agentTemplate } = await call(exportAgentToJson, {
        params: { region },
        body: { agentId: agent.ID },
      })
      const file = new Blob([`${JSON.stringify(agentTemplate, null, 2)}\n`], { type: 'application/json' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = templateFileName(agent.title)
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 0)
      notify({ kind: 'success', title: 'Agent template exported successfully' })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      notify({ kind: 'failure', title: `Error exporting agent: ${message}` })
    }
  }
}
