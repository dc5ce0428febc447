export { EventsScreen as Component } from '#features/library/events/events-screen.tsx'
