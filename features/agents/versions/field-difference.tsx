import type { CSSProperties, ReactNode } from 'react'
import { diffText } from '#features/shared/text-diff/diff-text.ts'
import type { ColourValue, FieldChange } from '#mocks/contracts/agents/agent-diff.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

/** One setting: what goes, what comes. */
export function FieldDifference({ change }: { change: FieldChange }) {
  return (
    <Stack gap={1} className="vg-_versions__change">
      <Text as="dt" size="sm" tone="muted">
        {change.label}
      </Text>
      <dd dir="auto">{difference(change)}</dd>
    </Stack>
  )
}

function difference(change: FieldChange): ReactNode {
  switch (change.kind) {
    case 'text':
      return diffText(change.before, change.after).map(({ kind, text }, index) => {
        const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        return <Part key={index}>{text}</Part>
      })
    case 'list':
      return (
        <ul>
          {change.removed.map((item) => (
            <li key={`-${item}`}>
              <del>{item}</del>
            </li>
          ))}
          {change.added.map((item) => (
            <li key={`+${item}`}>
              <ins>{item}</ins>
            </li>
          ))}
          {change.added.length + change.removed.length === 0 && <li>In another order</li>}
        </ul>
      )
    case 'colour':
      return exchange(<Colour value={change.before} />, <Colour value={change.after} />)
    case 'toggle':
      return exchange(onOff(change.before), onOff(change.after))
    default:
      return exchange(change.before, change.after)
  }
}

function exchange(before: ReactNode, after: ReactNode): ReactNode {
  return (
    <>
      <del>{before}</del> <ins>{after}</ins>
    </>
  )
}

function onOff(value: boolean): string {
  return value ? 'On' : 'Off'
}

function Colour({ value }: { value: ColourValue | null }) {
  if (!value) return 'VoiceGlow colours'
  return (
    <span className="vg-_versions__colour" style={{ '--swatch': value.primary } as CSSProperties}>
      {value.primary.toUpperCase()} ({value.themeType})
    </span>
  )
}
