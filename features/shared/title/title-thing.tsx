import { type TitlePart, useTitlePart } from './title-context.ts'

/** Says what is open, where a hook cannot stand. */
export function TitleThing({ children }: { children: TitlePart['text'] | undefined }) {
  useTitlePart('thing', children)
  return null
}
