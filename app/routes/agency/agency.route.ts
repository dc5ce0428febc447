/** One step more, so that the shell, which everybody loads, need not name every file of a screen few open. */
export const load = () => import('./agency-with-fonts.ts').then((m) => m.AgencyScreen)
