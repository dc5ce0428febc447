import { Link as RouterLink } from 'react-router-dom'
import type { AgentHome } from '#mocks/contracts/analytics/home.contract.ts'
import { stepsOf } from '#mocks/contracts/analytics/next-step.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { type HomeOwner, stepWords } from './home-steps.ts'

interface NextStepCardProps {
  home: AgentHome
  owner: HomeOwner
}

/** What is worth doing next, with the way there, and what is after it. */
export function NextStepCard({ home, owner }: NextStepCardProps) {
  const [next, ...later] = stepsOf(home).map((step) => stepWords(step, home, owner))
  if (!next) {
    return (
      <Card asChild>
        <Section
          title="All is well"
          description="Nobody waits, no failure is known, and every question of the last 7 days was answered."
        />
      </Card>
    )
  }
  return (
    <Card asChild>
      <Section
        title={next.title}
        description={next.text}
        actions={
          <Button tone="primary" asChild>
            <RouterLink to={next.href}>{next.action}</RouterLink>
          </Button>
        }
      >
        {later.length > 0 && (
          <ul aria-label="After that">
            {later.map(({ title, href }) => (
              <ListRow
                key={title}
                title={
                  <Link asChild>
                    <RouterLink to={href}>{title}</RouterLink>
                  </Link>
                }
              />
            ))}
          </ul>
        )}
      </Section>
    </Card>
  )
}
