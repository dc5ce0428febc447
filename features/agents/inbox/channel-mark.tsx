import { FlaskConical, Globe } from 'lucide-react'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { channelLabels } from './inbox-labels.ts'

const icons = { widget: Globe, test: FlaskConical } as const

/** Where a conversation is held, as a picture with a name. */
export function ChannelMark({ channel }: Pick<InboxCard, 'channel'>) {
  const Icon = icons[channel]
  return (
    <span className="vg-_inbox__channel" title={channelLabels[channel]}>
      <Icon role="img" aria-label={channelLabels[channel]} size={14} />
    </span>
  )
}
