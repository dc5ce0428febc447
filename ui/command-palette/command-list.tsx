import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { type CommandItem, filterCommands, groupCommands } from './command-items.ts'

/** What is found, and how. */
export interface CommandListProps {
  /** What it finds; its accessible name. */
  label: string
  /** @default the label */
  placeholder?: string
  /** What it offers: searched here, or, with `onQueryChange`, already found by whoever gives them. */
  items: readonly CommandItem[]
  /** Called with what is typed; the items are then shown as they come. */
  onQueryChange?: (query: string) => void
  /** Called with the chosen item; the palette closes. */
  onSelect: (item: CommandItem) => void
  /** Items are on their way. @default false */
  loading?: boolean
  /** Said when nothing is found. @default 'No results found' */
  emptyText?: ReactNode
}

/** Input and list; it is made anew with each opening, so an old query never shows. */
export function CommandList({
  label,
  placeholder,
  items,
  onQueryChange,
  onSelect,
  loading,
  emptyText,
}: CommandListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(0)
  const groups = groupCommands(onQueryChange ? items : filterCommands(items, query))
  const shown = groups.flatMap((group) => group.items)
  const active = Math.min(wanted, shown.length - 1)
  const activeItem = shown[active]
  const optionId = (item: CommandItem) => `${id}-${item.id}`

  useEffect(() => {
    if (activeItem)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeItem])

  const handleKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setWanted(next)
    } else if (event.key === 'Enter' && activeItem && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onSelect(activeItem)
    }
  }

  return (
    <>
      <div className="vg-command-palette__search">
        {loading ? <Spinner size="sm" label={null} /> : <Search aria-hidden />}
        <input
          className="vg-command-palette__input"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={activeItem && optionId(activeItem)}
          aria-autocomplete="list"
          aria-label={label}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setWanted(0)
            onQueryChange?.(event.target.value)
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className="vg-_command-palette__list"
        role="listbox"
        aria-label={label}
      >
        {groups.map(({ group, items: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options with this role
          <div key={group} role="group" aria-label={group || undefined}>
            {group && (
              <div className="vg-command-palette__group" aria-hidden>
                {group}
              </div>
            )}
            {members.map((item) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active one
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
              <div
                key={item.id}
                id={optionId(item)}
                role="option"
                aria-selected={item === activeItem}
                className="vg-command-palette__item"
                onPointerMove={() => setWanted(shown.indexOf(item))}
                onClick={() => onSelect(item)}
              >
                {item.icon}
                <span className="vg-_command-palette__label">{item.label}</span>
                {item.aside && <span className="vg-_command-palette__aside">{item.aside}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="vg-_command-palette__empty" role="status">
        {shown.length === 0 && !loading && emptyText}
      </p>
    </>
  )
}
