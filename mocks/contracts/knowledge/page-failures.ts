/** Why a page could not be read on its own, in the product's words. */
export const pageFailures = {
  robots: 'The website asks readers to leave this page alone (robots.txt).',
  'robots-away': 'The website did not say which pages may be read: its robots.txt could not be had.',
  'page-too-large': 'The page is too large to read.',
  'page-too-complex': 'The page is built in a way that takes too long to read.',
  'page-empty': 'The page shows no text that could be read.',
  'no-sitemap': 'There is no site map at this address.',
  'given-up': 'Reading this page was interrupted several times. Please try again.',
  interrupted: 'The search was interrupted. Please try again.',
} as const
