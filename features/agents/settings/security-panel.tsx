import { OwnerAlone } from '#features/shared/secret-key/owner-alone.tsx'
import { SecretKeyPanel } from '#features/shared/secret-key/secret-key-panel.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { settingsWords } from './settings.words.ts'
import { useAgentKey } from './use-agent-key.ts'

interface SecurityPanelProps {
  region: Region
  agentId: string
}

/** The key an agent's own servers call with. */
export function SecurityPanel(props: SecurityPanelProps) {
  return useMay(createAgentKey) ? <AgentKey {...props} /> : <OwnerAlone />
}

function AgentKey({ region, agentId }: SecurityPanelProps) {
  return (
    <div data-find={settingsWords.agentKey['data-find']}>
      <SecretKeyPanel
        title={settingsWords.agentKey.label}
        one="API key"
        name="SECRET_API_KEY"
        scope={settingsWords.agentKey.help}
        state={useAgentKey(region, agentId)}
      />
    </div>
  )
}
