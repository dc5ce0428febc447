import { Modal } from '#ui/modal/modal.tsx'
import { Text } from '#ui/text/text.tsx'
import { inboxKeys } from './use-inbox-keys.ts'

/** Which keys do what. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} size="sm" title="Keyboard shortcuts">
      <dl className="vg-_inbox__facts">
        {inboxKeys().map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd className="vg-_inbox__key">{key.toUpperCase()}</kbd>
            </dt>
            <Text as="dd" size="sm">
              {label}
            </Text>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
