const base64 = (text: string) => Buffer.from(text).toString('base64')
const ofAKind = 'Only png, jpg, jpeg, gif, webp Files'

/** What nobody may give for a picture of their own, and what is said of it. */
export const notPictures = [
  { what: 'a foreign address', given: 'https://evil.example/x.png', says: ofAKind },
  { what: 'an address of ours it does not have', given: '/files/eu/w/a/x.png', says: ofAKind },
  { what: 'a page', given: `data:text/html;base64,${base64('<b>x</b>')}`, says: ofAKind },
  { what: 'a drawing', given: `data:image/svg+xml;base64,${base64('<svg onload="x"/>')}`, says: ofAKind },
  { what: 'text called a picture', given: `data:image/png;base64,${base64('hello')}`, says: ofAKind },
  { what: 'no base64', given: 'data:image/png;base64,!!!', says: ofAKind },
  {
    what: 'more than half a MB',
    given: `data:image/png;base64,${Buffer.alloc(500_001).toString('base64')}`,
    says: 'Max size: 0.5 MBs',
  },
]
