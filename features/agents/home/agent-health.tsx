import { BookOpen, Bot } from 'lucide-react'
import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import { modelFailureText, modelRemedyText } from '#mocks/contracts/conversations/model-failure.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatCount } from '#ui/format/number.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'

/** Whether what the agent answers with works. */
export function AgentHealth({ home: { trouble, knowledge } }: { home: AgentHome }) {
  const { documents, failed } = knowledge
  return (
    <Card asChild>
      <Section title="Agent health">
        <ul>
          <ListRow
            icon={<Bot />}
            title="Language model"
            detail={
              trouble
                ? `${modelFailureText(trouble.failure)}. ${modelRemedyText(trouble.failure)}`
                : 'No failure is known.'
            }
            actions={<Badge tone={trouble ? 'danger' : 'success'}>{trouble ? 'In trouble' : 'Fine'}</Badge>}
          />
          <ListRow
            icon={<BookOpen />}
            title="Knowledge"
            detail={
              failed > 0
                ? `${failed} of ${formatCount(documents, 'document')} could not be read.`
                : `${formatCount(documents, 'document')}, all read.`
            }
            actions={
              <Badge tone={failed > 0 ? 'warning' : 'success'}>{failed > 0 ? 'Look at it' : 'Fine'}</Badge>
            }
          />
        </ul>
      </Section>
    </Card>
  )
}
