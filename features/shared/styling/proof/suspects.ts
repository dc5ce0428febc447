import type { PlainProblem } from './proof.types.ts'

const animation = ['animation', 'animation-name']
const place = ['position', 'inset.*', 'top', 'right', 'bottom', 'left', 'margin.*']
const movement = ['transform', 'translate', 'scale', 'rotate', 'zoom']
const size = ['(min-|max-)?(width|height|inline-size|block-size)', 'flex.*', 'contain']
const font = ['font', 'font-size', 'line-height']
const clip = ['overflow.*', 'clip', 'clip-path', 'text-indent']

/** Properties that can bring a problem about. */
export const suspects: Record<PlainProblem['kind'], RegExp> = {
  hidden: anyOf(
    'display',
    'visibility',
    'opacity',
    'content-visibility',
    'clip',
    'clip-path',
    ...size,
    ...font,
    ...movement,
    ...animation,
  ),
  'cut-off': anyOf('padding.*', 'gap', ...clip, ...size, ...place, ...font, ...movement, ...animation),
  outside: anyOf('text-indent', 'float', 'gap', 'padding.*', ...size, ...place, ...movement, ...animation),
  covered: anyOf('z-index', 'content', ...size, ...place, ...movement, ...animation),
  overlay: anyOf('overflow.*', ...size, ...place, ...movement, ...animation),
  unpressable: anyOf('pointer-events', 'z-index', 'visibility', ...place),
  small: anyOf('padding.*', 'border.*', ...size, ...font, ...movement),
  tiny: anyOf(...font, ...movement),
  unpredictable: anyOf('filter', 'mix-blend-mode', '(-webkit-)?mask.*', ...animation),
}

/** Properties that decide how words stand out. */
export const colorSuspects = anyOf(
  'color',
  'opacity',
  'background.*',
  '-webkit-text-fill-color',
  '(-webkit-)?background-clip',
  ...animation,
)

function anyOf(...properties: string[]): RegExp {
  return new RegExp(`^(?:${properties.join('|')})$`)
}
