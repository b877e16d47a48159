/**
 * Values of the header `X-Session`, by which a web app asks that a cookie holds its refresh token: one for each side,
 * because both apps have the same origin.
 */
export const sessionHeaders = { staff: 'cookie', customer: 'customer-cookie' } as const;

export type SessionHeader = (typeof sessionHeaders)[keyof typeof sessionHeaders];
