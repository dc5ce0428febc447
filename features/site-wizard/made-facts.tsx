import { BookOpen, CircleCheck, MessageCircle, Palette } from 'lucide-react'
import type { ReactNode } from 'react'
import { agentColor } from '#features/shared/agent-avatar/agent-color.ts'
import { toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import { paths } from '#features/shared/paths.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import './made-facts.css'
import { formatCount } from '#ui/format/number.ts'

export interface MadeFactsProps {
  region: Region
  agent: Agent
  /** Pages it knows, and of which website; null for one described by hand. */
  read: { pages: number; host: string } | null
}

/** What works now: published, what it knows, its look, its questions. */
export function MadeFacts({ region, agent, read }: MadeFactsProps) {
  const { suggestions, mode } = toWidgetAgent(agent)
  return (
    <Stack as="ul" gap={3} aria-label="What works now">
      <Fact icon={<CircleCheck aria-hidden />}>
        Published: it answers on{' '}
        <Link external href={paths.embed.href(region, agent.ID)}>
          its own page
        </Link>{' '}
        already
      </Fact>
      <Fact icon={<BookOpen aria-hidden />}>
        {read
          ? `Knows ${formatCount(read.pages, 'page')} of ${read.host}`
          : 'Knows what you wrote about your business'}
      </Fact>
      <Fact icon={<Palette aria-hidden />}>
        Wears {agentColor(agent)} in a {mode} theme
      </Fact>
      {suggestions.length > 0 && (
        <Fact icon={<MessageCircle aria-hidden />}>
          Suggests {formatCount(suggestions.length, 'question')} to visitors
        </Fact>
      )}
    </Stack>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" gap={3} align="start" className="vg-_made-facts__fact">
      {icon}
      <span>{children}</span>
    </Row>
  )
}
