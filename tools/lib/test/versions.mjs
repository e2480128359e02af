/**
 * Jobs of `npm test -- --versions`: what runs on one version of PHP, WordPress and one browser otherwise, on the others that are supported.
 */
import { findFirefox } from '../firefox.mjs';
import { phpVersions } from '../php-versions.mjs';
import { ensureWordPress, olderWordPress } from '../wordpress.mjs';
import { jestJobs } from './jest-jobs.mjs';
import { playwrightJobs } from './playwright-jobs.mjs';

/**
 * @param {import('../suites.mjs').Wanted}                          wanted
 * @param {{smoke: string[], browser: string[], firefox: string[]}} files  Test files by where they run: smoke tests everywhere.
 * @return {Promise<import('./job.mjs').Job[]>} The jobs; for what can't be had, one with `leftOut`.
 */
export async function versionJobs( wanted, files ) {
	const jest = ( variant, options ) =>
		jestJobs( {
			...wanted,
			suite: 'versions',
			variant,
			project: 'integration',
			needsBuild: true,
			...options,
		} );

	const onPhp = ( php ) =>
		jest( `PHP ${ php }`, {
			files: files.smoke,
			server: { ...wanted.playground, php },
			// The tests compare it with that of the site.
			env: { PHAROS_PHP: php },
		} );

	const onWordPress = async ( wp ) => {
		const variant = `WordPress ${ wp }`;
		try {
			await ensureWordPress( wp );
		} catch ( { message } ) {
			return [ leftOut( variant, message ) ];
		}
		const server = { ...wanted.browserServer, wp };
		const env = { PHAROS_WP: wp };
		return [
			...jest( variant, { files: files.smoke, server, env } ),
			...playwrightJobs( {
				...wanted,
				suite: 'versions',
				variant,
				files: files.browser,
				browserServer: server,
			} ),
		];
	};

	const inFirefox = () => {
		const path = findFirefox();
		return path
			? jest( 'Firefox', {
					project: 'firefox',
					files: files.firefox,
					server: wanted.browserServer,
					env: { PHAROS_FIREFOX: path },
				} ).map( ( job ) => ( { ...job, isBrowsers: true } ) )
			: [ leftOut( 'Firefox', 'skipped: no Firefox' ) ];
	};

	const jobs = phpVersions.flatMap( onPhp );
	// With --wp, another one was asked for. One after the other: each is a download.
	for ( const wp of wanted.wp ? [] : olderWordPress ) {
		jobs.push( ...( await onWordPress( wp ) ) );
	}
	return [ ...jobs, ...inFirefox() ];
}

const leftOut = ( title, why ) => ( {
	suite: 'versions',
	title,
	leftOut: why,
} );
