import type { EmbedVariant } from './embed-code.ts'

/** A way to embed, in words. */
interface EmbedWay {
  value: EmbedVariant
  label: string
  /** What visitors get. */
  what: string
  /** Where the code belongs. */
  where: string
}

/** The ways to embed, as they are offered. */
export const embedVariants: readonly EmbedWay[] = [
  {
    value: 'popup',
    label: 'Popup Widget',
    what: 'A bubble in a lower corner of the page. It follows what you publish: colour, corner, name, picture and CSS, also with code copied earlier.',
    where: 'Paste it once, before </body>, on every page that should have the bubble.',
  },
  {
    value: 'chat',
    label: 'Embedded Chat',
    what: 'The chat itself, filling a 500 × 500 container.',
    where: 'Paste it where the chat should appear on the page, and give the container any size.',
  },
  {
    value: 'iframe',
    label: 'Iframe',
    what: 'The chat in a frame, for site builders that allow no scripts.',
    where: 'Paste it where the chat should appear on the page.',
  },
]
