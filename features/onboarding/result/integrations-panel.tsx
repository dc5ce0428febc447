import { paths } from '#features/shared/paths.ts'
import { useHeadings } from '#features/site-wizard/heading-level.ts'
import { channels } from '#mocks/contracts/channels/channel-catalogue.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'

/** Props of `IntegrationsPanel`. */
interface IntegrationsPanelProps {
  region: Region
  agentId: string
  /** To the code for a website. */
  onEmbed: () => void
}

/** 'Explore Integration Options': every channel, and whether this version connects to it. */
export function IntegrationsPanel({ region, agentId, onEmbed }: IntegrationsPanelProps) {
  const { Section } = useHeadings()
  return (
    <section className="vg-result__panel">
      <Section className="vg-result__title">Explore Integration Options</Section>
      <p>Those marked Ready work today; they are found on the agent’s page, too.</p>
      <ul className="vg-result__channels" aria-label="Channels">
        {channels.map(({ key, name, description, available }) => (
          <li key={key}>
            <div>
              <p className="vg-result__channel">{name}</p>
              <p className="vg-result__quiet">{description}</p>
            </div>
            {available ? <Badge tone="success">Ready</Badge> : <Badge>Not in this version</Badge>}
          </li>
        ))}
        <li>
          <div>
            <p className="vg-result__channel">A page of its own</p>
            <p className="vg-result__quiet">
              The chat alone, for a link in a mail or a profile.{' '}
              <Link external href={paths.embed.href(region, agentId)}>
                Open it
              </Link>
            </p>
          </div>
          <Badge tone="success">Ready</Badge>
        </li>
        <li>
          <div>
            <p className="vg-result__channel">API</p>
            <p className="vg-result__quiet">
              Your own software talks to the agent.{' '}
              <Link external href={paths.docs.href()}>
                Read the reference
              </Link>
            </p>
          </div>
          <Badge tone="success">Ready</Badge>
        </li>
      </ul>
      <div>
        <Button onClick={onEmbed}>Get the code for your website</Button>
      </div>
    </section>
  )
}
