import { useState } from 'react'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'

function remembered(): string[] {
  return (readLocal('vg_hidden_tabs') ?? '').split(',').filter(Boolean)
}

/** The tabs somebody does not want to see, of every agent; remembered in this browser (spec 3 §2). */
export function useHiddenTabs() {
  const [hidden, setHidden] = useState(remembered)
  return {
    hidden,
    /** Hides a tab, or shows it again. */
    toggle(tab: string) {
      // Read again: another page may have hidden others.
      const kept = remembered()
      const next = kept.includes(tab) ? kept.filter((each) => each !== tab) : [...kept, tab]
      writeLocal('vg_hidden_tabs', next.join(','))
      setHidden(next)
    },
  }
}
