import type { Region } from '#mocks/contracts/shared/region.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { SecurityPanel } from './security-panel.tsx'

export interface SettingsScreenProps {
  region: Region
  agentId: string
}

/** An agent's page 'Settings', as far as it is built: security (spec 3 §2, sub-tabs). */
export function SettingsScreen({ region, agentId }: SettingsScreenProps) {
  return (
    <Stack gap={6}>
      <PageHead title="Settings" help="Who may call this agent from outside." />
      <SecurityPanel key={agentId} region={region} agentId={agentId} />
    </Stack>
  )
}
