import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import './test-chat-panel.css'

interface TestChatPanelProps {
  onClose: () => void
  children: ReactNode
}

/** The 450 px panel in which an agent is tried out (spec 2 §2.6). */
export function TestChatPanel({ onClose, children }: TestChatPanelProps) {
  const id = useId()
  return (
    <aside className="vg-test-chat-panel" aria-labelledby={id}>
      <Row as="header" justify="between" className="vg-test-chat-panel__head">
        <h2 id={id}>Test chat</h2>
        <IconButton label="Close test chat" size="sm" icon={<X aria-hidden />} onClick={onClose} />
      </Row>
      <div className="vg-_test-chat-panel__body">{children}</div>
    </aside>
  )
}
