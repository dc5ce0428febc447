import { Banner } from '#ui/banner/banner.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Block, Guide, GuideSection } from './guide.types.ts'
import { ExampleCode, SnippetCode } from './parts/example-code.tsx'
import { RichText } from './parts/rich-text.tsx'
import { Terms } from './parts/terms.tsx'

/** A guide: its words, and beside each part what to copy. */
export function GuideView({ guide }: { guide: Guide }) {
  return (
    <article className="vg-_docs__page">
      <Stack as="header" gap={3} className="vg-_docs__words">
        <Heading level={1} size="3xl">
          {guide.title}
        </Heading>
        <Text size="lg" tone="muted">
          {guide.lead}
        </Text>
      </Stack>
      {guide.sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
    </article>
  )
}

function SectionView({ section: { id, heading, blocks, example, snippet } }: { section: GuideSection }) {
  return (
    <section className="vg-_docs__part" aria-labelledby={id}>
      <Stack gap={4} className="vg-_docs__words">
        <Heading id={id} level={2} size="xl">
          {heading}
        </Heading>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guide's blocks never move
          <BlockView key={index} block={block} />
        ))}
      </Stack>
      {(example || snippet) && (
        <div className="vg-_docs__code">
          {example && <ExampleCode {...example} />}
          {snippet && <SnippetCode {...snippet} />}
        </div>
      )}
    </section>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className="vg-_docs__list" data-ordered={block.ordered}>
          {block.items.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'terms':
      return <Terms label={block.label} items={block.items} inWords={block.inWords} />
    case 'note':
      return (
        <Banner role="note" title={block.title}>
          <RichText text={block.text} />
        </Banner>
      )
  }
}
