/** A key, or two in a row, that does something without the mouse. */
export interface Shortcut {
  /** The command it runs; `palette` and `shortcuts` open those two. */
  command: string
  /** One after the other, as the keyboard names them; `mod` is Ctrl, or Cmd on a Mac, held with the next. */
  keys: readonly string[]
  /** What it does, in the sheet. */
  says: string
}

/** Every shortcut there is: the keyboard's handler and the sheet read this one table. */
export const shortcuts: readonly Shortcut[] = [
  { command: 'palette', keys: ['mod', 'k'], says: 'Search agents, screens and actions' },
  { command: 'shortcuts', keys: ['?'], says: 'Show keyboard shortcuts' },
  { command: 'agent.new', keys: ['c'], says: 'New agent' },
  { command: 'agent.test', keys: ['t'], says: 'Open or close the test chat' },
  { command: 'screen.Agents', keys: ['g', 'a'], says: 'Go to Agents' },
  { command: 'screen.Chats', keys: ['g', 'c'], says: 'Go to Chats' },
  { command: 'screen.Functions', keys: ['g', 'f'], says: 'Go to Functions' },
  { command: 'screen.Crawler', keys: ['g', 'w'], says: 'Go to Crawler' },
  { command: 'screen.Prompts', keys: ['g', 'p'], says: 'Go to Prompts' },
  { command: 'screen.Events', keys: ['g', 'e'], says: 'Go to Events' },
  { command: 'screen.Credentials', keys: ['g', 'k'], says: 'Go to Credentials' },
]

/** What is known of a pressed key. */
export interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Whether a shortcut is pressed with Ctrl or Cmd: those alone work while typing, and cannot be switched off. */
export const isHeld = ({ keys }: Shortcut) => keys[0] === 'mod'

/**
 * The shortcut that a key completes, given the key pressed before it; undefined for none.
 * @param single whether keys pressed alone count
 */
export function findShortcut(
  { key, ctrlKey, metaKey, altKey }: PressedKey,
  before: string | undefined,
  single: boolean,
): Shortcut | undefined {
  if (altKey) return undefined
  const pressed = key.length === 1 ? key.toLowerCase() : key
  if (ctrlKey || metaKey) return shortcuts.find((each) => isHeld(each) && each.keys[1] === pressed)
  if (!single) return undefined
  const alone = shortcuts.filter((each) => !isHeld(each))
  return (
    alone.find(({ keys }) => keys.length === 2 && keys[0] === before && keys[1] === pressed) ??
    alone.find(({ keys }) => keys.length === 1 && keys[0] === pressed)
  )
}
