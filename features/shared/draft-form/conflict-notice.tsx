import { GitMerge } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

/** A value that both sides changed, in words. */
export interface ContestedValue {
  mine: string
  theirs: string
}

/** The part of a draft form that asks whose changes to keep. */
export interface ContestedDraft {
  contested: string[]
  saving: boolean
  /** Saves what was typed over what someone else saved. */
  keepMine: () => unknown
  takeTheirs: () => void
}

interface ConflictNoticeProps {
  draft: ContestedDraft
  /** What the inputs are called. */
  labels: Readonly<Record<string, string>>
  /** Both values of an input, where they can be compared at a glance. @default only the names are said */
  compare?: (name: string) => ContestedValue
}

const title = 'Someone else changed this meanwhile.'

/** Says what someone else changed too, and asks whose it shall be. Nothing typed is lost before the answer. */
export function ConflictNotice({ draft, ...props }: ConflictNoticeProps) {
  if (draft.contested.length === 0) return null
  return <Question draft={draft} {...props} />
}

function Question({ draft, labels, compare }: ConflictNoticeProps) {
  const { contested, saving, keepMine, takeTheirs } = draft
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const labelOf = (name: string) => labels[name] ?? name
  return (
    <Banner
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-label={title}
      tone="warning"
      icon={<GitMerge aria-hidden />}
      title={title}
      action={
        <>
          <Button size="sm" onClick={takeTheirs} disabled={saving}>
            Load theirs
          </Button>
          <Button size="sm" tone="primary" onClick={keepMine} loading={saving}>
            Keep mine
          </Button>
        </>
      }
    >
      {compare ? (
        <Stack gap={3}>
          <p>Nothing of yours is lost. Choose which to keep; everything else on this page stays as it is.</p>
          <Stack as="dl" gap={3}>
            {contested.map((name) => (
              <Compared key={name} label={labelOf(name)} {...compare(name)} />
            ))}
          </Stack>
        </Stack>
      ) : (
        `Both of you changed: ${contested.map(labelOf).join(', ')}. Nothing you typed is lost.`
      )}
    </Banner>
  )
}

function Compared({ label, mine, theirs }: { label: string } & ContestedValue) {
  return (
    <div>
      <Text as="dt" weight="medium">
        {label}
      </Text>
      <Value whose="Yours" value={mine} />
      <Value whose="Theirs" value={theirs} />
    </div>
  )
}

function Value({ whose, value }: { whose: string; value: string }) {
  return (
    <Text as="dd">
      <Text as="span" size="sm" tone="muted">
        {whose}
      </Text>{' '}
      <bdi>{value}</bdi>
    </Text>
  )
}
