import { useState } from 'react'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { type NavigationGroup, navigationGroups } from './navigation-entries.ts'

/** Groups kept folded in this browser; names that are none count for nothing. */
function remembered(): NavigationGroup[] {
  const kept = readLocal('vg_navigation_groups')?.split(',') ?? []
  return navigationGroups.filter((group) => kept.includes(group))
}

/** Which groups of the navigation are folded, remembered in this browser (spec 2 §2.6). */
export function useFoldedGroups() {
  const [folded, setFolded] = useState(remembered)
  return {
    isFolded: (group: NavigationGroup) => folded.includes(group),
    toggle(group: NavigationGroup) {
      // Read again: the other groups keep their own state.
      const kept = remembered()
      const next = kept.includes(group) ? kept.filter((each) => each !== group) : [...kept, group]
      writeLocal('vg_navigation_groups', next.join(','))
      setFolded(next)
    },
  }
}
