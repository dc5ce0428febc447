/** Text and code of each error status when a case has no words of its own; mocks and server share it. */
export const defaultErrors = {
  400: { code: 'bad_request', message: 'The request could not be read.' },
  401: { code: 'unauthenticated', message: 'Please sign in.' },
  403: { code: 'forbidden', message: 'You do not have access to do this.' },
  404: { code: 'not_found', message: 'This does not exist, or you have no access to it.' },
  405: { code: 'method_not_allowed', message: 'This address does not take that method.' },
  408: { code: 'timeout', message: 'The request took too long to arrive.' },
  409: { code: 'conflict', message: 'Someone else changed this meanwhile.' },
  413: { code: 'too_large', message: 'The request is too large.' },
  415: { code: 'unsupported_type', message: 'Send JSON with a JSON content type.' },
  422: { code: 'validation_failed', message: 'Please check the highlighted fields.' },
  429: { code: 'rate_limited', message: 'Too many requests. Please wait a moment and try again.' },
  431: { code: 'headers_too_large', message: 'The request headers are too large.' },
  500: { code: 'internal', message: 'Something went wrong on our side.' },
  502: {
    code: 'dependency_failed',
    message: 'A service this needs did not answer properly. Please try again.',
  },
  503: { code: 'unavailable', message: 'This is not available right now. Please try again.' },
} as const satisfies Record<number, { code: string; message: string }>

/** An error status the wire knows. */
export type ErrorStatus = keyof typeof defaultErrors
