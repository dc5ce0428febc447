import type { DocsPage } from '#mocks/contracts/platform/docs-pages.ts'

/** Languages the API's examples are written in. */
export const exampleLanguages = ['curl', 'javascript', 'python'] as const
export type ExampleLanguage = (typeof exampleLanguages)[number]

/**
 * Code to copy. `{origin}` stands for the address of this product, `{region}` for where the reader's agents lie;
 * everything else is taken from the environment, so that an example runs as it stands.
 */
export interface Example {
  /** Its name in the tests, which run it. */
  id: string
  title: string
  code: Record<ExampleLanguage, string>
}

/** Code of one kind alone: HTML for a page, CSS for the widget. */
export interface Snippet {
  title: string
  code: string
}

/** A piece of a guide. In its words, `…` is code and [words](address) a link. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  /** Names with what they mean: fields, headers, statuses; `inWords` when the names are no code. */
  | {
      kind: 'terms'
      label: string
      items: readonly (readonly [term: string, meaning: string])[]
      inWords?: boolean
    }
  | { kind: 'note'; title: string; text: string }

/** A part of a guide: words, and beside them what to copy. */
export interface GuideSection {
  /** Its anchor. */
  id: string
  heading: string
  /** Words people look for it by that it does not use itself. */
  alsoCalled?: string
  blocks: readonly Block[]
  example?: Example
  snippet?: Snippet
}

/** A page that explains. */
export interface Guide {
  /** Last part of its address; empty for the first page. */
  slug: DocsPage | ''
  title: string
  /** What one knows after reading it, in a sentence. */
  lead: string
  sections: readonly GuideSection[]
}
