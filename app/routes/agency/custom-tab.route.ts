export { TabPreviewScreen as Component } from '#features/agency/tabs/tab-preview-screen.tsx'
