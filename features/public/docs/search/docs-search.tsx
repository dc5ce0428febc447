import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Hit } from './build-search.ts'
import { type SearchState, useDocsSearch } from './use-docs-search.ts'

/** Searches guides and operations. Arrow keys move along what was found, Enter opens it. */
export function DocsSearch() {
  const [query, setQuery] = useState('')
  const { search, prepare } = useDocsSearch()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const words = query.trim()

  function handleKeyDown(event: KeyboardEvent): void {
    const links = [...(box.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'Enter' && at < 0) {
      links[0]?.click()
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const to = at + (event.key === 'ArrowDown' ? 1 : -1)
    if (to < 0) box.current?.querySelector('input')?.focus()
    else links[Math.min(to, links.length - 1)]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that reach it come from the field and the links inside
    <div ref={box} className="vg-_docs__search" onKeyDown={handleKeyDown}>
      <search>
        <SearchField
          label="Search the docs"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onFocus={prepare}
          aria-controls={id}
        />
      </search>
      <div id={id} className="vg-_docs__found" data-shown={words !== ''} aria-live="polite">
        {words !== '' && <Results words={words} search={search} />}
      </div>
    </div>
  )
}

function Results({ words, search }: { words: string; search: SearchState }) {
  if (search.state === 'loading') return <Text tone="muted">Looking…</Text>
  if (search.state === 'failed') {
    return (
      <Stack gap={2} align="start">
        <Text>The search could not be loaded.</Text>
        <Button size="sm" onClick={search.retry}>
          Retry
        </Button>
      </Stack>
    )
  }
  const hits = search.find(words)
  if (hits.length === 0) return <Text tone="muted">Nothing was found for “{words}”.</Text>
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.href}>
          <HitLink hit={hit} />
        </li>
      ))}
    </ul>
  )
}

function HitLink({ hit: { href, title, where } }: { hit: Hit }) {
  return (
    <a className="vg-_docs__hit" href={href}>
      <Text as="span" weight="medium">
        {title}
      </Text>
      <Text as="span" size="sm" tone="muted">
        {where}
      </Text>
    </a>
  )
}
