import { type PartId, type Surface, surfaceOf } from '#mocks/contracts/styling/public-parts.ts'
import { looks } from './looks.ts'

/** Which parts of a surface a wish is about that names none. */
export interface Home {
  /** All others stand in it. */
  root: PartId
  /** What is behind everything, where a background is wished and nothing else is said. */
  ground: PartId
  /** Parts that make up the look of the whole. */
  main: readonly PartId[]
  /** Parts with words of their own. */
  words: readonly PartId[]
  /** Parts that are boxes. */
  boxes: readonly PartId[]
  /** Parts whose corners are seen. */
  cornered: readonly PartId[]
  /** Parts that are pressed. */
  pressed: readonly PartId[]
  /** The part that draws the eye. */
  first: PartId
  /** Parts an edge is drawn around. */
  bordered: readonly PartId[]
  /** Parts the talk is about when it is about none. */
  plain: readonly PartId[]
  /** Parts whose letters are meant where none are named. */
  read: readonly PartId[]
  /** What stands above, and below. */
  above: PartId
  below: PartId
  /** What keeps the others apart. */
  spaced: PartId
  /** Parts whose place is no matter of a style sheet. */
  unmovable: readonly PartId[]
  /** Parts that wear the corners of a theme. */
  themed: readonly PartId[]
}

/** The parts of each surface. */
export const homes: Readonly<Record<Surface, Home>> = {
  widget: {
    root: 'panel',
    ground: 'panel',
    main: [
      'panel',
      'header',
      'agentBubbles',
      'visitorBubbles',
      'suggestions',
      'composer',
      'send',
      'launcher',
      'avatar',
    ],
    words: [
      'title',
      'description',
      'agentBubbles',
      'visitorBubbles',
      'suggestions',
      'sources',
      'field',
      'branding',
    ],
    boxes: [
      'agentBubbles',
      'visitorBubbles',
      'suggestions',
      'composer',
      'send',
      'launcher',
      'avatar',
      'sources',
    ],
    cornered: ['header', 'bubbles', 'suggestions', 'composer'],
    pressed: ['launcher', 'send', 'suggestions'],
    first: 'launcher',
    bordered: ['bubbles', 'composer'],
    plain: ['bubbles'],
    read: ['bubbles'],
    above: 'header',
    below: 'foot',
    spaced: 'log',
    unmovable: ['launcher', 'panel', 'send', 'close'],
    themed: ['bubbles', 'suggestions'],
  },
  dashboard: {
    root: 'dashboard',
    ground: 'page',
    main: ['dashboard', 'bar', 'tabs', 'cards', 'button'],
    words: ['agencyName', 'tab', 'pageTitle', 'cards', 'button', 'badges', 'pageFooter'],
    boxes: ['cards', 'button', 'badges', 'logo'],
    cornered: ['cards', 'button', 'badges'],
    pressed: ['button'],
    first: 'button',
    bordered: ['cards'],
    plain: ['cards'],
    read: ['agencyName', 'tab', 'pageTitle', 'cards', 'button', 'badges', 'pageFooter'],
    above: 'bar',
    below: 'pageFooter',
    spaced: 'page',
    unmovable: [
      'dashboard',
      'bar',
      'tabs',
      'tab',
      'openTab',
      'logo',
      'agencyName',
      'chart',
      'button',
      'pageFooter',
    ],
    themed: ['cards', 'button'],
  },
}

/** The part whose gap keeps a part from others like it. */
export function spacedBy(id: PartId): PartId {
  const { gap, spaced } = looks[id]
  return spaced ?? (gap ? id : homes[surfaceOf(id)].spaced)
}
