import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { FilledGroup } from './navigation-entries.ts'
import { NavigationLink } from './navigation-link.tsx'
import { useFoldedGroups } from './use-folded-groups.ts'

interface NavigationGroupProps extends FilledGroup {
  region: Region
  /** Icons alone: then nothing folds. */
  collapsed: boolean
  /** An entry was chosen. */
  onChoose?: () => void
}

/** Entries under a heading that folds; how it was left is remembered (spec 2 §2.6). */
export function NavigationGroup({ group, entries, region, collapsed, onChoose }: NavigationGroupProps) {
  const { isFolded, toggle } = useFoldedGroups()
  const id = useId()
  const folded = !collapsed && isFolded(group)
  return (
    <div className="vg-_navigation__group">
      {!collapsed && (
        <button
          type="button"
          className="vg-navigation__heading"
          aria-expanded={!folded}
          aria-controls={id}
          onClick={() => toggle(group)}
        >
          {group}
          <ChevronDown aria-hidden />
        </button>
      )}
      <div id={id} className="vg-_navigation__members" hidden={folded}>
        {entries.map((entry) => (
          <NavigationLink
            key={entry.label}
            entry={entry}
            region={region}
            collapsed={collapsed}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
}
