import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** The agent an address names. */
interface AgentOfAddress {
  region: Region
  agentId: string
}

/** A screen of one agent, as a route shows it: for the agent of the address, with what else it asks for. */
export function ofAgent(Screen: ComponentType<AgentOfAddress>): ComponentType
export function ofAgent<More>(Screen: ComponentType<AgentOfAddress & More>, more: () => More): ComponentType
export function ofAgent<More>(Screen: ComponentType<AgentOfAddress & More>, more?: () => More) {
  return function Component() {
    const { region } = useWorkspace()
    const { agentId = '' } = useParams()
    return <Screen region={region} agentId={agentId} {...(more?.() as More)} />
  }
}
