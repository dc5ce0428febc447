import { Bot } from 'lucide-react'
import { paths } from '#features/shared/paths.ts'
import type { AdminDashboard } from '#mocks/contracts/agency/admin/admin-dashboard.schema.ts'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'

interface AdminHomeProps {
  dashboard: AdminDashboard
  /** Whether the page is at an address where no tab is. */
  isMissing: boolean
}

/** The start of the dashboard: the agency's agents, each with its demo at this host. */
export function AdminHome({ dashboard: { region, agents }, isMissing }: AdminHomeProps) {
  if (isMissing)
    return (
      <EmptyState
        level={1}
        title="There is no tab at this address"
        message="It may have been removed."
        action={<Link href={paths.region.href(region)}>Home</Link>}
      />
    )
  return (
    <>
      <Heading level={1} size="xl">
        Home
      </Heading>
      <Card>
        <Section title="Agents" level={2} size="md">
          {agents.length === 0 && (
            <EmptyState compact icon={<Bot aria-hidden />} title="There are no agents yet" />
          )}
          {agents.map(({ ID, title }) => (
            <ListRow
              key={ID}
              as="div"
              title={<bdi>{title}</bdi>}
              actions={<Link href={paths.prototypeOfHost.href(region, ID)}>Demo</Link>}
            />
          ))}
        </Section>
      </Card>
    </>
  )
}
