import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** How the product is kept safe. (/security) */
export const security: LegalDocument = {
  title: 'Security',
  lead: 'What keeps workspaces apart and secrets secret.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'Workspaces stay apart',
      paragraphs: [
        'Every operation has a rule about who may call it. The rules are tested as a table: each operation against each kind of caller, from nobody to a member of another workspace. What belongs to others does not exist for you, and looks exactly like what does not exist.',
      ],
    },
    {
      heading: 'Signing in',
      paragraphs: [
        'Codes live ten minutes and take five tries. Passwords are stored with a slow hash. The session is a cookie scripts cannot read; changing the password ends the other sessions, and you can end each of them yourself.',
      ],
    },
    {
      heading: 'Keys',
      paragraphs: [
        'A workspace key or agent key is shown once, when it is made, and stored as a hash. Making a new one ends the old one at once. No key is ever sent to a browser otherwise.',
      ],
    },
    {
      heading: 'Pages and widgets',
      paragraphs: [
        'Pages allow only their own scripts, by a strict content security policy. CSS of owners is parsed, and whatever loads, overlays or reaches out of the widget is taken out. Answers are drawn as text and links, never as markup.',
      ],
    },
    {
      heading: 'Reading websites',
      paragraphs: [
        'The reader follows an address only to public hosts, checks it again at every redirect and at the moment it connects, and gives up on pages that are too large or too slow.',
      ],
    },
    {
      heading: 'Telling us',
      paragraphs: ['If you have found a weakness, the contact page says how to report it.'],
    },
  ],
}

export const SecurityPage = legalPage(security)
