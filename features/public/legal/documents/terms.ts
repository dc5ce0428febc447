import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** The terms of service. (/legal/tos) */
export const terms: LegalDocument = {
  title: 'Terms of service',
  lead: 'What you may expect of {brand}, and what is expected of you.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'The agreement',
      paragraphs: [
        'By creating an account you agree to these terms with the operator of this installation. If you act for a company, you confirm that you may bind it.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You sign in with an email address and a code or a password. Keep them to yourself, and keep the address yours: whoever reads its emails can sign in.',
        'People you invite to a workspace act in it with the permissions you give them. You answer for what they do there.',
      ],
    },
    {
      heading: 'What you put in',
      paragraphs: [
        'Pages, documents, prompts and pictures stay yours. You allow the service to store and process them as far as it must to run your agents.',
        'Only let an agent read websites that are yours or that you may use. You make sure that what your agents say is lawful and not misleading, above all where health, law or money is concerned.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: ['You do not use the service to:'],
      list: [
        'break the law or the rights of others;',
        'deceive people about whether they talk to a person when they sincerely ask;',
        'send messages nobody asked for;',
        'probe, overload or get around limits and protections;',
        'collect data of visitors beyond what they agreed to.',
      ],
    },
    {
      heading: 'Answers of agents',
      paragraphs: [
        'Agents answer by machine from what they were given. Answers can be wrong or out of date. Check them before you rely on them, and give your visitors another way to reach you.',
      ],
    },
    {
      heading: 'Plans, credits and payment',
      paragraphs: [
        'What a plan costs and contains is on the pricing page. Paid plans and add-ons are billed by the month in advance; usage is taken from credits as it happens.',
        'A plan that is cancelled stays until the end of its billing period and then becomes Free. Add-ons take effect the next billing cycle.',
      ],
    },
    {
      heading: 'Changes and end',
      paragraphs: [
        'You may delete agents and workspaces at any time. The operator may suspend an account that breaks these terms, after notice where the matter allows it.',
        'If these terms change to your disadvantage you are told by email at least 30 days before, and may leave until then.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The service is offered with care but without a promise that it never fails. Where the law allows it, liability for slight negligence is limited to what you paid in the twelve months before; liability for intent, gross negligence and harm to people is not limited.',
      ],
    },
  ],
}

export const TermsPage = legalPage(terms)
