import { paths } from '#features/shared/paths.ts'
import { screen } from './screen.ts'

/** What a workspace shows its clients. */
export const agencyScreens = [
  screen(paths.agency, 'Agency', () => import('./agency/agency.route.ts').then((m) => m.Component)),
  screen(paths.customTab, 'Custom tab', () =>
    import('./agency/custom-tab.route.ts').then((m) => m.Component),
  ),
]
