/**
 * The analysis of the site, and sites with seeded faults.
 */
import type {
	CheckItem,
	CheckKind,
	CheckReport,
	CheckStatus,
} from '../../../store/analysis/types';
import { site } from './site';

/**
 * Runs one check now; undefined where it has nothing to judge.
 *
 * @param kind
 * @param check Its id.
 * @param url   The one page that it looks at, instead of the home page and some others.
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
	/** The one page that it is about, where the home page and the others need not be looked at. */
	url?: () => string;
	/** Makes the fault on a site that is in order. */
	seed: () => Promise< unknown >;
	status: Exclude< CheckStatus, 'success' >;
	/** What is said, at least. */
	message: RegExp;
	/** Where it is mended: of the check's own link, or the first in its description. None: nothing in the site mends it. */
	fix?: RegExp;
	/** What a person does there. */
	mend: ( url: URL ) => Promise< unknown >;
	/** More that has to be true of what is said. */
	expects?: ( item: CheckItem ) => void;
}

/** Each check passes on a site in order, fails with the fault, leads to where it is mended, and passes then. */
export function describeFaults( kind: CheckKind, faults: Fault[] ): void {
	it.each( faults.map( ( fault ) => [ fault.title, fault ] as const ) )(
		'%s',
		async (
			_title,
			{ check, url, seed, status, message, fix, mend, ...rest }
		) => {
			expect( await runCheck( kind, check, url?.() ) ).toMatchObject( {
				status: 'success',
				fix: null,
			} );

			await seed();

			const item = ( await runCheck(
				kind,
				check,
				url?.()
			) ) as CheckItem;
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

			expect( await runCheck( kind, check, url?.() ) ).toMatchObject( {
				status: 'success',
			} );
		}
	);
}

/** The check's own link, or the first that its description has. */
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

/** The setting that a link leads to: `{ route: '/general', setting: 'page_title' }`. */
export function settingOf( url: URL ): { route: string; setting: string } {
	expect( url.searchParams.get( 'page' ) ).toBe( 'pharos_settings' );
	const [ route = '', query = '' ] = url.hash.slice( 1 ).split( '?' );
	return {
		route,
		setting: new URLSearchParams( query ).get( 'setting' ) ?? '',
	};
}
