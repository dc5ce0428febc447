import { Check, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { SavedTheme } from '#mocks/contracts/styling/saved-theme.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { SwatchStrip } from './swatch-strip.tsx'

interface SavedThemeRowProps {
  theme: SavedTheme
  /** The draft uses it. */
  isCurrent: boolean
  /** What is absent is not offered. */
  onApply?: () => void
  onRename?: () => void
  onDelete?: () => void
}

/** One saved theme and what can be done with it. */
export function SavedThemeRow({ theme, isCurrent, onApply, onRename, onDelete }: SavedThemeRowProps) {
  const { name, primary, themeType } = theme
  return (
    <li className="vg-_theming__row" aria-current={isCurrent || undefined}>
      <SwatchStrip theme={theme} />
      <div className="vg-_theming__row-words">
        <bdi className="vg-_theming__name">{name}</bdi>
        <span className="vg-_overview__quiet">
          <span dir="ltr">{primary}</span>, {themeType}
        </span>
      </div>
      {(onApply || isCurrent) && (
        <Button
          size="sm"
          aria-label={isCurrent ? `Applied: ${name}` : `Apply ${name}`}
          aria-disabled={isCurrent || undefined}
          icon={isCurrent && <Check aria-hidden />}
          onClick={isCurrent ? undefined : onApply}
        >
          {isCurrent ? 'Applied' : 'Apply'}
        </Button>
      )}
      {(onRename || onDelete) && (
        <Menu
          align="end"
          trigger={<IconButton size="sm" tone="ghost" label={`More for ${name}`} icon={<Ellipsis />} />}
        >
          {onRename && (
            <MenuItem icon={<Pencil aria-hidden />} onSelect={onRename}>
              Rename
            </MenuItem>
          )}
          {onDelete && (
            <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={onDelete}>
              Delete
            </MenuItem>
          )}
        </Menu>
      )}
    </li>
  )
}
