import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { closeIcon, Icon } from './icon.tsx'
import type { WidgetAgent } from './widget.types.ts'
import { useWords } from './words-context.ts'

export interface HeaderProps {
  agent: Pick<WidgetAgent, 'title' | 'description' | 'roundedImageURL'>
  /** Given where the widget can be closed. */
  onClose?: () => void
  /** What else can be done there: a call. */
  action?: ReactNode
}

/** Who is being talked to, what for, and the way out. */
export function Header({ agent, onClose, action }: HeaderProps) {
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
      {action}
      {onClose && (
        <button type="button" className="vg-widget__close" aria-label={words.close} onClick={onClose}>
          <Icon path={closeIcon} />
        </button>
      )}
    </header>
  )
}
