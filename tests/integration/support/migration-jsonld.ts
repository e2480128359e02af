/**
 * What pages say in JSON-LD, before and after: of which types. Only those are looked at by which search engines tell pages apart.
 */
import type { Page } from '../../support/page';
import { nodesOf } from './json-ld';

/** What a plugin printed, of a fixture. */
export interface Printed {
	jsonld_types?: string[] | null;
	/** Parts that may stand within others. */
	jsonld?: Record< string, unknown > | null;
}

/** The types of each page, by path, before and after. */
export type Types = Record< string, { theirs: string[]; ours: string[] } >;

/** Parts of others, which plugins put at the top or into what they are parts of, and what search engines make nothing of. */
const PARTS = [
	'ImageObject',
	'Place',
	'ReadAction',
	'SearchAction',
	'CommentAction',
];

/** What goes without saying where one of the others stands. */
const IMPLIED: Record< string, RegExp > = {
	WebPage: /Page$|^(?:RealEstateListing|.*Gallery)$/,
	CollectionPage: /^SearchResultsPage$/,
	Article: /(?:Article|Posting|^Report)$/,
	Organization:
		/^(?!WebSite|Person|BreadcrumbList|Recipe|Article|.*(?:Page|Article|Posting)$)/,
};

/** Of a page of a fixture. */
export function typesPrinted( { jsonld_types: types, jsonld }: Printed ) {
	return sensible( [
		...( types ?? [] ),
		...( jsonld?.breadcrumb ? [ 'BreadcrumbList' ] : [] ),
	] );
}

/** Of a page as it is now. */
export const typesOf = ( page: Page ) =>
	sensible( nodesOf( page ).flatMap( ( node ) => node[ '@type' ] ) );

function sensible( types: string[] ): string[] {
	const all = [ ...new Set( types ) ].filter(
		( type ) => ! PARTS.includes( type )
	);
	return all
		.filter(
			( type ) =>
				! all.some(
					( other ) =>
						other !== type && IMPLIED[ type ]?.test( other )
				)
		)
		.sort();
}

/** What pages do not say any more, as `path Type`; and on how many they say more than before, by type. */
export function changesOf( types: Types ) {
	const lost: string[] = [];
	const added: Record< string, number > = {};
	let kept = 0;
	for ( const [ path, { theirs, ours } ] of Object.entries( types ) ) {
		for ( const type of theirs ) {
			if ( ours.includes( type ) ) {
				kept++;
			} else {
				lost.push( `${ path } ${ type }` );
			}
		}
		for ( const type of ours.filter(
			( one ) => ! theirs.includes( one )
		) ) {
			added[ type ] = ( added[ type ] ?? 0 ) + 1;
		}
	}
	return { lost, added, kept };
}
