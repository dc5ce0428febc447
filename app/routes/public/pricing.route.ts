export { PricingScreen as Component } from '#features/public/pricing/pricing-screen.tsx'
