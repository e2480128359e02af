/** As in playwright.config.ts: on busy machines in CI a test gets a second try, and its first error is printed. */
if ( process.env.CI ) {
	jest.retryTimes( 1, { logErrorsBeforeRetry: true } );
}
