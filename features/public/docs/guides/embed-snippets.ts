import { type EmbedVariant, embedCode } from '#features/shared/embed-code/embed-code.ts'
import { embedVariants } from '#features/shared/embed-code/embed-variants.ts'
import type { Snippet } from '../guide.types.ts'

/** Stands where an agent's id belongs. */
const anyAgent = 'YOUR_AGENT_ID'

/** The code of a way to embed, as the product gives it, for an agent of the reader's. */
export function embedSnippet(variant: EmbedVariant): Snippet {
  const way = embedVariants.find(({ value }) => value === variant)
  const facts = {
    origin: '{origin}',
    region: 'eu',
    agentId: anyAgent,
    title: 'your agent',
    lang: 'en',
  } as const
  const code = embedCode(variant, facts)
    .replaceAll('?eu=', '?{region}=')
    .replaceAll('/app/eu/', '/app/{region}/')
  return { title: way?.label ?? 'Embed code', code }
}
