import { parseFragment } from '../../support/html';
import { childrenOf, elementsOf, textOf } from './html-sitemap';
import { site } from './site';

export interface Breadcrumbs {
	/** Such as "Home > Tea"; the last one is the page itself. */
	trail: string;
	/** The URLs of the links, without the site URL. */
	links: string[];
	/** The number of items marked as the current page. */
	current: number;
}

/** All breadcrumbs in a page or a part of one. */
export const breadcrumbsIn = ( html: string ): Breadcrumbs[] =>
	elementsOf( parseFragment( html ), 'pharos-breadcrumbs' ).map( ( nav ) => {
		const items = childrenOf( nav, 'ol' )
			.flatMap( ( list ) => childrenOf( list, 'li' ) )
			.flatMap( ( item ) => childrenOf( item ) );
		const values = ( wanted: string ) =>
			items.flatMap( ( { attrs } ) =>
				attrs.filter( ( { name } ) => name === wanted )
			);
		return {
			trail: items.map( textOf ).join( ' > ' ),
			links: values( 'href' ).map( ( { value } ) =>
				value.replace( site.url, '' )
			),
			current: values( 'aria-current' ).length,
		};
	} );
