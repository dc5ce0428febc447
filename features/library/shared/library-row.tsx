import type { ReactNode } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Text } from '#ui/text/text.tsx'
import type { LibraryRowLook } from './library.types.ts'
import { type LibraryRemoval, LibraryRowMenu } from './library-row-menu.tsx'

interface LibraryRowProps {
  look: LibraryRowLook
  /** Before the name when the row has none of its own. */
  icon: ReactNode
  onOpen: () => void
  /** What opening it is. */
  opening: 'Edit' | 'View'
  actions?: ReactNode
  removal?: LibraryRemoval
}

/** A thing in the list; the whole row opens it. */
export function LibraryRow({ look, icon, onOpen, opening, actions, removal }: LibraryRowProps) {
  const now = useNow()
  const { name, detail, code = false, aside, at } = look
  return (
    <li className="vg-_library__row">
      <span className="vg-_library__icon" aria-hidden>
        {look.icon ?? icon}
      </span>
      <div className="vg-_library__words">
        <button type="button" className="vg-_library__name" title={name} dir="auto" onClick={onOpen}>
          {name}
        </button>
        {detail !== undefined && (
          <Text
            size={code ? 'xs' : 'sm'}
            tone="muted"
            truncate
            code={code}
            className="vg-_library__detail"
            dir={code ? 'ltr' : 'auto'}
          >
            {detail}
          </Text>
        )}
      </div>
      {aside && <div className="vg-_library__aside">{aside}</div>}
      <Text size="xs" tone="faint" className="vg-_library__time">
        <RelativeTime at={at} now={now() / 1000} />
      </Text>
      <LibraryRowMenu name={name} openLabel={opening} onOpen={onOpen} actions={actions} removal={removal} />
    </li>
  )
}
