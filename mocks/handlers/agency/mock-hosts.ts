/** Hosts of the product, as the mocks have it. */
export const mockHosts = ['localhost', '127.0.0.1']
