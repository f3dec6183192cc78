/** Where an identity provider leads back to. */
export const CALLBACK_PATH = '/api/v1/auth/custom-oauth/callback';
