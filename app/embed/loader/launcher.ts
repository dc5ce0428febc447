const svgNamespace = 'http://www.w3.org/2000/svg'
const bubble = 'M4 5h16v11H9l-5 4z'
const cross = 'M6 6l12 12m0-12L6 18'

/** The button that opens the popup. */
export interface Launcher {
  button: HTMLButtonElement
  /** Brings it in line with what the visitor sees. */
  show(open: boolean, unread: number): void
}

/** Draws the launcher element by element: a page may forbid markup strings. */
export function createLauncher(label: string): Launcher {
  const button = document.createElement('button')
  const svg = document.createElementNS(svgNamespace, 'svg')
  const path = document.createElementNS(svgNamespace, 'path')
  const badge = document.createElement('i')
  button.className = 'vg-launcher'
  button.setAttribute('part', 'launcher')
  svg.setAttribute('class', 'vg-widget__icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.append(path)
  button.append(svg, badge)
  return {
    button,
    show(open, unread) {
      path.setAttribute('d', open ? cross : bubble)
      badge.textContent = unread ? `${unread}` : ''
      button.ariaLabel = unread ? `${label}, ${unread}` : label
      button.ariaExpanded = `${open}`
    },
  }
}
