import type { DiscoveryWay } from '#mocks/contracts/knowledge/discovery.schema.ts'
import { pathRulesLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { OwnSite } from './own-site.tsx'
import type { FindPagesState } from './use-find-pages.ts'

interface FindPagesFormProps {
  owner: KnowledgeOwner
  by: DiscoveryWay
  search: FindPagesState
  /** Why nothing was found; '' for nothing to say. */
  message: string
}

const addressWords = {
  sitemap: {
    label: 'Address of the site map',
    help: 'Or of the website: then the site maps it names are read.',
    placeholder: 'https://example.com/sitemap.xml',
  },
  crawl: {
    label: 'Start address',
    help: 'Links are followed from here, on this website alone.',
    placeholder: 'https://example.com',
  },
}

/** Asks where pages are, and which of them are wanted. */
export function FindPagesForm({ owner, by, search, message }: FindPagesFormProps) {
  const { typed, errors, set } = search
  const { label, help, placeholder } = addressWords[by]
  const errorOf = (field: string) => Object.entries(errors).find(([name]) => name.startsWith(field))?.[1]
  return (
    <Stack gap={5}>
      {message !== '' && <Banner tone="danger" title={message} role="alert" />}
      <Field label={label} required error={errors.address} help={help}>
        <TextField
          value={typed.address}
          dir="ltr"
          inputMode="url"
          placeholder={placeholder}
          onChange={(event) => set({ address: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void search.start()
          }}
        />
      </Field>
      <Field label="Most pages" error={errors.maxPages}>
        <NumberField
          value={typed.maxPages}
          onChange={(event) => set({ maxPages: event.currentTarget.value })}
        />
      </Field>
      <Row columns="lg" gap={5} align="start">
        <Field
          label="Only paths that begin with"
          error={errorOf('include')}
          help="Such as /blog. Press Enter after each; none means all."
        >
          <TagInput
            value={typed.include}
            max={pathRulesLimit}
            onValueChange={(next) => set({ include: next })}
          />
        </Field>
        <Field
          label="Leave out paths that begin with"
          error={errorOf('exclude')}
          help="Press Enter after each."
        >
          <TagInput
            value={typed.exclude}
            max={pathRulesLimit}
            onValueChange={(next) => set({ exclude: next })}
          />
        </Field>
      </Row>
      <OwnSite owner={owner} />
    </Stack>
  )
}
