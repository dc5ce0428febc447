/** A text of the legal set. Paragraphs are plain; a list stands after its paragraphs. */
export interface LegalDocument {
  title: string
  /** What it is about, in a sentence. */
  lead: string
  /** Day of the last change, ISO. */
  changed: string
  sections: readonly { heading: string; paragraphs: readonly string[]; list?: readonly string[] }[]
}
