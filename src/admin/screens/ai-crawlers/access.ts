import type { AiCrawler } from '../../../../store';
import type { Settings } from '../../../../store/settings/types';

/** The setting: "block" or "allow" by user agent token. */
export type Access = Settings[ 'ai_crawlers' ];

/**
 * The setting with some crawlers blocked or allowed. Those that are allowed are left out: taking a change back leaves nothing unsaved.
 *
 * @param all       The setting.
 * @param names     User agent tokens.
 * @param isBlocked Whether to block them.
 */
export function withAccess(
	all: Access,
	names: readonly string[],
	isBlocked: boolean
): Access {
	const others = Object.fromEntries(
		Object.entries( all ).filter( ( [ name ] ) => ! names.includes( name ) )
	);
	return isBlocked
		? {
				...others,
				...Object.fromEntries(
					names.map( ( name ) => [ name, 'block' as const ] )
				),
			}
		: others;
}

/**
 * What is added to robots.txt, as the server does it (Pharos\RobotsTxt\Groups).
 *
 * @param all      The setting.
 * @param crawlers All of them.
 */
export function groupOf( all: Access, crawlers: readonly AiCrawler[] ): string {
	const blocked = crawlers.filter(
		( { name, named } ) => ! named && all[ name ] === 'block'
	);
	return blocked.length === 0
		? ''
		: [
				...blocked.map( ( { name } ) => `User-agent: ${ name }` ),
				'Disallow: /',
			].join( '\n' );
}
