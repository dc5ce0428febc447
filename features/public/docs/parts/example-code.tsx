import { readBoot } from '#features/shared/boot.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { type Example, exampleLanguages, type Snippet } from '../guide.types.ts'
import { languageLabels, useExampleLanguage } from './example-language.ts'

const segments = exampleLanguages.map((value) => ({ value, label: languageLabels[value] }))

/** Code with this product's address and the reader's region in it. */
function filled(code: string): string {
  return code.replaceAll('{origin}', readBoot().origin).replaceAll('{region}', preferredRegion())
}

/** An example in the language the reader chose. */
export function ExampleCode({ title, code }: Pick<Example, 'title' | 'code'>) {
  const { language, choose } = useExampleLanguage()
  return (
    <Stack gap={2}>
      <SegmentedControl
        label="Language of the examples"
        segments={segments}
        value={language}
        onValueChange={choose}
        size="sm"
        block
      />
      <CodeBlock label={title} code={filled(code[language])} />
    </Stack>
  )
}

/** Code of one kind alone. */
export function SnippetCode({ title, code }: Snippet) {
  return <CodeBlock label={title} code={filled(code)} />
}
