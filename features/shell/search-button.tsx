import { Search } from 'lucide-react'
import { Text } from '#ui/text/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

/** Opens the command palette: a field to look at on wide screens, its icon alone on others. */
export function SearchButton({ onSearch }: { onSearch: () => void }) {
  return (
    <button
      type="button"
      className="vg-_top-bar__search"
      title="Search agents, screens and actions"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
    >
      <Search aria-hidden />
      <VisuallyHidden>Search agents, screens and actions</VisuallyHidden>
      <Text as="span" size="sm" className="vg-_top-bar__search-words" aria-hidden>
        Search
      </Text>
      <kbd className="vg-_top-bar__search-words" aria-hidden>
        {/Mac/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
