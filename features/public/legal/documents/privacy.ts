import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** What happens with the data of account holders. (/legal/privacy-policy) */
export const privacy: LegalDocument = {
  title: 'Privacy policy',
  lead: 'What is kept of people who have an account.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'What is kept',
      paragraphs: ['When you sign up and work with {brand}, it keeps:'],
      list: [
        'your email address, and the name and picture you give;',
        'your password as a hash, if you set one;',
        'your sessions: when they began, when they were last used and by which kind of browser;',
        'the country your connection came from, if the installation is set up to know it, for currency and region;',
        'the link that brought you here, if it carried a mark;',
        'your workspaces, who is in them, your agents and what they know.',
      ],
    },
    {
      heading: 'What it is used for',
      paragraphs: [
        'To run the service for you (Article 6(1)(b) GDPR), to keep it safe (6(1)(f)) and to bill it (6(1)(b) and (c)). It is not sold, and no profile is made of it.',
      ],
    },
    {
      heading: 'Websites you let it read',
      paragraphs: [
        'When you give an address, public pages behind it are read as a visitor would see them. Colours, logo and text are kept for an hour, and for as long as the agent exists if you make one from them.',
      ],
    },
    {
      heading: 'Emails',
      paragraphs: [
        'You get emails you caused: codes, invitations, and notices about your workspace. There is no newsletter without asking.',
      ],
    },
    {
      heading: 'Getting at your data',
      paragraphs: [
        'Name and picture are in your account settings, agents and members in their screens. For everything else, and for your rights under the GDPR, write to the address below.',
      ],
    },
  ],
}

export const PrivacyPage = legalPage(privacy)
