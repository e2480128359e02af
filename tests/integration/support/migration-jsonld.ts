/**
 * The types in the structured data of pages, before and after. Only types that search engines use to distinguish pages
 * are compared.
 */
import type { Page } from '../../support/page';
import { nodesOf } from './json-ld';

/** The output of a plugin in a fixture. */
export interface Printed {
	jsonld_types?: string[] | null;
	/** Nodes that may be nested. */
	jsonld?: Record< string, unknown > | null;
}

/** The types of each page, by path, before and after. */
export type Types = Record< string, { theirs: string[]; ours: string[] } >;

/** Types of nested nodes, which plugins output at the top level or nested, and which search engines don't use. */
const PARTS = [
	'ImageObject',
	'Place',
	'ReadAction',
	'SearchAction',
	'CommentAction',
];

/** Types that are implied by others. */
const IMPLIED: Record< string, RegExp > = {
	WebPage: /Page$|^(?:RealEstateListing|.*Gallery)$/,
	CollectionPage: /^SearchResultsPage$/,
	Article: /(?:Article|Posting|^Report)$/,
	Organization:
		/^(?!WebSite|Person|BreadcrumbList|Recipe|Article|.*(?:Page|Article|Posting)$)/,
};

/** The types of a page in a fixture. */
export function typesPrinted( { jsonld_types: types, jsonld }: Printed ) {
	return sensible( [
		...( types ?? [] ),
		...( jsonld?.breadcrumb ? [ 'BreadcrumbList' ] : [] ),
	] );
}

/** The types of a current page. */
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

/** The types that pages have lost, as `path Type`; and the number of pages with additional types, by type. */
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
