import { choiceValue } from '../url-state/url-values.ts'
import { useUrlState } from '../url-state/use-url-state.ts'

const drawers = choiceValue(['', 'agent', 'user', 'workspace', 'workspace-settings', 'account'])

/** A drawer of the shell: make an agent, invite people, make a workspace, edit the one at hand, the own account. */
export type ShellDrawer = Exclude<(typeof drawers)['fallback'], ''>

/** The drawer over the shell, which is `?new=` of the address: a link opens it, Back closes it (spec 2 §2.6). */
export function useShellDrawer() {
  const [drawer, setDrawer] = useUrlState('new', drawers)
  return {
    /** The one that is open; '' for none. */
    drawer,
    /** Opens one over the screen one is on. */
    show: (next: ShellDrawer) => setDrawer(next, { history: 'push' }),
    /** Closes it and stays on that screen. */
    close: () => setDrawer(''),
  }
}
