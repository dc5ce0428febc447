export { DemoScreen as Component } from '#features/public/product/demo-screen.tsx'
