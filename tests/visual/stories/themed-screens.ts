import type { ListedComponent, ListedStory } from './catalogue.ts'

/** A story of a screen. */
export interface ThemedStory extends ListedStory {
  /** Something on it turns for as long as it is shown, so that nothing that ends is waited for. */
  isBusy?: boolean
}

/** Screens that belong together; their pictures are one sheet, recorded and looked at together. */
export interface ThemedScreens extends ListedComponent {
  stories: ThemedStory[]
}

/** Screens that are compared in all fixture themes every day: one story at rest for each state they show. */
export const themedScreens: readonly ThemedScreens[] = [
  {
    name: 'agency-settings',
    stories: [
      { id: 'agency-agency--default', name: 'Overview' },
      { id: 'agency-agency--start-trial', name: 'Without access' },
      { id: 'agency-agency--theme', name: 'Theme' },
      { id: 'agency-agency--auto-billing', name: 'Auto Billing' },
      { id: 'agency-agency--footer', name: 'Footer' },
    ],
  },
  {
    name: 'agency-domains',
    stories: [
      { id: 'agency-domains-panel--default', name: 'None' },
      { id: 'agency-domains-panel--not-verified', name: 'Records missing' },
      { id: 'agency-domains-panel--certificate-coming', name: 'Certificate', isBusy: true },
      { id: 'agency-domains-panel--live', name: 'Live' },
      { id: 'agency-domains-panel--failing', name: 'Failing' },
      { id: 'agency-domains-panel--proven-elsewhere', name: 'Held elsewhere' },
    ],
  },
  {
    name: 'agency-email',
    stories: [
      { id: 'agency-email--default', name: 'None' },
      { id: 'agency-email--records-to-add', name: 'Records to add' },
      { id: 'agency-email--pending', name: 'Pending' },
      { id: 'agency-email--verified', name: 'Verified' },
      { id: 'agency-email--temporary-failure', name: 'Temporary failure' },
      { id: 'agency-email--failure', name: 'Failure' },
    ],
  },
  {
    name: 'agency-tabs',
    stories: [
      { id: 'agency-custom-tabs--default', name: 'List' },
      { id: 'agency-custom-tabs--editing', name: 'Editor' },
      { id: 'agency-tab-preview--default', name: 'Preview' },
      { id: 'agency-tab-preview--no-such-tab', name: 'No such tab' },
    ],
  },
  {
    name: 'domain-concierge',
    stories: [
      { id: 'agency-domain-concierge--default', name: 'Wrong target' },
      { id: 'agency-domain-concierge--on-its-way', name: 'On its way' },
      { id: 'agency-domain-concierge--claimed-elsewhere', name: 'Claimed elsewhere' },
      { id: 'agency-domain-concierge--issuer-forbidden', name: 'Issuer forbidden' },
      { id: 'agency-domain-concierge--live', name: 'Live' },
      { id: 'public-site-domain-status--wrong-target', name: 'For a developer' },
      { id: 'public-site-domain-status--invalid', name: 'Link is over' },
    ],
  },
  {
    name: 'agency-hosts',
    stories: [
      { id: 'agency-welcome--default', name: 'Welcome' },
      { id: 'agency-enter--forbidden', name: 'Secret is wrong' },
      { id: 'agency-enter--tries-again', name: 'Not reached' },
      { id: 'agency-admin--default', name: 'Dashboard' },
      { id: 'agency-admin--own-tab', name: 'Own tab' },
      { id: 'agency-admin--signed-out', name: 'Signed out' },
      { id: 'agency-client-pages--login', name: 'Login' },
    ],
  },
]
