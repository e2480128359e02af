/** The site analysis, and sites with simulated issues. */
import type {
	CheckItem,
	CheckKind,
	CheckReport,
	CheckStatus,
} from '../../../store/analysis/types';
import { site } from './site';

/**
 * Runs one check now; undefined if it doesn't apply.
 *
 * @param kind
 * @param check The check's id.
 * @param url   The only page to read, instead of the home page and a sample.
 */
export async function runCheck(
	kind: CheckKind,
	check: string,
	url = ''
): Promise< CheckItem | undefined > {
	const admin = await site.as( 'admin' );
	const { status, body } = await admin.rest< CheckReport >(
		'GET',
		`/pharos/v1/checks/${ kind }?force=true&check=${ check }&url=${ encodeURIComponent( url ) }`
	);
	expect( status ).toBe( 200 );
	return body.data[ check ];
}

export interface Fault {
	/** "a page has no title". */
	title: string;
	check: string;
	/** The only page that it concerns, if the home page and the sample aren't necessary. */
	url?: () => string;
	/** Creates the issue on a site without issues. */
	seed: () => Promise< unknown >;
	status: Exclude< CheckStatus, 'success' >;
	/** A part of the message. */
	message: RegExp;
	/**
	 * The link that fixes it: of the check itself, or the first in its description. None if it can't be fixed within
	 * the site.
	 */
	fix?: RegExp;
	/** Fixes the issue on the linked screen. */
	mend: ( url: URL ) => Promise< unknown >;
	/** Further expectations of the item. */
	expects?: ( item: CheckItem ) => void;
}

/**
 * Tests that each check passes without issues, fails with the issue, links to the fix, and then passes, which is also
 * what the next issue for the same check begins with.
 */
export function describeFaults( kind: CheckKind, faults: Fault[] ): void {
	const passed = new Set< string >();
	it.each( faults.map( ( fault ) => [ fault.title, fault ] as const ) )(
		'%s',
		async (
			_title,
			{ check, url, seed, status, message, fix, mend, ...rest }
		) => {
			const run = () => runCheck( kind, check, url?.() );
			const subject = `${ check } ${ url?.() }`;
			if ( ! passed.delete( subject ) ) {
				expect( await run() ).toMatchObject( {
					status: 'success',
					fix: null,
				} );
			}

			await seed();

			const item = ( await run() ) as CheckItem;
			expect( item ).toMatchObject( {
				status,
				message: expect.stringMatching( message ),
				ignore: false,
				not_fixable: fix === undefined,
			} );
			expect( item.description ).not.toEqual( [] );
			const link = fixOf( item );
			if ( fix ) {
				expect( link ).toMatch( fix );
			}
			rest.expects?.( item );

			await mend( new URL( link ?? site.url ) );

			expect( await run() ).toMatchObject( {
				status: 'success',
				fix: null,
			} );
			passed.add( subject );
		}
	);
}

/** The check's own link, or the first in its description. */
export function fixOf( item: CheckItem ): string | undefined {
	return (
		item.fix?.url ??
		item.description
			.flatMap( ( part ) => {
				if ( typeof part === 'string' || 'list' in part ) {
					return [];
				}
				return 'links' in part ? part.links : part.images;
			} )
			.find( ( link ) => link.fix )?.fix?.url
	);
}

/** The setting that a link opens: `{ route: '/general', setting: 'page_title' }`. */
export function settingOf( url: URL ): { route: string; setting: string } {
	expect( url.searchParams.get( 'page' ) ).toBe( 'pharos_settings' );
	const [ route = '', query = '' ] = url.hash.slice( 1 ).split( '?' );
	return {
		route,
		setting: new URLSearchParams( query ).get( 'setting' ) ?? '',
	};
}
