/** How long the 'Unauthorized' toast is seen before the sign-in begins. */
export const LOGIN_REDIRECT_DELAY_MS = 500;
