import { Link } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import type { AgentHome, NextStep } from '#mocks/contracts/analytics/home.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Section } from '#ui/section/section.tsx'

interface NextStepCardProps {
  home: AgentHome
  owner: { region: Region; agentId: string }
}

/** What is worth doing next, and the way there. */
export function NextStepCard({ home, owner }: NextStepCardProps) {
  const { title, text, action, href } = stepOf(home, owner)
  return (
    <Card asChild>
      <Section
        title={title}
        description={text}
        actions={
          href && (
            <Button tone="primary" asChild>
              <Link to={href}>{action}</Link>
            </Button>
          )
        }
      />
    </Card>
  )
}

interface Step {
  title: string
  text: string
  action?: string
  href?: string
}

function stepOf(home: AgentHome, { region, agentId }: NextStepCardProps['owner']): Step {
  const { waiting, knowledge, week } = home
  const documents = paths.agentKnowledge.href(region, agentId)
  const steps: Record<NextStep, Step> = {
    answerWaiting: {
      title: `${formatCount(waiting, 'visitor')} ${waiting === 1 ? 'waits' : 'wait'} for a person`,
      text: 'They see that somebody was asked. An answer brings them back.',
      action: 'Open Chats',
      href: `${paths.agentChats.href(region, agentId)}?view=waiting`,
    },
    mendKnowledge: {
      title: `${formatCount(knowledge.failed, 'document')} could not be read`,
      text: 'The agent answers without what they hold.',
      action: 'See documents',
      href: `${documents}?status=ERROR`,
    },
    addKnowledge: {
      title: 'The agent has nothing to answer from',
      text: 'Add a page, a file or a text, and it answers from it at once.',
      action: 'Add knowledge',
      href: documents,
    },
    answerUnknown: {
      title: `${formatCount(week.unknown, 'question')} without an answer in 7 days`,
      text: 'See which, and answer them for everybody who asks next.',
      action: 'See questions',
      href: `${paths.agentAnalytics.href(region, agentId)}?range=7`,
    },
    none: { title: 'All is well', text: 'Nobody waits, and every question of the last 7 days was answered.' },
  }
  return steps[home.next]
}
