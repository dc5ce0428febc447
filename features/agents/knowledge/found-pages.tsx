import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Discovery, FoundPageCard } from '#mocks/contracts/knowledge/discovery.schema.ts'
import type { RefreshRate } from '#mocks/contracts/knowledge/document.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { formatCount } from '#ui/format/number.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Row } from '#ui/row/row.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { type KnowledgeOwner, usageQuery } from './knowledge.queries.ts'
import { RefreshField } from './refresh-field.tsx'
import './knowledge.css'

interface FoundPagesProps {
  owner: KnowledgeOwner
  found: Discovery
  /** Addresses of the chosen ones. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  refreshRate: RefreshRate
  onRefreshRate: (rate: RefreshRate) => void
}

/** Rows shown at first, and more with each press. */
const shownAtOnce = 50

/** The pages a search found, to choose from. */
export function FoundPages({ owner, found, chosen, onChoose, refreshRate, onRefreshRate }: FoundPagesProps) {
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(shownAtOnce)
  const { data: usage } = useQuery(usageQuery(owner))
  const matching = found.pages.filter((page) => isWanted(page, typed))
  const free = matching.filter(({ known }) => !known)
  const isAll = free.length > 0 && free.every(({ url }) => chosen.has(url))
  const left = usage && usage.maxKbDocsCharCount !== null ? usage.maxKbDocsCharCount - usage.charCount : null

  function set(urls: readonly string[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const url of urls) {
      if (isChosen) next.add(url)
      else next.delete(url)
    }
    onChoose(next)
  }

  if (found.pages.length === 0) {
    return <Banner title="No page was found that may be read." tone="warning" />
  }
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Text tone="muted">{summaryOf(found)}</Text>
        <SearchField
          label="Search the found pages"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Row wrap justify="between">
          <Checkbox
            label={`Choose all ${formatCount(free.length, 'page')}`}
            checked={isAll}
            disabled={free.length === 0}
            onCheckedChange={(next) =>
              set(
                free.map(({ url }) => url),
                next === true,
              )
            }
          />
          <Text tone="muted" size="sm" role="status">
            {chosenWords(found, chosen, left)}
          </Text>
        </Row>
        <Stack as="ul" gap={0} aria-label="Found pages" className="vg-_knowledge__found">
          {matching.slice(0, shown).map((page) => (
            <ListRow
              key={page.url}
              leading={
                <Checkbox
                  label={<VisuallyHidden>{`Choose ${page.title || pathOf(page.url)}`}</VisuallyHidden>}
                  checked={chosen.has(page.url)}
                  disabled={page.known}
                  onCheckedChange={(next) => set([page.url], next === true)}
                />
              }
              title={<bdi>{page.title || pathOf(page.url)}</bdi>}
              detail={detailOf(page)}
              actions={page.known && <Badge>Known already</Badge>}
            />
          ))}
        </Stack>
        {matching.length === 0 && <Text tone="muted">No found page matches.</Text>}
        {matching.length > shown && (
          <Button size="sm" onClick={() => setShown(shown + shownAtOnce)}>
            {`Show more of ${formatCount(matching.length, 'page')}`}
          </Button>
        )}
      </Stack>
      <RefreshField value={refreshRate} onChange={onRefreshRate} />
    </Stack>
  )
}

function isWanted({ url, title }: FoundPageCard, typed: string): boolean {
  const held = `${title}\n${url}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word))
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

function detailOf({ url, title, charCount }: FoundPageCard) {
  const length = charCount === null ? '' : ` · ${formatCount(charCount, 'character')}`
  return <bdi>{`${title ? pathOf(url) : new URL(url).host}${length}`}</bdi>
}

function summaryOf({ pages, refused, cutShort }: Discovery): string {
  return [
    `${formatCount(pages.length, 'page')} found.`,
    refused > 0 && `${formatCount(refused, 'page')} left out as robots.txt asks.`,
    cutShort && 'There may be more.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** How many are chosen, how long they are as far as that is known, and for how much there is room. */
function chosenWords({ pages }: Discovery, chosen: ReadonlySet<string>, left: number | null): string {
  const count = pages
    .filter(({ url }) => chosen.has(url))
    .reduce((sum, { charCount }) => sum + (charCount ?? 0), 0)
  return [
    `${formatCount(chosen.size, 'page')} chosen`,
    count > 0 && formatCount(count, 'character'),
    left !== null && `room for ${formatCount(Math.max(0, left), 'character')}`,
  ]
    .filter(Boolean)
    .join(', ')
}
