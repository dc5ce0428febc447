import * as z from 'zod/mini'

/** What of an agency stands over a page that a link without a login leads to. */
export const linkIdentitySchema = z.object({
  name: z.string(),
  /** Its logo; empty for none. */
  squarePhotoURL: z.string(),
  /** The one for dark pages; empty where the other stands in. */
  darkModeSquarePhotourl: z.string(),
})
export type LinkIdentity = z.infer<typeof linkIdentitySchema>

/** The agency as such a page shows it: nobody without a name, or while its own hosts show nobody (spec 2 §6). */
export function linkIdentityOf(agency: LinkIdentity | null, isShown: boolean): LinkIdentity | null {
  if (!agency || !isShown || agency.name === '') return null
  const { name, squarePhotoURL, darkModeSquarePhotourl } = agency
  return { name, squarePhotoURL, darkModeSquarePhotourl }
}
