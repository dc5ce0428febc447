import { diffText } from '#features/shared/text-diff/diff-text.ts'
import { Section } from '#ui/section/section.tsx'

/** An agent's prompt now and then, as one text with what goes and what comes. */
export function PromptReplacement({ before, after }: { before: string; after: string }) {
  return (
    <Section title="What changes" level={3} size="md" gap={2}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it */}
      <p className="vg-_use-prompt__text" dir="auto" tabIndex={0}>
        {diffText(before, after).map(({ kind, text }, index) => {
          const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          return <Part key={index}>{text}</Part>
        })}
      </p>
    </Section>
  )
}
