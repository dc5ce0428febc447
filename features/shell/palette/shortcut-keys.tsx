import { Fragment } from 'react'
import { isHeld, type Shortcut } from './shortcuts.ts'
import './palette.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys of a shortcut, as they stand on the keyboard. */
export function ShortcutKeys(shortcut: Pick<Shortcut, 'keys' | 'command' | 'says'>) {
  const between = isHeld(shortcut) ? ' + ' : ' then '
  return (
    <span className="vg-_shortcut">
      {shortcut.keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && between}
          <kbd>{key === 'mod' ? (isMac ? 'Cmd' : 'Ctrl') : key.toUpperCase()}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
