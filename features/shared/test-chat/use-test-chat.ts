import { useLocation } from 'react-router-dom'
import { choiceValue } from '../url-state/url-values.ts'
import { useUrlState } from '../url-state/use-url-state.ts'
import { chatWaits } from './arrival.ts'

const shown = choiceValue(['', 'true'])

/** Whether the test chat stands beside the page, which is `?showDebugger=true` of the address (spec 2 §2.6). */
export function useTestChat() {
  const [value, setValue] = useUrlState('showDebugger', shown)
  const { state } = useLocation()
  return {
    open: value === 'true' && !chatWaits(state),
    /** Puts it beside the page one is on, also where it waited. */
    show: () => setValue('true'),
    /** Puts it away. */
    close: () => setValue(''),
  }
}
