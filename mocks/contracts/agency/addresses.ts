/** Addresses of pages: an agency. */
export const agencyAddresses = ['/app/:region/agency', '/app/:region/c/:href'] as const
