import { paths } from '#features/shared/paths.ts'
import { useHeadingLevels } from '#features/site-wizard/heading-level.ts'
import { channels } from '#mocks/contracts/channels/channel-catalogue.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Stack } from '#ui/stack/stack.tsx'

const ready = <Badge tone="success">Ready</Badge>

interface IntegrationsPanelProps {
  region: Region
  agentId: string
  /** To the code for a website. */
  onEmbed: () => void
}

/** 'Explore Integration Options': every channel, and whether this version connects to it. */
export function IntegrationsPanel({ region, agentId, onEmbed }: IntegrationsPanelProps) {
  const { section } = useHeadingLevels()
  return (
    <Stack as="section" gap={5} className="vg-_result__panel">
      <Heading level={section} size="lg">
        Explore Integration Options
      </Heading>
      <p>Those marked Ready work today; they are found on the agent’s page, too.</p>
      <ul aria-label="Channels">
        {channels.map(({ key, name, description, available }) => (
          <ListRow
            key={key}
            title={name}
            detail={description}
            actions={available ? ready : <Badge>Not in this version</Badge>}
          />
        ))}
        <ListRow
          title="A page of its own"
          detail={
            <>
              The chat alone, for a link in a mail or a profile.{' '}
              <Link external href={paths.embed.href(region, agentId)}>
                Open it
              </Link>
            </>
          }
          actions={ready}
        />
        <ListRow
          title="API"
          detail={
            <>
              Your own software talks to the agent.{' '}
              <Link external href={paths.docs.href()}>
                Read the reference
              </Link>
            </>
          }
          actions={ready}
        />
      </ul>
      <div>
        <Button onClick={onEmbed}>Get the code for your website</Button>
      </div>
    </Stack>
  )
}
