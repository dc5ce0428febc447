import { paths } from '#features/shared/paths.ts'
import { useHeadingLevels } from '#features/site-wizard/heading-level.ts'
import { channels } from '#mocks/contracts/channels/channel-catalogue.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Stack } from '#ui/stack/stack.tsx'

interface IntegrationsPanelProps {
  region: Region
  agentId: string
  /** To the code for a website. */
  onEmbed: () => void
}

/** 'Explore Integration Options': every place the agent can answer in today. */
export function IntegrationsPanel({ region, agentId, onEmbed }: IntegrationsPanelProps) {
  const { section } = useHeadingLevels()
  return (
    <Stack as="section" gap={5} className="vg-_result__panel">
      <Heading level={section} size="lg">
        Explore Integration Options
      </Heading>
      <p>All of these work now. You find them on the agent’s page, too.</p>
      <ul aria-label="Channels">
        {channels
          .filter(({ available }) => available)
          .map(({ key, name, description }) => (
            <ListRow key={key} title={name} detail={description} />
          ))}
        <ListRow
          title="A page of its own"
          detail={
            <>
              The chat alone, for a link in an email or a profile.{' '}
              <Link external href={paths.embed.href(region, agentId)}>
                Open it
              </Link>
            </>
          }
        />
        <ListRow
          title="API"
          detail={
            <>
              Your own software talks to the agent.{' '}
              <Link external href={paths.docsPage.href('authentication')}>
                Read how
              </Link>
            </>
          }
        />
      </ul>
      <div>
        <Button onClick={onEmbed}>Get the code for your website</Button>
      </div>
    </Stack>
  )
}
