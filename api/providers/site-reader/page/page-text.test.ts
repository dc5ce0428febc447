import { load } from 'cheerio/slim'
import { describe, expect, it } from 'vitest'
import { blocksToText, readTextBlocks } from './page-text.ts'

const read = (html: string) => blocksToText(readTextBlocks(load(html)))

describe('readTextBlocks', () => {
  it.each<[string, string, string]>([
    [
      'headings and paragraphs',
      '<h1>Acme</h1><div><p>One\n  two.</p><p>Three.</p></div>',
      '# Acme\n\nOne two.\n\nThree.',
    ],
    ['lists', '<ul><li>One</li><li><a href="/x">Two</a></li></ul>', '- One\n- Two'],
    ['nested lists', '<ul><li>One<ul><li>Inner</li></ul></li></ul>', '- One\n- Inner'],
    [
      'opening hours in a list',
      '<ul><li>Sunday <span>Closed</span></li><li><b>Monday</b> 9 to 5</li></ul>',
      '- Sunday: Closed\n- Monday: 9 to 5',
    ],
    [
      'opening hours in boxes',
      '<div><div><span>Mon</span><span>9–5</span></div><div><span>Tue</span><span>9–5</span></div></div>',
      '- Mon: 9–5\n- Tue: 9–5',
    ],
    [
      'opening hours in a table',
      '<table><tr><th>Day</th><th>Time</th></tr><tr><td>Fri</td><td>8–4</td></tr></table>',
      'Day: Time\nFri: 8–4',
    ],
    ['wide tables', '<table><tr><td>A</td><td>B</td><td>C</td></tr></table>', 'A | B | C'],
    [
      'layout tables',
      '<table><tr><td><p>Left.</p></td><td><p>Right.</p></td></tr></table>',
      'Left.\n\nRight.',
    ],
    [
      'definition lists',
      '<dl><dt>Phone:</dt><dd>555 0100</dd><div><dt>Fax</dt><dd>none</dd></div></dl>',
      '- Phone: 555 0100\n- Fax: none',
    ],
    [
      'labels that end in a colon',
      '<div><span>Phone:</span> <span>555 0100</span></div>',
      '- Phone: 555 0100',
    ],
    [
      'sentences with emphasis',
      '<ul><li><strong>Free</strong> delivery</li><li>Read our <a href="/t">terms</a></li></ul>',
      '- Free delivery\n- Read our terms',
    ],
    [
      'addresses',
      '<footer><address><b>1 Main St</b><br>Springfield</address></footer>',
      '1 Main St\nSpringfield',
    ],
    [
      'contact links',
      '<p><a href="tel:+15550100">Call us</a> or <a href="mailto:a@b.example">a@b.example</a></p>',
      'Call us (+15550100) or a@b.example',
    ],
    [
      'words apart in minified markup',
      '<p><span>Come in</span><span>We are open</span></p>',
      'Come in We are open',
    ],
    ['loose text', '<div>Before<p>Inside</p>after</div>', 'Before\n\nInside\n\nafter'],
    ['right-to-left text and emoji', '<p dir="rtl">مرحبا بكم 👋🏽</p>', 'مرحبا بكم 👋🏽'],
    ['control characters', '<p>a\u0000b\u0007c\u200bd</p>', 'abcd'],
    [
      'what no one is to read',
      '<script>x</script><style>y</style><p hidden>h</p><p style="display:none">n</p><p class="d-none">d</p><p>Read</p>',
      'Read',
    ],
    [
      'what some screens show',
      '<p class="d-none d-lg-block">Shown</p><p class="hidden md:flex">Too</p>',
      'Shown\n\nToo',
    ],
    ['menus', '<nav><a href="/a">A</a><a href="tel:123456">123456</a></nav><p>Text</p>', '123456\n\nText'],
    ['nothing', '', ''],
  ])('reads %s', (_name, html, text) => {
    expect(read(html)).toBe(text)
  })

  it('reads a page with and without a body alike', () => {
    expect(read('<html><body><p>Text</p></body></html>')).toBe(read('<p>Text</p>'))
  })
})
