import { BookOpen, Bot, Coins } from 'lucide-react'
import { areCreditsLow } from '#mocks/contracts/analytics/credits-low.ts'
import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import { modelFailureText, modelRemedyText } from '#mocks/contracts/conversations/model-failure.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatCredits } from '#ui/format/credits.ts'
import { formatCount } from '#ui/format/number.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'

/** Whether what the agent answers with works. */
export function AgentHealth({ home: { trouble, knowledge, credits } }: { home: AgentHome }) {
  const { documents, failed } = knowledge
  const isLow = areCreditsLow(credits)
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
          {credits && (
            <ListRow
              icon={<Coins />}
              title="Credits"
              detail={`${formatCredits(credits.left)} left in the workspace. Its agents used ${formatCredits(credits.week)} in 7 days.`}
              actions={<Badge tone={isLow ? 'warning' : 'success'}>{isLow ? 'Running low' : 'Fine'}</Badge>}
            />
          )}
        </ul>
      </Section>
    </Card>
  )
}
