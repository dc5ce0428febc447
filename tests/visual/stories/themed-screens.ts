import type { ListedComponent } from './catalogue.ts'

/** Screens that are compared in all fixture themes every day: one story at rest for each thing they show. */
export const themedScreens: readonly ListedComponent[] = [
  {
    name: 'agency-settings',
    stories: [
      { id: 'agency-agency--default', name: 'Overview' },
      { id: 'agency-agency--start-trial', name: 'Without access' },
      { id: 'agency-domains-panel--not-verified', name: 'Domains' },
      { id: 'agency-email--records-to-add', name: 'Email' },
      { id: 'agency-agency--theme', name: 'Theme' },
      { id: 'agency-custom-tabs--default', name: 'Custom Tabs' },
      { id: 'agency-agency--footer', name: 'Footer' },
    ],
  },
]
