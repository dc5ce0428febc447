import { useState } from 'react'
import { type EmbedFacts, type EmbedVariant, embedCode } from '#features/shared/embed-code/embed-code.ts'
import { embedVariants } from '#features/shared/embed-code/embed-variants.ts'
import { useHeadings } from '#features/site-wizard/heading-level.ts'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'

/** The iframe has no button here: it is for site builders that take no scripts (spec 1 §2). */
const offered = embedVariants.filter(({ value }) => value !== 'iframe')

/** 'Add to your website': the code for a bubble, or for a chat in the page. */
export function EmbedPanel({ facts }: { facts: EmbedFacts }) {
  const { Section } = useHeadings()
  const [variant, setVariant] = useState<EmbedVariant>('popup')
  return (
    <section className="vg-result__panel">
      <Section className="vg-result__title">Add to your website</Section>
      <SegmentedControl
        label="How it stands on the page"
        className="vg-result__choice"
        segments={offered}
        value={variant}
        onValueChange={setVariant}
      />
      {offered
        .filter(({ value }) => value === variant)
        .map(({ value, label, what, where }) => (
          <div key={value} className="vg-result__part">
            <p>{what}</p>
            <CodeBlock label={`${label} code`} code={embedCode(value, facts)} />
            <p className="vg-result__quiet">{where}</p>
          </div>
        ))}
    </section>
  )
}
