import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import type { TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { useLanding } from './use-landing.ts'
import { useOfferFindables } from './use-offer-findables.ts'

const Suggestions = lazyPart(() => import('./suggestions.tsx').then((m) => m.Suggestions))

interface SectionSearchProps {
  agentId: string
  /** The sections one may see. */
  sections: readonly TabRow[]
}

/**
 * Finds sections and fields of the agent by typing (spec 3 §2, section search). Its words, and what looks them up, are
 * fetched when somebody is about to search.
 */
export function SectionSearch({ agentId, sections }: SectionSearchProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined)
  const { pathname, search } = useLocation()
  const pageSince = useRef(0)
  const isShown = open && query.trim() !== ''

  useLanding()
  useOfferFindables(agentId, sections)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any other page or sub-tab counts
  useEffect(() => {
    pageSince.current = performance.now()
  }, [pathname, search])

  function close() {
    setOpen(false)
    setActive(undefined)
  }

  return (
    <search
      className="vg-_section-search"
      onFocus={() => {
        void Suggestions.preload()
        setOpen(true)
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onPointerEnter={() => void Suggestions.preload()}
    >
      <SearchField
        ref={input}
        size="sm"
        label="Search this agent"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown ? active : undefined}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setOpen(true)
        }}
        onKeyDown={(event) => isShown && onKey.current?.(event)}
      />
      {isShown && (
        <Suspense>
          <Suggestions
            id={`${id}-list`}
            agentId={agentId}
            sections={sections}
            query={query}
            active={active}
            onActive={setActive}
            onKey={onKey}
            onClose={close}
            isTyping={() => document.activeElement === input.current}
            pageSince={() => pageSince.current}
          />
        </Suspense>
      )}
    </search>
  )
}
