import { AtSign, AudioLines, Camera, Globe, Hash, MessageCircle, MessagesSquare, Send } from 'lucide-react'
import { paths } from '#features/shared/paths.ts'
import { type ChannelEntry, channels } from '#mocks/contracts/channels/channel-catalogue.ts'
import { Badge } from '#ui/badge/badge.tsx'
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
        <ul className="vg-channels">
          {channels.map(({ key, name, description, available }) => {
            const Icon = icons[key]
            return (
              <li key={key} className="vg-channels__item" data-available={available}>
                <Icon aria-hidden className="vg-channels__icon" />
                <h3>{name}</h3>
                <p>{description}</p>
                <Badge tone={available ? 'success' : 'neutral'} dot={available}>
                  {available ? 'Available' : 'Not in this version yet'}
                </Badge>
              </li>
            )
          })}
        </ul>
      </PageSection>
      <PageSection title="Your own software">
        <p className="vg-channels__api">
          Everything the screens do goes through one documented interface, with a key per workspace and per
          agent. <a href={paths.docs.href()}>Read the reference</a>.
        </p>
      </PageSection>
      <Closing title="Start with your website">The widget is one line of script.</Closing>
    </PublicLayout>
  )
}
