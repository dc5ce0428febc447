import { type DomElement, type DomNode, isElement } from './dom.ts'

/** Elements whose content is not for reading. */
const SILENT = new Set(
  'script style noscript template svg iframe canvas video audio object map head title button input textarea select datalist'.split(
    ' ',
  ),
)

const MAX_DEPTH = 500
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\ufeff]/g

const HALF_CHARACTERS = /\p{Surrogate}/gu

/** Class names by which common frameworks hide an element, unless another shows it on some screens. */
const HIDDEN_CLASS =
  /(?:^|\s)(?:d-none|hidden|visually-hidden|sr-only|screen-reader-text|invalid-feedback)(?:\s|$)/
const SHOWN_CLASS = /[:-](?:block|flex|grid|inline|table)/

/** Frame of a page by its names: cookie notices, ways through the site, marks beside headings. */
const FRAME_NAME =
  /(?:^|[\s_-])(?:cookies?|cookie-?(?:bar|banner|consent|notice)|consent|gdpr|breadcrumbs?|pagination|pager|skip-?(?:link|to|nav)\S*|headerlink|toc|table-of-contents|share-buttons?)(?:$|[\s_-])/i

/** Elements that hold a whole page, whatever their names say. */
const WHOLE = new Set(['html', 'body', 'main', 'article'])

/** True when an element is meant for no reader: code, controls, or marked hidden. */
export function isSilent(element: DomElement): boolean {
  const { name, attribs } = element
  return (
    (SILENT.has(name) && !isAsking(element)) ||
    ((name === 'label' || name === 'legend') && attribs.for !== undefined) ||
    (!WHOLE.has(name) && FRAME_NAME.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`)) ||
    attribs.hidden !== undefined ||
    attribs['aria-hidden'] === 'true' ||
    /display\s*:\s*none/i.test(attribs.style ?? '') ||
    (HIDDEN_CLASS.test(attribs.class ?? '') && !SHOWN_CLASS.test(attribs.class ?? ''))
  )
}

/** A button that opens the text below it is that text's heading, as in most FAQs. */
function isAsking({ name, attribs, parent }: DomElement): boolean {
  if (name !== 'button') return false
  const opens = attribs['aria-expanded'] ?? attribs['aria-controls'] ?? attribs['data-bs-target']
  const isHeading =
    parent !== null &&
    isElement(parent as DomNode) &&
    /^(?:h[1-6]|dt|summary)$/.test((parent as DomElement).name)
  return (
    isHeading ||
    (opens !== undefined &&
      /accordion|faq|question|collapse|toggle/i.test(
        `${attribs.class ?? ''} ${attribs['data-bs-toggle'] ?? ''}`,
      ))
  )
}

/** One line of text: no control characters, no half characters, single spaces. */
export function cleanLine(text: string): string {
  return text.replace(CONTROLS, '').replace(HALF_CHARACTERS, '').replace(/\s+/g, ' ').trim()
}

/** Text of nodes as a reader sees it; each `<br>` starts a new line. */
export function inlineText(nodes: readonly DomNode[]): string {
  return rawText(nodes, 0).split('\n').map(cleanLine).filter(Boolean).join('\n')
}

function rawText(nodes: readonly DomNode[], depth: number): string {
  let text = ''
  let afterElement = false
  for (const node of nodes) {
    if (node.type === 'text') {
      text += node.data.replaceAll('\n', ' ')
      afterElement = false
    } else if (isElement(node)) {
      // Minified pages set words apart by style only: two elements without a space are two words.
      text += (afterElement ? ' ' : '') + elementText(node, depth)
      afterElement = true
    }
  }
  return text
}

function elementText(element: DomElement, depth: number): string {
  if (element.name === 'br') return '\n'
  if (isSilent(element) || depth > MAX_DEPTH) return ''
  const text = rawText(element.children, depth + 1)
  const contact = element.name === 'a' ? contactOf(element) : undefined
  return contact && !digits(text).includes(digits(contact)) ? `${text} (${contact})` : text
}

/** The number or address behind a phone or mail link. */
function contactOf(link: DomElement): string | undefined {
  return /^(?:tel|mailto):([^?]{3,100})/i.exec(link.attribs.href?.trim() ?? '')?.[1]
}

const digits = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9@.]/g, '')
    .replace(/^00/, '')
