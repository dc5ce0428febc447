import { dashboardParts, dashboardTokens } from './dashboard-parts.ts'
import type { PublicPart } from './public-part.ts'

export type { PublicPart } from './public-part.ts'

/** What owners may restyle: the widget of an agent, or the dashboard of an agency's clients. */
export type Surface = 'widget' | 'dashboard'

/**
 * Every part of the widget whose look may be changed, outermost first. The styling assistant is told these, its
 * proof in the browser checks these, and the documentation lists these; a test compares them with the widget.
 */
export const publicParts = [
  {
    id: 'launcher',
    name: 'launcher',
    selector: '.vg-launcher',
    kind: 'control',
    synonyms: [
      'chat bubble',
      'bubble button',
      'launcher bubble',
      'floating bubble',
      'floating button',
      'chat button',
      'chat icon',
      'open button',
      'launch button',
      'popup button',
      'toggle button',
      'bubble',
    ],
    tokens: ['--accent-solid', '--accent-solid-border', '--accent-on', '--radius-pill', '--shadow-popover'],
  },
  {
    id: 'panel',
    name: 'chat window',
    selector: '.vg-widget',
    kind: 'surface',
    synonyms: [
      'panel',
      'widget',
      'chat panel',
      'chat box',
      'chatbox',
      'popup',
      'window',
      'whole chat',
      'chat',
    ],
    tokens: ['--surface', '--text', '--font-size-md', '--line-height-md'],
  },
  {
    id: 'header',
    name: 'header',
    selector: '.vg-widget__header',
    kind: 'surface',
    synonyms: [
      'head',
      'top bar',
      'topbar',
      'title bar',
      'titlebar',
      'header bar',
      'banner',
      'top',
      'chat header',
    ],
    tokens: ['--accent-soft', '--surface', '--border', '--space-3', '--space-4'],
  },
  {
    id: 'avatar',
    name: 'avatar',
    selector: '.vg-widget__avatar',
    kind: 'surface',
    synonyms: ['logo', 'picture', 'profile picture', 'profile image', 'photo', 'agent picture', 'bot icon'],
    tokens: ['--accent-solid', '--accent-on', '--radius-pill', '--font-size-lg', '--weight-medium'],
  },
  {
    id: 'title',
    name: 'title',
    selector: '.vg-widget__title',
    kind: 'text',
    synonyms: ['heading', 'agent name', 'bot name', 'headline', 'name'],
    tokens: ['--font-size-lg', '--line-height-lg'],
  },
  {
    id: 'description',
    name: 'description',
    selector: '.vg-widget__description',
    kind: 'text',
    synonyms: ['subtitle', 'tagline', 'subheading', 'sub heading', 'sub title'],
    tokens: ['--text-muted', '--font-size-sm', '--line-height-sm'],
  },
  {
    id: 'close',
    name: 'close button',
    selector: '.vg-widget__close',
    kind: 'control',
    synonyms: ['close icon', 'x button', 'close cross', 'dismiss button'],
    tokens: ['--text-muted', '--text', '--control-md', '--radius-pill'],
  },
  {
    id: 'log',
    name: 'message area',
    selector: '.vg-widget__log',
    kind: 'surface',
    synonyms: [
      'messages area',
      'message list',
      'conversation',
      'chat area',
      'chat log',
      'thread',
      'body',
      'content area',
      'chat background',
      'middle',
    ],
    tokens: ['--space-4', '--space-5', '--border-strong'],
  },
  {
    id: 'bubbles',
    name: 'message bubbles',
    selector: '.vg-widget__bubble',
    kind: 'text',
    synonyms: [
      'messages',
      'message bubble',
      'message',
      'bubbles',
      'chat bubbles',
      'chat messages',
      'speech bubbles',
      'text bubbles',
    ],
    tokens: ['--neutral-soft', '--radius-control', '--space-2'],
  },
  {
    id: 'agentBubbles',
    name: 'agent’s messages',
    selector: '.vg-widget__message[data-role="assistant"] .vg-widget__bubble',
    kind: 'text',
    synonyms: [
      'agent messages',
      'agent message',
      'agent bubbles',
      'agent bubble',
      'bot messages',
      'bot message',
      'bot bubbles',
      'bot bubble',
      'assistant messages',
      'assistant message',
      'assistant bubbles',
      'assistant bubble',
      'ai messages',
      'answers',
      'answer bubbles',
      'replies',
      'reply bubbles',
      'incoming messages',
    ],
    tokens: ['--neutral-soft', '--radius-control'],
  },
  {
    id: 'visitorBubbles',
    name: 'visitor’s messages',
    selector: '.vg-widget__message[data-role="user"] .vg-widget__bubble',
    kind: 'text',
    synonyms: [
      'visitor messages',
      'visitor message',
      'visitor bubbles',
      'visitor bubble',
      'user messages',
      'user message',
      'user bubbles',
      'user bubble',
      'customer messages',
      'customer bubbles',
      'my messages',
      'my bubbles',
      'outgoing messages',
      'sent messages',
      'questions',
      'question bubbles',
    ],
    tokens: ['--accent-solid', '--accent-on', '--radius-control'],
  },
  {
    id: 'links',
    name: 'links',
    selector: '.vg-widget__bubble a',
    kind: 'text',
    synonyms: ['link', 'hyperlinks', 'urls'],
    tokens: ['--accent-border'],
  },
  {
    id: 'code',
    name: 'code blocks',
    selector: '.vg-widget__code',
    kind: 'surface',
    synonyms: ['code block', 'code', 'snippets'],
    tokens: ['--surface', '--border', '--radius-control'],
  },
  {
    id: 'sources',
    name: 'sources',
    selector: '.vg-widget__sources a',
    kind: 'control',
    synonyms: ['source links', 'source', 'citations', 'references'],
    tokens: ['--surface', '--border', '--border-control', '--radius-pill', '--text'],
  },
  {
    id: 'typing',
    name: 'typing dots',
    selector: '.vg-widget__typing i',
    kind: 'surface',
    synonyms: ['typing indicator', 'typing animation', 'dots', 'loading dots'],
    tokens: ['--text-faint', '--radius-pill'],
  },
  {
    id: 'suggestions',
    name: 'suggestions',
    selector: '.vg-widget__suggestions button',
    kind: 'control',
    synonyms: [
      'suggested questions',
      'suggestion',
      'suggestion buttons',
      'suggestion chips',
      'quick replies',
      'quick reply buttons',
      'question buttons',
      'chips',
      'pills',
      'prompts',
    ],
    tokens: ['--surface', '--accent-border', '--accent-text', '--accent-soft', '--space-3'],
  },
  {
    id: 'composer',
    name: 'message box',
    selector: '.vg-widget__composer',
    kind: 'surface',
    synonyms: [
      'composer',
      'input',
      'input box',
      'input area',
      'input field',
      'text box',
      'textbox',
      'chat input',
      'reply box',
      'form',
    ],
    tokens: ['--surface', '--border-control', '--text-muted', '--focus-ring'],
  },
  {
    id: 'field',
    name: 'typed text',
    selector: '.vg-widget__field textarea',
    kind: 'control',
    synonyms: ['textarea', 'text area', 'input text', 'text in the input', 'typing field', 'text field'],
    tokens: ['--space-2', '--space-4'],
  },
  {
    id: 'placeholder',
    name: 'placeholder',
    selector: '.vg-widget__field textarea::placeholder',
    kind: 'text',
    synonyms: ['placeholder text', 'input placeholder', 'hint text'],
    tokens: ['--text-faint'],
  },
  {
    id: 'send',
    name: 'send button',
    selector: '.vg-widget__send',
    kind: 'control',
    synonyms: ['send icon', 'send arrow', 'submit button', 'send', 'arrow button'],
    tokens: [
      '--accent-solid',
      '--accent-solid-hover',
      '--accent-solid-border',
      '--accent-on',
      '--neutral-soft',
      '--radius-pill',
    ],
  },
  {
    id: 'hint',
    name: 'length hint',
    selector: '.vg-widget__hint',
    kind: 'text',
    synonyms: ['character counter', 'character count', 'length counter'],
    tokens: ['--text-muted', '--danger', '--font-size-xs'],
  },
  {
    id: 'foot',
    name: 'footer',
    selector: '.vg-widget__foot',
    kind: 'surface',
    synonyms: ['foot', 'bottom bar', 'bottom', 'bottom area'],
    tokens: ['--space-3'],
  },
  {
    id: 'branding',
    name: 'branding line',
    selector: '.vg-widget__branding',
    kind: 'text',
    synonyms: ['branding', 'branding text', 'powered by', 'footer text', 'footer note'],
    tokens: ['--text-faint', '--font-size-xs'],
  },
  {
    id: 'jump',
    name: 'jump button',
    selector: '.vg-widget__jump',
    kind: 'control',
    synonyms: ['jump to latest', 'scroll button', 'scroll down button', 'latest button'],
    tokens: ['--surface-raised', '--border', '--radius-pill', '--shadow-popover', '--font-size-xs'],
  },
  {
    id: 'retry',
    name: 'retry button',
    selector: '.vg-widget__retry',
    kind: 'control',
    synonyms: ['try again button', 'retry'],
    tokens: ['--surface', '--surface-sunken', '--border-control', '--text', '--radius-pill'],
  },
  {
    id: 'notice',
    name: 'offline notice',
    selector: '.vg-widget__notice',
    kind: 'text',
    synonyms: ['notice', 'offline message'],
    tokens: ['--warning', '--warning-soft', '--radius-card'],
  },
  {
    id: 'failure',
    name: 'failure notice',
    selector: '.vg-widget__failure',
    kind: 'text',
    synonyms: ['error message', 'error notice', 'failure'],
    tokens: ['--danger', '--danger-soft', '--radius-card'],
  },
  {
    id: 'mark',
    name: 'incomplete answer mark',
    selector: '.vg-widget__mark',
    kind: 'text',
    synonyms: ['incomplete mark', 'incomplete notice'],
    tokens: ['--surface', '--text-muted', '--radius-card', '--font-size-xs'],
  },
] as const satisfies readonly PublicPart[]

/** Id of a part of the client dashboard. */
type DashboardPartId = (typeof dashboardParts)[number]['id']

/** Id of a part of anything that may be restyled; no two parts share one. */
export type PartId = (typeof publicParts)[number]['id'] | DashboardPartId

/** The element that carries the theme: tokens set on it reach every part. */
export const scopeSelector = '.vg-scope'

/** Tokens worth setting on the scope, each with what it colours or measures. */
export const scopeTokens: Readonly<Record<string, string>> = {
  '--primary': 'accent colour: launcher, send button, the visitor’s messages, avatar',
  '--primary-hover': 'accent colour under the pointer',
  '--primary-edge': 'edge of accent fills',
  '--on-primary': 'text and icons on the accent colour',
  '--primary-text': 'accent-coloured text: suggestions',
  '--primary-line': 'accent-coloured lines and the focus ring',
  '--accent-soft': 'quiet tint: the header',
  '--surface': 'background of the chat window',
  '--surface-sunken': 'background of pressed and hovered quiet controls',
  '--surface-raised': 'background of what floats over the messages',
  '--neutral-soft': 'background of the agent’s messages',
  '--text': 'text',
  '--text-muted': 'quiet text: description, hints',
  '--text-faint': 'faint text: placeholder, branding line',
  '--border': 'lines between parts',
  '--border-control': 'outline of the message box',
  '--danger': 'text of failures',
  '--warning': 'text of warnings',
  '--font-family': 'font',
  '--radius-card': 'corners of notices',
  '--radius-control': 'small corners',
  '--radius-pill': 'corners of launcher, send button and avatar',
}

/** Classes of the widget that are no styling API: boxes without a look of their own, and text for screen readers. */
export const privateClasses: readonly string[] = [
  'vg-widget__hidden',
  'vg-widget__heading',
  'vg-widget__icon',
  'vg-widget__background',
  'vg-widget__name',
  'vg-widget-preview',
]

const parts = { widget: publicParts, dashboard: dashboardParts } as const
const byId = new Map<string, PublicPart>([...publicParts, ...dashboardParts].map((part) => [part.id, part]))
const dashboardIds = new Set<string>(dashboardParts.map(({ id }) => id))

/** Every part of a surface, outermost first. */
export function partsOf(surface: Surface): readonly (PublicPart & { id: PartId })[] {
  return parts[surface]
}

/** A public part by its id. */
export function partOf(id: PartId): PublicPart {
  return byId.get(id)!
}

/** What a part belongs to. */
export function surfaceOf(id: string): Surface {
  return dashboardIds.has(id) ? 'dashboard' : 'widget'
}

/** The part all others of a surface stand in. */
export function rootOf(surface: Surface): PartId {
  return surface === 'widget' ? 'panel' : 'dashboard'
}

/** Tokens worth setting on the scope of a surface. */
export function tokensOf(surface: Surface): Readonly<Record<string, string>> {
  return surface === 'widget' ? scopeTokens : dashboardTokens
}
