import { AtSign, AudioLines, Camera, Globe, Hash, MessageCircle, MessagesSquare, Send } from 'lucide-react'
import { paths } from '#features/shared/paths.ts'
import { type ChannelEntry, channels } from '#mocks/contracts/channels/channel-catalogue.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { Closing } from '../parts/closing.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PageSection } from '../parts/page-section.tsx'
import { StartActions } from '../parts/start-actions.tsx'
import './integrations.css'

const icons: Record<ChannelEntry['key'], typeof Globe> = {
  website: Globe,
  whatsapp: MessageCircle,
  instagram: Camera,
  messenger: MessagesSquare,
  discord: Hash,
  telegram: Send,
  voice: AudioLines,
  email: AtSign,
}

/** Where an agent can answer, and which of it this version does. */
export function IntegrationsScreen() {
  return (
    <PublicLayout title="Integrations">
      <PageHero
        title="One agent, wherever people write"
        lead="Make it once. What it knows and how it speaks is the same everywhere it answers."
        actions={<StartActions />}
      />
      <PageSection title="Channels" ground="sunken">
        <Row as="ul" columns="md" gap={4}>
          {channels.map(({ key, name, description, available }) => {
            const Icon = icons[key]
            return (
              <Stack as="li" key={key} gap={2} align="start" className="vg-_channel">
                <Icon aria-hidden className="vg-_channel__icon" />
                <Heading level={3} size="lg">
                  {name}
                </Heading>
                <Text tone="muted">{description}</Text>
                <Badge tone={available ? 'success' : 'neutral'} dot={available}>
                  {available ? 'Available' : 'Not in this version yet'}
                </Badge>
              </Stack>
            )
          })}
        </Row>
      </PageSection>
      <PageSection title="Your own software">
        <Text size="lg" tone="muted" className="vg-_public__prose">
          What the screens do with agents goes through one documented interface. Your servers call it with a
          key of the workspace, or of one agent alone; its owner makes, replaces and revokes them.{' '}
          <Link href={paths.docsPage.href('authentication')}>Read how</Link>.
        </Text>
      </PageSection>
      <Closing title="Start with your website">The widget is one line of code.</Closing>
    </PublicLayout>
  )
}
