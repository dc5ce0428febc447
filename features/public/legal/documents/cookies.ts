import type { LegalDocument } from '../legal-document.ts'
import { legalPage } from '../legal-screen.tsx'

/** What is kept in browsers. (/legal/cookie-policy) */
export const cookies: LegalDocument = {
  title: 'Cookie policy',
  lead: '{brand} sets one cookie, and only for people who sign in.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'The cookie',
      paragraphs: [
        'When you sign in, a cookie named auth_token (with the prefix __Host- on secure addresses) keeps you signed in for 30 days. Scripts cannot read it. Signing out ends it. Without it there is no way to tell that it is you, so it needs no consent.',
      ],
    },
    {
      heading: 'Values in your browser',
      paragraphs: [
        'Some choices are remembered in the storage of your browser and never sent along by themselves:',
      ],
      list: [
        'user_id and vg_user_data: who is signed in, with your name and email address;',
        'selected_workspace: which workspace you work in;',
        'session_bearer_token: the public number of your session, which is not a key;',
        'vg_bucket: the region of your workspace;',
        'vg_theme and the width of the navigation: how the app looks;',
        'vg_shortcuts and vg_recent_commands: whether keys are shortcuts, and what you chose last in the search;',
        'vg_browser_notices and vg_told: whether you want notifications of your browser, and which conversations you were told of;',
        'vg_loaded: that you have seen the loading screen;',
        'vg_ref, vg_utm_source, ps_xid and tolt_referral: the link that brought you here, until you sign up;',
        'what you typed in the onboarding, until it is finished.',
      ],
    },
    {
      heading: "Visitors of an agent's widget",
      paragraphs: [
        'The widget sets no cookie. After the first message it keeps a key to the running conversation in the storage of the tab, which ends with the tab.',
      ],
    },
    {
      heading: 'Others',
      paragraphs: [
        'No page of {brand} loads anything from advertising or tracking companies. Fonts, icons and scripts come from this installation.',
      ],
    },
  ],
}

export const CookiesPage = legalPage(cookies)
