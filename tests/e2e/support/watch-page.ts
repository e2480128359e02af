import type {
	BrowserContext,
	ConsoleMessage,
	Request,
	WebError,
} from '@playwright/test';

/**
 * Collects forbidden activity of all pages: warnings and errors on the console, exceptions, and requests to other
 * hosts.
 *
 * @param context
 * @param siteUrl
 * @return The list, which grows while pages run, and the function that ends the collection.
 */
export function watchPages( context: BrowserContext, siteUrl: string ) {
	const problems: string[] = [];
	const onConsole = ( message: ConsoleMessage ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) ) {
			const { url } = message.location();
			problems.push(
				`${ message.type() }: ${ message.text() } (${ url })`
			);
		}
	};
	const onError = ( error: WebError ) => {
		const { name, message, stack } = error.error();
		problems.push(
			`exception on ${ error.page()?.url() }: ${ stack || `${ name }: ${ message }` }`
		);
	};
	const onRequest = ( request: Request ) => {
		const url = request.url();
		if (
			! url.startsWith( siteUrl ) &&
			! /^(data|blob|about):/.test( url )
		) {
			problems.push( `request to another host: ${ url }` );
		}
	};
	context.on( 'console', onConsole );
	context.on( 'weberror', onError );
	context.on( 'request', onRequest );
	return {
		problems,
		stop() {
			context.off( 'console', onConsole );
			context.off( 'weberror', onError );
			context.off( 'request', onRequest );
		},
	};
}
