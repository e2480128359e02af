import type { BrowserContext } from '@playwright/test';

/**
 * Collects what no page of ours may do: print warnings or errors to the console, throw, or ask any host but
 * the site for anything.
 *
 * @param context
 * @param siteUrl
 * @return The list, which grows as pages run.
 */
export function watchPages(
	context: BrowserContext,
	siteUrl: string
): string[] {
	const problems: string[] = [];
	context.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) ) {
			const { url } = message.location();
			problems.push(
				`${ message.type() }: ${ message.text() } (${ url })`
			);
		}
	} );
	context.on( 'weberror', ( error ) => {
		const { name, message, stack } = error.error();
		problems.push(
			`exception on ${ error.page()?.url() }: ${ stack || `${ name }: ${ message }` }`
		);
	} );
	context.on( 'request', ( request ) => {
		const url = request.url();
		if (
			! url.startsWith( siteUrl ) &&
			! /^(data|blob|about):/.test( url )
		) {
			problems.push( `request to another host: ${ url }` );
		}
	} );
	return problems;
}
