import { Text } from '#ui/text/text.tsx'
import { RichText } from './rich-text.tsx'

interface TermsProps {
  /** What they are, for screen readers. */
  label: string
  items: readonly (readonly [term: string, meaning: string])[]
  /** The names are words, not code. @default false */
  inWords?: boolean | undefined
}

/** Names with what they mean, one under another. */
export function Terms({ label, items, inWords = false }: TermsProps) {
  return (
    <dl className="vg-_docs__terms" aria-label={label}>
      {items.map(([term, meaning]) => (
        <div key={term} className="vg-_docs__term">
          <Text as="dt" code={!inWords} weight={inWords ? 'medium' : undefined}>
            {term}
          </Text>
          <Text as="dd" tone="muted">
            <RichText text={meaning} />
          </Text>
        </div>
      ))}
    </dl>
  )
}
