import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { agentFirst } from '#features/shared/test-chat/arrival.ts'
import { type Agent, type AgentFields, agentTitleSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { isAgentTab } from '#mocks/contracts/agents/agent-tabs.ts'
import type { AgentTemplateKey } from '#mocks/contracts/agents/template-catalogue.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { creationFailure } from './creation-failure.ts'
import { useCreateAgent } from './new-agent.queries.ts'

/** State and actions of the New Agent drawer's form. */
export type NewAgentForm = ReturnType<typeof useNewAgentForm>

/** How long a failure notice stays, in milliseconds (spec 1 §5, §8). */
const failureNoticeMs = 2000

/** Keeps what was entered, and makes the agent; a failure leaves everything as it was typed. */
export function useNewAgentForm() {
  const { notify } = useToast()
  const { mode } = useAppearance()
  const { region } = useWorkspace()
  const navigate = useNavigate()
  const creation = useCreateAgent()
  const [agentId] = useState(newAgentId)
  const [name, setName] = useState('')
  const [platform, setPlatform] = useState<AgentFields['agentPlatform']>('vg')
  const [template, setTemplate] = useState<AgentTemplateKey | null>(null)
  const [refusedName, setRefusedName] = useState<string>()
  const [failure, setFailure] = useState<string>()
  // Two presses can come before the next render; only the first may send.
  const sending = useRef(false)

  const hasName = name.trim() !== ''
  const checked = validate(agentTitleSchema, name)
  const nameError = refusedName ?? (hasName && !checked.ok ? checked.fields[''] : undefined)

  function refuseWithoutName() {
    notify({
      kind: 'failure',
      title: 'Please provide a name for the agent.',
      duration: failureNoticeMs,
    })
  }

  function open(agent: Agent) {
    notify({ kind: 'success', title: 'Agent created successfully, redirecting...' })
    const tab = agent.enableNodes && isAgentTab('nodes') ? 'nodes' : 'overview'
    navigate(paths.agent.href(region, agent.ID, tab, { showDebugger: true }), { state: agentFirst })
  }

  function fail(error: unknown, fromTemplate: boolean) {
    const { place, message } = creationFailure(error, fromTemplate)
    if (place === 'name') setRefusedName(message)
    else if (place === 'drawer') setFailure(message)
    else notify({ kind: 'failure', title: message, duration: failureNoticeMs })
  }

  async function create() {
    if (!checked.ok || sending.current) return
    sending.current = true
    setFailure(undefined)
    const chosen = platform === 'vg' ? template : null
    try {
      const theme = mode === 'dark' ? 'blue-dark' : 'blue-light'
      open(await creation.mutateAsync({ agentId, name: checked.value, platform, template: chosen, theme }))
    } catch (error) {
      fail(error, chosen !== null)
    } finally {
      sending.current = false
    }
  }

  return {
    name,
    nameError,
    hasName,
    platform,
    setPlatform,
    template,
    setTemplate,
    failure,
    creating: creation.isPending,
    /** Something would be lost by closing. */
    dirty: hasName || template !== null,
    rename(next: string) {
      setName(next)
      setRefusedName(undefined)
    },
    create,
    /** Enter does not reach the form while its button is disabled, so the field itself answers. */
    answerEnter(event: KeyboardEvent) {
      if (event.key === 'Enter' && !hasName) refuseWithoutName()
    },
  }
}
