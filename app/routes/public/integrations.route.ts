export { IntegrationsScreen as Component } from '#features/public/integrations/integrations-screen.tsx'
