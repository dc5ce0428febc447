import { expect, it } from 'vitest'
import type { SiteRead } from '../../providers/site-reader/site-reader.ts'
import { runMessage } from './run-message.ts'

const site: SiteRead = {
  url: 'https://bakery.example/',
  origin: 'https://bakery.example',
  name: 'Bakery',
  description: '',
  colors: [],
  pages: [],
}
const at = (path: string) => `https://bakery.example${path}`

it.each<[string, Partial<SiteRead>, string]>([
  ['nothing', {}, ''],
  [
    'a broken link',
    { broken: [at('/old?year=2024')] },
    'One link of the website leads to no page: /old?year=2024.',
  ],
  [
    'several',
    { broken: ['/a', '/b', '/c', '/d', '/e'].map(at) },
    '5 links of the website lead to no page: /a, /b, /c and 2 more.',
  ],
  [
    'a long one',
    { broken: [at(`/${'a'.repeat(200)}`)] },
    `One link of the website leads to no page: /${'a'.repeat(78)}….`,
  ],
  [
    'a page passed over, and a broken link',
    { skipped: [{ url: at('/slow'), reason: 'too-slow' }], broken: [at('/old')] },
    'One page took too long to read and stays as it was. One link of the website leads to no page: /old.',
  ],
  [
    'a reading cut short',
    { cutShort: true },
    'The site took too long; pages that were not reached stay as they were.',
  ],
])('says %s', (_what, more, message) => expect(runMessage({ ...site, ...more })).toBe(message))
