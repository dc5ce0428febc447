import { Avatar } from './avatar.tsx'
import { callIcon, closeIcon, Icon } from './icon.tsx'
import type { WidgetAgent } from './widget.types.ts'
import { useWords } from './words-context.ts'

export interface HeaderProps {
  agent: Pick<WidgetAgent, 'title' | 'description' | 'roundedImageURL' | 'call'>
  /** Given where the widget can be closed. */
  onClose?: () => void
  /** Given where the agent can be called. */
  onCall?: () => void
}

/** Who is being talked to, what for, and the way out. */
export function Header({ agent, onClose, onCall }: HeaderProps) {
  const words = useWords()
  return (
    <header className="vg-widget__header">
      <Avatar agent={agent} />
      <div className="vg-widget__heading">
        <h2 className="vg-widget__title">
          <bdi>{agent.title}</bdi>
        </h2>
        {agent.description && (
          <p className="vg-widget__description">
            <bdi>{agent.description}</bdi>
          </p>
        )}
      </div>
      {agent.call && onCall && (
        <button type="button" className="vg-widget__close" aria-label={agent.call.label} onClick={onCall}>
          <Icon path={callIcon} />
        </button>
      )}
      {onClose && (
        <button type="button" className="vg-widget__close" aria-label={words.close} onClick={onClose}>
          <Icon path={closeIcon} />
        </button>
      )}
    </header>
  )
}
