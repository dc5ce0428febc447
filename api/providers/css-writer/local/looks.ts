import { type PartId, rootOf, surfaceOf } from '#mocks/contracts/styling/public-parts.ts'

/** How a part looks before anybody restyles it: what relative wishes start from. */
export interface PartLook {
  /** Token of its own background; without one it shows what is behind it. */
  background?: string
  /** Token of its text. */
  text?: string
  /** What is behind it. @default what all parts stand in */
  within?: PartId
  /** Width and height. */
  size?: string
  radius?: string
  fontSize?: string
  padding?: string
  gap?: string
  width?: string
  /** Whether it has a border, whose colour goes with the background. */
  border?: boolean
  shadow?: boolean
  /** Whether its background answers to the pointer. */
  hover?: boolean
  /** The part that keeps several of these apart. */
  spaced?: PartId
  /** Where its text stands when it carries none itself. */
  words?: PartId
}

/** The look of every part; a test compares the measures with the widget's own style sheets. */
export const looks: Readonly<Record<PartId, PartLook>> = {
  launcher: {
    background: '--primary',
    text: '--on-primary',
    size: '3.5rem',
    radius: '999px',
    border: true,
    shadow: true,
  },
  panel: { background: '--surface', text: '--text', fontSize: '0.875rem' },
  header: { background: '--accent-soft', text: '--text', padding: '1rem', words: 'title' },
  avatar: {
    background: '--primary',
    text: '--on-primary',
    within: 'header',
    size: '2.5rem',
    radius: '999px',
    fontSize: '1rem',
  },
  title: { text: '--text', within: 'header', fontSize: '1rem' },
  description: { text: '--text-muted', within: 'header', fontSize: '0.8125rem' },
  close: { text: '--text-muted', within: 'header', size: '2.25rem', radius: '999px' },
  log: { padding: '1.25rem 1rem', gap: '1rem', words: 'bubbles' },
  bubbles: {
    background: '--neutral-soft',
    text: '--text',
    radius: '1.125rem',
    fontSize: '0.875rem',
    padding: '0.625rem 0.875rem',
    width: '88%',
  },
  agentBubbles: {
    background: '--neutral-soft',
    text: '--text',
    radius: '1.125rem',
    fontSize: '0.875rem',
    padding: '0.625rem 0.875rem',
    width: '88%',
  },
  visitorBubbles: {
    background: '--primary',
    text: '--on-primary',
    radius: '1.125rem',
    fontSize: '0.875rem',
    padding: '0.625rem 0.875rem',
    width: '88%',
  },
  links: { text: '--text', within: 'agentBubbles', fontSize: '0.875rem' },
  code: { background: '--surface', text: '--text', radius: '6px', border: true },
  sources: {
    background: '--surface',
    text: '--text-muted',
    radius: '999px',
    fontSize: '0.75rem',
    padding: '0.125rem 0.5rem',
    border: true,
  },
  typing: { background: '--text-faint', size: '0.4375rem', radius: '999px' },
  suggestions: {
    background: '--surface',
    text: '--primary-text',
    radius: '1.125rem',
    fontSize: '0.875rem',
    padding: '0.3125rem 0.75rem',
    border: true,
    hover: true,
  },
  composer: { background: '--surface', text: '--text', radius: '1.375rem', border: true },
  field: {
    text: '--text',
    within: 'composer',
    fontSize: '0.875rem',
    padding: '0.625rem 0.5rem 0.625rem 1rem',
  },
  placeholder: { text: '--text-faint', within: 'composer', fontSize: '0.875rem' },
  send: {
    background: '--primary',
    text: '--on-primary',
    within: 'composer',
    size: '2.125rem',
    radius: '999px',
    border: true,
    hover: true,
  },
  hint: { text: '--text-muted', within: 'composer', fontSize: '0.75rem' },
  foot: { padding: '0 0.75rem 0.75rem', gap: '0.75rem', words: 'branding' },
  branding: { text: '--text-faint', fontSize: '0.75rem' },
  jump: {
    background: '--surface-raised',
    text: '--text',
    radius: '999px',
    fontSize: '0.75rem',
    border: true,
    shadow: true,
  },
  retry: { background: '--surface', text: '--text', radius: '999px', padding: '0 0.75rem', border: true },
  notice: { text: '--warning', radius: '10px', fontSize: '0.8125rem', padding: '0.5rem 0.75rem' },
  failure: { text: '--danger', radius: '10px', fontSize: '0.8125rem', padding: '0.5rem 0.75rem' },
  mark: {
    background: '--surface',
    text: '--text-muted',
    radius: '10px',
    fontSize: '0.75rem',
    padding: '0 0.5rem',
  },
  dashboard: { background: '--canvas', text: '--text', fontSize: '0.875rem' },
  bar: { background: '--surface', text: '--text', padding: '0 1.25rem', words: 'agencyName' },
  agencyName: { text: '--text', within: 'bar', fontSize: '1rem' },
  logo: {
    background: '--primary',
    text: '--on-primary',
    within: 'bar',
    size: '2rem',
    radius: '8px',
    fontSize: '0.8125rem',
  },
  tabs: {
    background: '--surface-tint',
    text: '--text-muted',
    padding: '0.5rem',
    gap: '0.25rem',
    words: 'tab',
  },
  tab: {
    text: '--text-muted',
    within: 'tabs',
    radius: '8px',
    fontSize: '0.875rem',
    padding: '0 0.75rem',
    spaced: 'tabs',
  },
  openTab: {
    background: '--nav-active-bg',
    text: '--nav-active-text',
    within: 'tabs',
    radius: '8px',
    fontSize: '0.875rem',
    padding: '0 0.75rem',
    spaced: 'tabs',
  },
  page: { text: '--text', padding: '1.5rem 1.25rem 1.25rem', gap: '1.25rem', words: 'pageTitle' },
  pageTitle: { text: '--text', within: 'page', fontSize: '1.25rem' },
  cardRows: { within: 'page', gap: '0.75rem' },
  cards: {
    background: '--surface',
    text: '--text',
    within: 'page',
    radius: '12px',
    fontSize: '0.875rem',
    padding: '1.25rem',
    border: true,
    spaced: 'cardRows',
  },
  chart: { background: '--primary', within: 'cards', radius: '2px', spaced: 'chart' },
  button: {
    background: '--primary',
    text: '--on-primary',
    within: 'page',
    radius: '8px',
    fontSize: '0.875rem',
    padding: '0 0.75rem',
    border: true,
    hover: true,
  },
  badges: {
    background: '--neutral-soft',
    text: '--text-muted',
    within: 'cards',
    radius: '999px',
    fontSize: '0.75rem',
    padding: '1px 0.5rem',
    border: true,
  },
  pageFooter: { text: '--text-muted', within: 'page', fontSize: '0.75rem' },
}

/** The part a part is seen on. */
export function behind(id: PartId): PartId {
  return looks[id].within ?? rootOf(surfaceOf(id))
}
