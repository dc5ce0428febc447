/** What every drawer of the shell is given. */
export interface ShellDrawerProps {
  /** False while it leaves the screen. @default true */
  open?: boolean
  /** Called once it has left. */
  onExited?: () => void
}
