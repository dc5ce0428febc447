import './launcher.css'
import { chatIcon, closeIcon, Icon } from './icon.tsx'

export interface LauncherProps {
  /** Whether the popup is open. */
  open: boolean
  /** What the bubble says to screen readers, e.g. 'Chat with Iris'. */
  label: string
  /** Address of the picture it shows while the popup is closed. @default none: an icon */
  picture?: string | undefined
  onToggle: () => void
}

/** The bubble that opens the popup, for previews; visitors get it from the script tag. */
export function Launcher({ open, label, picture, onToggle }: LauncherProps) {
  return (
    <button type="button" className="vg-launcher" aria-label={label} aria-expanded={open} onClick={onToggle}>
      {picture && !open ? <img src={picture} alt="" /> : <Icon path={open ? closeIcon : chatIcon} />}
    </button>
  )
}
