import { saidBy } from '#mocks/contracts/conversations/part-words.ts'
import type { PartButton } from '#mocks/contracts/conversations/parts.ts'
import { Icon } from '../icon.tsx'
import { safeUrl } from '../safe-url.ts'
import { linkIcon } from '../thread-icons.ts'
import type { PartsProps } from './parts.types.ts'

interface PartButtonsProps extends Pick<PartsProps, 'onSay' | 'reply'> {
  buttons: readonly PartButton[]
}

/** Buttons that say words as the visitor, or open a page. */
export function PartButtons({ buttons, onSay, reply }: PartButtonsProps) {
  return (
    <ul className="vg-widget__part-buttons">
      {buttons.map((button, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a finished answer never move
        <li key={index}>
          <PartButtonView button={button} onSay={onSay} reply={reply} />
        </li>
      ))}
    </ul>
  )
}

function PartButtonView({
  button,
  onSay,
  reply,
}: Omit<PartButtonsProps, 'buttons'> & { button: PartButton }) {
  const { label, url } = button
  const said = saidBy(button)
  if (said === undefined) {
    const href = safeUrl(url ?? '')
    if (!href) return null
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        <bdi>{label}</bdi>
        <Icon path={linkIcon} />
      </a>
    )
  }
  return (
    <button
      type="button"
      dir="auto"
      disabled={!onSay}
      aria-pressed={said === reply || undefined}
      onClick={() => onSay?.(said)}
    >
      {label}
    </button>
  )
}
