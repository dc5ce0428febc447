import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import './test-chat-panel.css'

/** Whether the address asks for the test chat, and how to put it away. */
export function useTestChat() {
  const [search, setSearch] = useSearchParams()
  return {
    open: search.get('showDebugger') === 'true',
    close: () =>
      setSearch(
        (current) => {
          current.delete('showDebugger')
          return current
        },
        { replace: true },
      ),
  }
}

/** Props of `TestChatPanel`. */
interface TestChatPanelProps {
  onClose: () => void
  children: ReactNode
}

/** The 450 px panel in which an agent is tried out (spec 2 §2.6). */
export function TestChatPanel({ onClose, children }: TestChatPanelProps) {
  const id = useId()
  return (
    <aside className="vg-test-chat-panel" aria-labelledby={id}>
      <header className="vg-test-chat-panel__head">
        <h2 id={id}>Test chat</h2>
        <IconButton label="Close test chat" size="sm" icon={<X aria-hidden />} onClick={onClose} />
      </header>
      <div className="vg-test-chat-panel__body">{children}</div>
    </aside>
  )
}
