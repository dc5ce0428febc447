import { choiceValue } from '../url-state/url-values.ts'
import { useUrlState } from '../url-state/use-url-state.ts'

const drawers = choiceValue(['', 'agent'])

/** The New Agent drawer's state, which is `?new=agent` of the address: a link opens it, Back closes it. */
export function useNewAgentDrawer() {
  const [drawer, setDrawer] = useUrlState('new', drawers)
  return {
    open: drawer === 'agent',
    /** Opens the drawer over the screen one is on. */
    show: () => setDrawer('agent', { history: 'push' }),
    /** Closes it and stays on that screen. */
    close: () => setDrawer(''),
  }
}
