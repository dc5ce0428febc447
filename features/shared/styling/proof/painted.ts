/** What makes up the look of a part. Sizes that follow from the text around it are left out. */
const properties = [
  'color',
  '-webkit-text-fill-color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-bottom-color',
  'border-left-color',
  'border-right-color',
  'border-top-width',
  'border-bottom-width',
  'border-left-width',
  'border-right-width',
  'border-top-style',
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-left-radius',
  'border-bottom-right-radius',
  'box-shadow',
  'text-shadow',
  'outline-style',
  'outline-color',
  'opacity',
  'filter',
  'backdrop-filter',
  'mix-blend-mode',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'line-height',
  'text-transform',
  'text-decoration-line',
  'text-align',
  'text-indent',
  'padding-top',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'margin-top',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'gap',
  'display',
  'visibility',
  'position',
  'z-index',
  'overflow-x',
  'pointer-events',
  'transform',
  'scale',
  'rotate',
  'translate',
  'animation-name',
  'stroke',
  'content',
]

const boxes = ['', '::before', '::after']

/** How an element and the boxes before and after its content are painted, as one text to compare. */
export function paintedLook(element: Element, pseudo = ''): string {
  return (pseudo ? [pseudo] : boxes)
    .map((box) => {
      const style = getComputedStyle(element, box)
      if (box && !pseudo && style.content === 'none') return ''
      return properties.map((property) => style.getPropertyValue(property)).join('|')
    })
    .join('||')
}
