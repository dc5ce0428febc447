/** Where an agency's admin signs in and reads; it is there at the agency's own hosts alone. */
export const agencyAdminPath = '/api/agency-admin'

/** What of an address carries the secret (spec 2 §2.8). */
export const secretParameter = 'secret'
