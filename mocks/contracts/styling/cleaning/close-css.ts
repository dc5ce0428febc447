import type { StyleSheet } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'

const probe = '.vg-end{}'
const endings = ['', '}', '}}', '}}}', '*/', '*/}', '*/}}', '"}', "'}", ')}']

/** Whether a rule that follows the sheet would stand by itself: nothing in it is left open. */
export function isClosed(css: string): boolean {
  const last = (parse(`${css}\n${probe}`) as StyleSheet).children.last
  return last?.type === 'Rule' && generate(last) === probe
}

/** The sheet with whatever was left open closed, as a browser would at its end. */
export function closeCss(css: string): string {
  const ending = endings.find((one) => isClosed(`${css}\n${one}`)) ?? ''
  return ending ? `${css}\n${ending}` : css
}
