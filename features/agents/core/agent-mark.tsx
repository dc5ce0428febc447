import { Bot } from 'lucide-react'
import type { AgentCard } from '#mocks/contracts/agents/agent.schema.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { Avatar, type AvatarProps } from '#ui/avatar/avatar.tsx'

/** An agent's picture, else its first letter on its own colour. */
export function AgentMark({
  agent,
  size,
}: {
  agent: Pick<AgentCard, 'title' | 'roundedImageURL' | 'customThemeJSONString'>
  size?: AvatarProps['size']
}) {
  const theme = agent.customThemeJSONString ? parseThemeJson(agent.customThemeJSONString) : undefined
  return (
    <Avatar
      name={agent.title}
      src={agent.roundedImageURL}
      color={theme?.ok ? theme.theme.primary : undefined}
      fallback={<Bot />}
      shape="square"
      size={size}
      decorative
    />
  )
}
