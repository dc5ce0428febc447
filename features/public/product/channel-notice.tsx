import { type ChannelEntry, channels } from '#mocks/contracts/channels/channel-catalogue.ts'
import { VersionNotice } from './version-notice.tsx'

/** Says that this version does not connect to a channel yet; nothing once it does. */
export function ChannelNotice({ channel }: { channel: ChannelEntry['key'] }) {
  const entry = channels.find(({ key }) => key === channel)
  if (!entry || entry.available) return null
  return (
    <VersionNotice title={`${entry.name} is not part of this version yet`}>
      This page says what it will do. The website widget works today, with the same agent.
    </VersionNotice>
  )
}
