import { Bot } from 'lucide-react'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { Avatar, type AvatarProps } from '#ui/avatar/avatar.tsx'
import { agentColor } from './agent-color.ts'

interface AgentAvatarProps {
  /** Whose; null where the agent is gone. */
  agent: Pick<Agent, 'title' | 'roundedImageURL' | 'customThemeJSONString'> | null
  size?: AvatarProps['size']
}

/** An agent as visitors see it: its picture, else its letters on its own colour. The name stands beside it. */
export function AgentAvatar({ agent, size }: AgentAvatarProps) {
  return (
    <Avatar
      name={agent?.title ?? ''}
      src={agent?.roundedImageURL}
      color={agent ? agentColor(agent) : undefined}
      fallback={<Bot />}
      size={size}
      decorative
    />
  )
}
