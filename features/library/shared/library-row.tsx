import type { ReactNode } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Text } from '#ui/text/text.tsx'
import type { LibraryRowLook } from './library.types.ts'

interface LibraryNameProps {
  look: LibraryRowLook
  /** Before the name when the row has none of its own. */
  icon: ReactNode
  onOpen: () => void
}

/** What a thing is; its name opens it and covers the row. */
export function LibraryName({ look, icon, onOpen }: LibraryNameProps) {
  const { name, detail, code = false } = look
  return (
    <div className="vg-_library__thing">
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
    </div>
  )
}

/** When something was, in unix seconds. */
export function LibraryTime({ at }: { at: number }) {
  const now = useNow()
  return (
    <Text as="span" size="xs" tone="faint" className="vg-_library__time">
      <RelativeTime at={at} now={now() / 1000} />
    </Text>
  )
}
