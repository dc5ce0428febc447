import { choiceValue } from '../url-state/url-values.ts'
import { useUrlState } from '../url-state/use-url-state.ts'

const shown = choiceValue(['', 'true'])

/** Whether the test chat stands beside the page, which is `?showDebugger=true` of the address (spec 2 §2.6). */
export function useTestChat() {
  const [value, setValue] = useUrlState('showDebugger', shown)
  return {
    open: value === 'true',
    /** Puts it beside the page one is on. */
    show: () => setValue('true'),
    /** Puts it away. */
    close: () => setValue(''),
  }
}
