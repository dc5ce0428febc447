/**
 * What a part is: `surface` carries other parts or text, `control` is pressed or typed into, `text` is read.
 * A control must stay reachable, a text must stay readable.
 */
export type PartKind = 'surface' | 'control' | 'text'

/** One part of what custom CSS may restyle; its selector is public API. */
export interface PublicPart {
  /** Stable name for programs. */
  id: string
  /** What people call it, as it stands in a sentence: 'the launcher'. */
  name: string
  /** One selector that finds it. */
  selector: string
  kind: PartKind
  /** Other words for it, lower case. */
  synonyms: readonly string[]
  /** Custom properties its look reads. Set on the part, they change it alone; on `.vg-scope`, everything. */
  tokens: readonly string[]
}
