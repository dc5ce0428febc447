/** What the product is called on our own hosts; the server tells it to pages, and no build of the app holds it. */
export const productName = 'VoiceGlow'
