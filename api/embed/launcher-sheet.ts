import { launcherCss } from './launcher-css.ts'
import { launcherTokens } from './launcher-tokens.ts'
import type { PublishedAgent } from './published-agents.ts'

// Beside the loader's own style sheet, which every bubble has, each has only what it needs.

const left = '.vg-scope,section{inset-inline:20px auto!important}p{inset-inline:0 auto!important}'
/** What the panel is until the chat is in it: the dark `--surface`. */
const dark = 'section{background:#16181b}'
const picture =
  '[aria-expanded=false]{background:var(--picture)center/cover}[aria-expanded=false] svg{visibility:hidden}'
/**
 * An agent's CSS may make the bubble large, not so large that it covers the page: whatever it paints or lets be pressed
 * ends 32 pixels around it, and 32 around the largest it may be. What is around it lets presses through.
 */
const bounds = [
  '.vg-launcher{position:relative!important;box-sizing:border-box!important;max-width:240px!important;max-height:120px!important',
  'zoom:1!important;scale:none!important;overflow:clip!important;overflow-clip-margin:32px!important',
  'clip-path:inset(max(-32px,50% - 92px) max(-32px,50% - 152px))!important}',
]
  .join(';')
  .concat('.vg-scope{pointer-events:none!important}.vg-scope>*{pointer-events:auto!important}')

/** Tokens of `app/embed/loader/teaser.css`. */
const teaserReads = 'var(--surface)var(--text)var(--text-muted)'

/** The style sheet of a published agent's bubble. */
export function launcherSheet({ agent, publicAgent, palette }: PublishedAgent): string {
  const own = launcherCss(publicAgent.customCSS)
  return [
    launcherTokens(agent.ui.teaser ? own + teaserReads : own, palette, publicAgent.mode),
    publicAgent.mode === 'dark' && dark,
    agent.ui.launcherPicture && publicAgent.roundedImageURL && picture,
    own && own + bounds,
    agent.ui.launcherSide === 'left' && left,
  ]
    .filter(Boolean)
    .join('')
}
