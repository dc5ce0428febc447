import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AgentValue } from '../core/agent-values.ts'

/** The cards of the form. */
type Section = 'greeting' | 'launcher' | 'colours' | 'css' | 'knowledge' | 'requests' | 'websites'

const holders: Partial<Record<AgentValue, Section>> = {
  customThemeJSONString: 'colours',
  customCSS: 'css',
  teaser: 'launcher',
  maxChunkSize: 'knowledge',
  UIhandoffTitle: 'requests',
  UIhandoffSubtitle: 'requests',
  allowedOrigins: 'websites',
}

/** Which cards are open. */
export function useSections() {
  const [open, setOpen] = useState({
    greeting: true,
    colours: true,
    launcher: false,
    css: false,
    knowledge: true,
    requests: true,
    websites: true,
  })
  return {
    /** What one card is given. */
    section: (name: Section) => ({
      open: open[name],
      onOpenChange: (next: boolean) => setOpen((current) => ({ ...current, [name]: next })),
    }),
    /** Opens the cards that hold these inputs, at once, so that the first of them can take the focus. */
    reveal(inputs: AgentValue[]) {
      const wanted = inputs.map((input) => [holders[input] ?? 'greeting', true])
      flushSync(() => setOpen((current) => ({ ...current, ...Object.fromEntries(wanted) })))
    },
  }
}
