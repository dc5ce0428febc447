import { type ChannelEntry, channels } from '#mocks/contracts/channels/channel-catalogue.ts'
import { Banner } from '#ui/banner/banner.tsx'
import './channel-notice.css'

/** Says that this version does not connect to a channel yet; nothing once it does. */
export function ChannelNotice({ channel }: { channel: ChannelEntry['key'] }) {
  const entry = channels.find(({ key }) => key === channel)
  if (!entry || entry.available) return null
  return (
    <div className="vg-_public__width vg-_channel-notice">
      <Banner tone="info" title={`${entry.name} is not part of this version yet`}>
        This page says what it will do. The website widget works today, with the same agent.
      </Banner>
    </div>
  )
}
