import {
  Bell,
  ChartLine,
  House,
  Library,
  type LucideIcon,
  MessagesSquare,
  Settings,
  UserRound,
} from 'lucide-react'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { AgencyBrand } from './brand.ts'
import { ClientFrame } from './client-frame.tsx'

interface ClientDashboardProps {
  brand: AgencyBrand
  mode: ThemeType
  /** The year of the copyright. */
  year: number
}

/** Some of the tabs clients have, by the labels of the specification (spec 2 §2.7). */
const tabs: readonly { label: string; icon: LucideIcon }[] = [
  { label: 'Home', icon: House },
  { label: 'Conversations', icon: MessagesSquare },
  { label: 'Analytics', icon: ChartLine },
  { label: 'Knowledge Base', icon: Library },
  { label: 'Settings', icon: Settings },
]

const bars = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'today']

/** The dashboard of an agency's clients, to look at: the frame they work in, with an example of a page (spec 2 §2.7). */
export function ClientDashboard({ brand, mode, year }: ClientDashboardProps) {
  return (
    <ClientFrame
      brand={brand}
      mode={mode}
      year={year}
      tabs={tabs.map((tab, index) => ({ ...tab, current: index === 0 }))}
      actions={
        <Row>
          <Badge tone="success" dot>
            Online
          </Badge>
          <Bell aria-hidden />
          <UserRound aria-hidden />
        </Row>
      }
    >
      <Stack gap={5}>
        <Row justify="between" wrap>
          <Heading level={3} size="xl">
            Home
          </Heading>
          <Button tone="primary">Open the chat</Button>
        </Row>
        <Row columns="sm" gap={3}>
          {['Conversations', 'Leads', 'Open requests'].map((figure) => (
            <Card key={figure} padding="sm">
              <Text size="sm" tone="muted">
                {figure}
              </Text>
              <span className="vg-client-dashboard__bars" aria-hidden="true">
                {bars.map((bar) => (
                  <i key={bar} />
                ))}
              </span>
            </Card>
          ))}
        </Row>
        <Card>
          <Stack gap={3}>
            <Text weight="medium">Latest conversations</Text>
            <Row>
              <Badge tone="accent">New</Badge>
              <Text size="sm">When are you open on Sunday?</Text>
            </Row>
            <Row>
              <Badge>Answered</Badge>
              <Text size="sm" tone="muted">
                Do you deliver?
              </Text>
            </Row>
          </Stack>
        </Card>
      </Stack>
    </ClientFrame>
  )
}
