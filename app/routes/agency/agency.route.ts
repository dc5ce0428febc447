// A family agencies may choose, which the app itself does not load.
import '@fontsource-variable/dm-sans'

export { AgencyScreen as Component } from '#features/agency/settings/agency-screen.tsx'
